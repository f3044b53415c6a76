import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The messages that lie over the page for three seconds each. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/**
 * Somebody was told this. Every message is also read out, and those words stay when it has gone, so a slow machine
 * misses none of them.
 */
export async function expectTold(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page.locator('[aria-live]').getByText(text).or(messages(page).getByText(text)).first(),
  ).toBeAttached();
}
