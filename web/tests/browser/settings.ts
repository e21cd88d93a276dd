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
 * only watches what goes to the table and comes from it, over a socket or to the worker of this device: it tells when a
 * click has had its effect.
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
      const heard = (text: string) => {
        const { type, id } = JSON.parse(text) as { type: string; id?: number };
        if ((type === 'ok' || type === 'refused') && id !== undefined) unanswered.delete(id);
      };
      const said = (text: string) => unanswered.add((JSON.parse(text) as { id: number }).id);
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }: MessageEvent<{ type: string; text: string }>) => {
            if (data.type === 'message') {
              heard(data.text);
              (window as { overheard?: (text: string) => void }).overheard?.(data.text);
            } else if (data.type === 'moved') unanswered.clear();
          });
        }
        override postMessage(message: { type: string; text: string }) {
          if (message.type === 'send') said(message.text);
          super.postMessage(message);
        }
      };
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
          super(address, protocols);
          this.addEventListener('message', ({ data }) => heard(String(data)));
          this.addEventListener('close', () => unanswered.clear());
        }
        override send(data: string) {
          said(data);
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
