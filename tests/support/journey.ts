import { test as base, type ConsoleMessage } from '@playwright/test';
import { openMounted } from './mounted.ts';
import { expect } from './shown.ts';

interface PageErrors {
  /** Allows an error that the journey causes itself, such as a call that it makes fail. */
  allow: (pattern: RegExp) => void;
}

const said = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** Playwright's test. An unexpected error or warning in the page's console fails the journey. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    // Without scripts no page mounts.
    if (javaScriptEnabled) openMounted(context);
    // A browser that is used again keeps what the journey before was allowed, such as its place.
    await context.clearPermissions();
    await provide(context);
  },
  pageErrors: [
    async ({ context }, provide) => {
      const stray: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (thrown) => stray.push(thrown.error().stack ?? thrown.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) stray.push(said(message));
      });
      await provide({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = stray.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
