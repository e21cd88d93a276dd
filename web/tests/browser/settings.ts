import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Server } from './server';

interface Wishes {
  /** How fast moves are shown. */
  speed?: 0.5 | 1 | 2 | 'instant';
  /** The first lesson is shown. */
  coached?: boolean;
  /** Every Food Day is summed up on a card, which lies over the board until it is put away. */
  foodDays?: boolean;
}

/**
 * Settings kept from before the first visit, and a count of the requests that the table has not answered yet. The count
 * only watches the socket: it tells when a click has had its effect.
 */
export async function settle(
  context: BrowserContext,
  { speed = 'instant', coached = false, foodDays = false }: Wishes = {},
) {
  await context.addInitScript(
    ({ speed, coached, foodDays }) => {
      // A later wish overrides an earlier one; what the page itself keeps stays.
      const wished = JSON.stringify({ speed, foodDays });
      if (localStorage.getItem('test.wished') !== wished) {
        localStorage.setItem('test.wished', wished);
        localStorage.setItem('tzolkin.settings', wished);
      }
      if (coached) localStorage.removeItem('tzolkin.coached');
      else localStorage.setItem('tzolkin.coached', '1');
      const unanswered = new Set<number>();
      Object.assign(window, { unanswered });
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
          super(address, protocols);
          this.addEventListener('message', ({ data }) => {
            const { type, id } = JSON.parse(String(data)) as { type: string; id?: number };
            if ((type === 'ok' || type === 'refused') && id !== undefined) unanswered.delete(id);
          });
          this.addEventListener('close', () => unanswered.clear());
        }
        override send(data: string) {
          unanswered.add((JSON.parse(data) as { id: number }).id);
          super.send(data);
        }
      };
    },
    { speed, coached, foodDays },
  );
}

/** Until the table has answered everything that was asked of it. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { unanswered: Set<number> }).unanswered.size === 0);
}

/** Somebody else, with cookies and settings of their own. Ends with the test's browser, or when their context is closed. */
export async function somebody(
  browser: Browser,
  server: Server,
  wishes: Wishes & { options?: BrowserContextOptions } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, ...wishes.options });
  await settle(context, wishes);
  return context.newPage();
}
