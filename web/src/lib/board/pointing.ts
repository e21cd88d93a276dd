/** What points at things on the board: a mouse that moves, a finger, the focus that somebody moved. */
import { focusReturns } from '$lib/ui/focus';
import { mouseRests } from '$lib/ui/pointer';
import type { Pointed } from './pointed';

type Point = (pointed: Pointed | null) => void;

/**
 * The listeners of something that can be pointed at. What comes under a mouse that has just clicked, and what gets the
 * focus back, was not asked about: a worker that was taken back leaves a space that nobody wants explained.
 */
export const pointing = (pointed: Pointed, onpoint: Point) => ({
  onpointerenter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !mouseRests()) onpoint(pointed);
  },
  onpointermove: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !mouseRests()) onpoint(pointed);
  },
  onpointerleave: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onpoint(null);
  },
  onfocus: ({ currentTarget }: FocusEvent) => {
    if ((currentTarget as Element).matches(':focus-visible') && !focusReturns()) onpoint(pointed);
  },
  onblur: () => onpoint(null),
});
