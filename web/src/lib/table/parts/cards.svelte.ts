// Cards of words about what is pointed at, focused or tapped: one at a time, whoever asks, drawn by CardHost.
import type { Attachment } from 'svelte/attachments';
import { pointAt } from '$lib/rules/shown.svelte';
import { explains } from '$lib/ui/explain';
import type { Around } from './beside';
import type { Part } from './preview';

export interface Line {
  text: string;
  tone?: 'refused' | 'possible' | 'quiet' | undefined;
}

export interface Card {
  title: string;
  /** Sentences, one under another. */
  lines?: string[];
  /** What depends on the moment: who stands there, what can be done, what was refused. */
  notes?: Line[] | undefined;
  /** What is explained piece by piece, such as the levels of a technology: those that are reached are marked. */
  rows?: { name: string; text: string; here?: boolean }[] | undefined;
  cost?: Part[];
  /** Why it cannot be had now. */
  refusal?: string | undefined;
  /** The paragraph of the rules about it. */
  rule?: string | undefined;
}

interface Shown {
  content: () => Card;
  anchor: DOMRect;
  around: Around;
  /** Whether the pointer may come to it, to go on to the rules. */
  led: boolean;
}

let shown = $state.raw<Shown | null>(null);
let owner: unknown = null;

export const card = (): Shown | null => shown;

/** Shows a card for somebody; the card of anybody else goes. */
export function showCard(of: unknown, content: () => Card, anchor: DOMRect, around: Around = {}, led = true): void {
  holdCard();
  owner = of;
  shown = { content, anchor, around, led };
}

/** Hides a card; that of somebody, if it is still theirs. */
export function hideCard(of?: unknown): void {
  if (of !== undefined && of !== owner) return;
  if (shown?.led) pointAt(null);
  shown = null;
  owner = null;
}

/** A pointer that leaves what is described has a moment to come to the card, which leads to the rules. */
let leaving: ReturnType<typeof setTimeout> | undefined;
export const holdCard = (): void => clearTimeout(leaving);
export function releaseCard(): void {
  clearTimeout(leaving);
  leaving = setTimeout(hideCard, 220);
}

/** Shows a card for a node while it is asked about. */
export function describe(content: () => Card): Attachment<HTMLElement> {
  return (node) => {
    const hide = () => hideCard(node);
    return explains({
      show: () => {
        showCard(node, content, node.getBoundingClientRect());
        pointAt(content().rule ?? null);
      },
      hide,
      isShown: () => owner === node,
      leave: () => (content().rule ? releaseCard() : hide()),
    })(node);
  };
}
