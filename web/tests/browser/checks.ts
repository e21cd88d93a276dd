import axe, { type run, type RunOptions } from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect } from './server';
import { laidOut } from './words';

export const SIZES = [
  { name: '1440x900', width: 1440, height: 900 },
  { name: '1024x768', width: 1024, height: 768 },
  { name: '390x844', width: 390, height: 844 },
] as const;
export const THEMES = ['light', 'dark'] as const;

/** Where something is on the screen. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not in view');
  return box;
};

export const covers = async (over: Locator, under: Locator) => {
  const [a, b] = [await boxOf(over), await boxOf(under)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** What is wrong with the layout of a page, in words; empty when nothing is. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const touch = (page.viewportSize()?.width ?? 1440) < 600;
  return page.evaluate((touch) => {
    const faults: string[] = [];
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${words}"`;
    };
    // Many texts ask the same of the same elements, and nothing moves while this runs: each answer is found once.
    const once = <Answer>(find: (element: Element) => Answer) => {
      const known = new Map<Element, Answer>();
      return (element: Element): Answer => {
        const before = known.get(element);
        if (before !== undefined || known.has(element)) return before as Answer;
        const answer = find(element);
        known.set(element, answer);
        return answer;
      };
    };
    const boxOf = once((element) => element.getBoundingClientRect());
    /** Whether an element hides what does not fit into it. */
    const hides = once((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    });
    /** The nearest element, itself or around it, that hides what does not fit; null where the page is the first. */
    const hiderOf = once((element): Element | null => {
      if (element === document.body) return null;
      if (hides(element)) return element;
      return element.parentElement && hiderOf(element.parentElement);
    });
    const seen = once((element) => {
      const box = boxOf(element);
      if (box.width < 2 || box.height < 2) return false;
      if (element.closest('.unseen, [inert], [aria-hidden="true"], .skip')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });

    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);

    // The columns of a desktop's table hold what is in them: nothing waits under the bar. Below a lesson one scrolls.
    for (const column of touch ? [] : document.querySelectorAll('[data-column]:not(:has(.guide > *))')) {
      const over = column.scrollHeight - column.clientHeight;
      if (over > 0) faults.push(`${over} px beyond the ${column.getAttribute('data-column')} column`);
    }

    // Text: no type under 12 px, none cut off by its box.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !seen(element)) continue;
      const { fontSize, webkitLineClamp } = getComputedStyle(element);
      // In a drawing the type is as large as the drawing makes it.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(fontSize) * Math.abs(scale);
      if (size < 11.95) faults.push(`${size.toFixed(1)} px type: ${name(element)}`);
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      // Words stay on their button, and those in the middle of the calendar within its ring.
      const [button, ring] = ['button', '.hub'].map((outer) => element.closest(outer));
      const cut = webkitLineClamp !== 'none';
      for (const line of !(button || ring) || cut || element.closest('svg') ? [] : range.getClientRects()) {
        if (button) {
          const { left, top, right, bottom } = boxOf(button);
          const out = Math.max(line.right - right, left - line.left, line.bottom - bottom, top - line.top);
          if (out > 1) faults.push(`${out.toFixed(0)} px beyond its button: ${name(element)}`);
        }
        if (ring) {
          const { left, top, width, height } = boxOf(ring);
          const [x, y, radius] = [left + width / 2, top + height / 2, width / 2];
          const across = Math.max(Math.abs(line.left - x), Math.abs(line.right - x));
          // The letters do not fill the height of their line.
          const along = Math.max(Math.abs(line.top + 3 - y), Math.abs(line.bottom - 3 - y));
          const out = Math.hypot(across, along) - radius;
          if (out > 2) faults.push(`${out.toFixed(0)} px beyond the ring: ${name(element)}`);
        }
      }
      const box = hiderOf(element);
      const hider = box && getComputedStyle(box);
      if (hider && /auto|scroll/.test(hider.overflowX + hider.overflowY)) continue;
      if (text.right > innerWidth + 1 || text.left < -1) faults.push(`beyond the edge: ${name(element)}`);
      // What ends in an ellipsis says that there is more, and where the rest is: in a card or in the log.
      if (!hider || hider.textOverflow === 'ellipsis' || hider.webkitLineClamp !== 'none') continue;
      const hole = boxOf(box);
      const over = Math.max(
        text.right - hole.right,
        hole.left - text.left,
        text.bottom - hole.bottom,
        hole.top - text.top,
      );
      if (over > 1.5) faults.push(`cut off by ${over.toFixed(0)} px: ${name(element)}`);
    }

    // Controls: none over another, large enough for fingers. What was scrolled away is not there, and a layer such as a
    // dialog lies over what it covers.
    const shownPart = (element: Element) => {
      const { left, top, right, bottom } = boxOf(element);
      const part = { left, top, right, bottom };
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (getComputedStyle(outer).position === 'fixed') break;
        if (!hides(outer)) continue;
        const hole = boxOf(outer);
        part.left = Math.max(part.left, hole.left);
        part.top = Math.max(part.top, hole.top);
        part.right = Math.min(part.right, hole.right);
        part.bottom = Math.min(part.bottom, hole.bottom);
      }
      return part;
    };
    const layerOf = once((element): Element => {
      if (element === document.body) return element;
      const { position, zIndex } = getComputedStyle(element);
      if (zIndex !== 'auto' && /fixed|absolute|sticky/.test(position)) return element;
      return element.parentElement ? layerOf(element.parentElement) : document.body;
    });
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')]
      .map((control) => (control.matches('input') ? (control.closest('label') ?? control) : control))
      .filter(seen);
    const boxes = controls
      .map((control) => ({ control, box: shownPart(control), layer: layerOf(control), drawn: control.closest('svg') }))
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
    boxes.forEach(({ control, box, layer, drawn }, index) => {
      const { width, height } = boxOf(control);
      const inText = getComputedStyle(control).display === 'inline';
      if (touch && !inText && (width < 43.5 || height < 43.5))
        faults.push(`${width.toFixed(0)} by ${height.toFixed(0)} px to touch: ${name(control)}`);
      if (drawn) return;
      for (const other of boxes.slice(index + 1)) {
        if (other.layer !== layer || other.drawn) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide <= 1 || high <= 1) continue;
        if (control.contains(other.control) || other.control.contains(control)) continue;
        faults.push(`overlap: ${name(control)} and ${name(other.control)}`);
      }
    });
    return [...new Set(faults)];
  }, touch);
}

/** No text cut off, no overlap, no small type, room for fingers. */
export async function expectSoundLayout(page: Page): Promise<void> {
  // A page may still be arranging itself: fonts arrive, panels measure each other. A fault stays.
  await expect.poll(() => layoutFaults(page)).toEqual([]);
}

/** On a desktop the whole page is in view. */
export async function expectNoScroll(page: Page): Promise<void> {
  const tooHigh = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(tooHigh, 'how much higher the page is than the view').toBeLessThanOrEqual(0);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds serious; by default everything, or what a change of colours can break, or all but that. */
export async function axeFaults(page: Page, what: 'all' | 'colours' | 'structure' = 'all'): Promise<string[]> {
  const colours = 'color-contrast';
  const options: RunOptions = {
    runOnly: what === 'colours' ? { type: 'rule', values: [colours] } : { type: 'tag', values: WCAG },
    rules: what === 'structure' ? { [colours]: { enabled: false } } : {},
    resultTypes: ['violations'],
  };
  // Half a megabyte of program: a page is given it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: { run: typeof run } }).axe.run(document, options);
    return violations.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target) }));
  }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`);
}

/** Nothing serious for axe: names, roles, contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured in the middle of a fade, too; what is wrong afterwards is wrong.
  await expect.poll(() => axeFaults(page), { timeout: 20_000 }).toEqual([]);
}

/** Ids of tiles, as records write them: b07, m03, w-tikal-3. People never see them. */
export async function expectNoTileIds(page: Page): Promise<void> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const ids =
    /(?<![\w-])(?:b(?:0[1-9]|[12]\d|3[0-2])|m(?:0[1-9]|1[0-3])|w-(?:palenque|yaxchilan|tikal|uxmal|chichen-itza)-\d+)(?![\w-])/g;
  expect(html.match(ids) ?? []).toEqual([]);
}

/** A page in a theme, as the system would ask for it. */
export async function showIn(
  page: Page,
  size: { width: number; height: number },
  theme: (typeof THEMES)[number],
): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await laidOut(page);
}
