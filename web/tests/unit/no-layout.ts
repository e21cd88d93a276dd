import { beforeAll, vi } from 'vitest';

/** For tests that draw: jsdom does not lay anything out, so that sizes stay as they begin. */
export const withoutLayout = (): void =>
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
