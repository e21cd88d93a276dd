// Cards of words beside what is pointed at, focused or tapped: one at a time, drawn by CardHost.
import type { Attachment } from 'svelte/attachments';
import { pointAt } from '$lib/rules/shown.svelte';
import type { Part } from './preview';

export interface Card {
  title: string;
  /** Sentences, one under another. */
  lines?: string[];
  cost?: Part[];
  /** Why it cannot be had now. */
  refusal?: string | undefined;
  /** The paragraph of the rules about it. */
  rule?: string | undefined;
}

let shown = $state.raw<{ card: Card; anchor: DOMRect } | null>(null);
let owner: Element | null = null;

export const card = (): { card: Card; anchor: DOMRect } | null => shown;

export function hideCard(): void {
  if (shown?.card.rule) pointAt(null);
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

/** Shows a card for a node while it is pointed at or has the focus; by touch from a tap to the next. */
export function describe(content: () => Card): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      holdCard();
      owner = node;
      shown = { card: content(), anchor: node.getBoundingClientRect() };
      pointAt(shown.card.rule ?? null);
    };
    const hide = () => {
      clearTimeout(timer);
      if (owner === node) hideCard();
    };
    const leave = () => {
      clearTimeout(timer);
      if (owner === node && shown?.card.rule) releaseCard();
      else hide();
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') timer = setTimeout(show, 180);
    };
    const focus = () => node.matches(':focus-visible') && show();
    const tap = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return hide();
      if (owner === node) hideCard();
      else show();
    };
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerup', tap);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', hide);
    return () => {
      hide();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerup', tap);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', hide);
    };
  };
}

const gap = 10;
const margin = 8;
// The tools above stay in reach, and if possible the bar below.
const header = 52;
const footer = 84;

interface Place {
  left: number;
  top: number;
}

/**
 * Where something beside an anchor fits on the screen; where there is room, clear of what the anchor is a part of: on
 * the side that the anchor is nearest to. A lesson stays readable: it says what to choose.
 */
export function beside(anchor: DOMRect, width: number, height: number, whole?: DOMRect): Place {
  const lesson = document.querySelector('[data-lesson]')?.getBoundingClientRect();
  const covers = ({ left, top }: Place) =>
    lesson !== undefined &&
    left < lesson.right &&
    left + width > lesson.left &&
    top < lesson.bottom &&
    top + height > lesson.top;
  const places = [...(whole ? outside(whole, anchor, width, height) : []), next(anchor, width, height)];
  const clear = places.find((place) => !covers(place));
  if (clear || !lesson) return clear ?? places[0]!;
  // Where every side lies over it, there is room on its own right.
  const { left, top } = places[0]!;
  const right = lesson.right + gap;
  return right + width <= innerWidth - margin ? { left: right, top } : { left, top };
}

/** All sides of something that have room, the nearest to the anchor first. */
function outside(whole: DOMRect, anchor: DOMRect, width: number, height: number): Place[] {
  const x = anchor.left + anchor.width / 2;
  const y = anchor.top + anchor.height / 2;
  const across = { left: clamp(x - width / 2, margin, innerWidth - width - margin) };
  const along = { top: clamp(y - height / 2, header, innerHeight - height - footer) };
  const sides = [
    { away: x - whole.left, left: whole.left - gap - width, ...along },
    { away: whole.right - x, left: whole.right + gap, ...along },
    { away: y - whole.top, top: whole.top - gap - height, ...across },
    { away: whole.bottom - y, top: whole.bottom + gap, ...across },
  ].sort((a, b) => a.away - b.away);
  const fits = ({ left, top }: Place) =>
    left >= margin && left + width <= innerWidth - margin && top >= header && top + height <= innerHeight - footer;
  return sides.filter(fits);
}

function next(anchor: DOMRect, width: number, height: number): Place {
  const right = anchor.right + gap;
  const fitsRight = right + width <= innerWidth - margin;
  const left = fitsRight ? right : anchor.left - gap - width;
  // Beside a button of the bar there are others, which must not be covered.
  if (anchor.top > innerHeight - 130)
    return { left: clamp(anchor.left, margin, innerWidth - width - margin), top: anchor.top - gap - height };
  const top = anchor.top + anchor.height / 2 - height / 2;
  // Where neither side has room, below or above does.
  if (left < margin) {
    const under = anchor.bottom + gap + height <= innerHeight - margin;
    return {
      left: clamp(anchor.left + anchor.width / 2 - width / 2, margin, innerWidth - width - margin),
      top: clamp(under ? anchor.bottom + gap : anchor.top - gap - height, header, innerHeight - height - margin),
    };
  }
  return { left, top: clamp(top, header, innerHeight - height - margin) };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
