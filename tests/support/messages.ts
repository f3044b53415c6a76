import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The messages over the page. Each disappears after three seconds. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/**
 * Expects that this message was shown. The live region for screen readers keeps the words when the message has gone,
 * so a slow machine misses none.
 */
export async function expectMessage(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.locator('[aria-live]').getByText(text).or(messages(page).getByText(text)).first(),
  ).toBeAttached();
}
