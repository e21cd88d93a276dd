// What a replay fetches when somebody asks for the review.
export { default as JudgementMark } from './JudgementMark.svelte';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export { default as ReviewStrip } from './ReviewStrip.svelte';
export { turnAt } from './moments';
export { Reviewing } from './reviewing.svelte';
