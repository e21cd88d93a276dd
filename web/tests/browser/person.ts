import type { Page } from '@playwright/test';
import { answered } from './settings';

/** What the page offers to click, as a person would see it. */
type Kind = 'over' | 'keep' | 'menu' | 'trade' | 'chip' | 'decline' | 'tile' | 'place' | 'pick' | 'beg' | 'end';
interface Offer {
  kind: Kind;
  words: string;
}

/** Somebody who plays by clicking what the board, the menus and the bar offer, and reads nothing else. */
export class Person {
  readonly page: Page;
  clicks = 0;
  /** What was clicked, for the message of a test that fails. */
  readonly deeds: string[] = [];
  #chance: number;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.#chance = seed;
  }

  /** Clicks until the result is shown. */
  async playToEnd(): Promise<void> {
    while ((await this.step()) !== 'over');
  }

  /** Clicks until somebody else is to move, or the game is over. */
  async playTurn(): Promise<'over' | 'ended'> {
    for (;;) {
      const did = await this.step();
      if (did === 'over') return 'over';
      if (did === 'end') return 'ended';
    }
  }

  /** Waits until there is something to do, and does one thing. */
  async step(): Promise<Kind> {
    const offers = await this.ready();
    if (offers[0]?.kind === 'over') return 'over';
    const index = this.#choose(offers);
    const offer = offers[index];
    if (!offer) throw new Error(`nothing can be done here; before: ${this.deeds.slice(-6).join(' | ')}`);
    const handle = await this.page.evaluateHandle(
      (index) => (window as unknown as { offers: Element[] }).offers[index],
      index,
    );
    this.deeds.push(`${offer.kind}: ${offer.words}`);
    await handle.asElement()?.click();
    this.clicks += 1;
    await answered(this.page);
    return offer.kind;
  }

  /** What there is to do, as soon as there is something, or the game is over. */
  async ready(): Promise<Offer[]> {
    await answered(this.page);
    const found = await this.page.waitForFunction(offersNow, undefined, { timeout: 30_000 });
    return (await found.jsonValue()) ?? [];
  }

  /** What a beginner would do: finish what is asked, place or pick up one worker, end the turn. */
  #choose(offers: Offer[]): number {
    const of = (...kinds: Kind[]) => offers.flatMap((offer, i) => (kinds.includes(offer.kind) ? [i] : []));
    for (const kinds of [['keep'], ['trade'], ['menu'], ['tile', 'chip']] as Kind[][]) {
      const found = of(...kinds);
      if (found.length > 0) return this.#any(found);
    }
    if (of('end').length > 0) return of('end')[0]!;
    const [place, pick] = [of('place'), of('pick')];
    if (pick.length > 0 && (place.length === 0 || this.#random() < 0.5)) return this.#any(pick);
    if (place.length > 0) return this.#any(place);
    return of('decline', 'beg')[0] ?? -1;
  }

  #any(indices: number[]): number {
    return indices[Math.floor(this.#random() * indices.length)] ?? -1;
  }

  #random(): number {
    this.#chance = (Math.imul(this.#chance, 1103515245) + 12345) & 0x7fffffff;
    return (this.#chance >>> 8) / 0x800000;
  }
}

/**
 * Runs in the page: everything to click that stands for an option, kept in `window.offers` in the same order; null if
 * there is nothing. Once the ranking is shown there is only that.
 */
function offersNow(): Offer[] | null {
  if (document.querySelector('[role="dialog"] table tfoot')) return [{ kind: 'over', words: '' }];
  const found: { kind: Kind; words: string; element: Element }[] = [];
  const take = (kind: Kind, selector: string, fits: (words: string, element: Element) => boolean = () => true) => {
    for (const element of document.querySelectorAll(selector)) {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const usable = element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled');
      if (usable && element.checkVisibility() && fits(words, element)) found.push({ kind, words, element });
    }
  };
  const region = '[role="region"][aria-label="Decision"]';
  take('keep', '[role="dialog"] button', (words) => words === 'Keep these two');
  take('trade', '[role="group"][aria-label="Market"] button', (words) => /^Trade/.test(words));
  const menus = '[role="dialog"] ul button, section[aria-label^="Which action"] ul button';
  take('menu', menus, (_, element) => element.closest('[aria-label="Suggested turn"]') === null);
  take('chip', `${region} ul button`, (words) => !/^No (more|action)/.test(words));
  take('decline', `${region} ul button`, (words) => /^No (more|action)/.test(words));
  take('tile', 'button[aria-label*=". Costs "]');
  take('place', 'svg [role="button"]', (words) => /: Place on /.test(words));
  take('pick', 'svg [role="button"]', (words) => /Pick up this worker\.$/.test(words));
  take('beg', `${region} button`, (words) => words === 'Beg for corn');
  take('end', `${region} button`, (words) => /^End turn/.test(words));
  Object.assign(window, { offers: found.map(({ element }) => element) });
  return found.length > 0 ? found.map(({ kind, words }) => ({ kind, words })) : null;
}
