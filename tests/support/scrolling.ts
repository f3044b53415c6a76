import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Scrolls to the end of the page until this part is there, and then to the part. Parts load when they are near, and those above the end push
 * it down as they come.
 */
export async function scrollUntilThere(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(part).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  // The end of the page may be all that is in view, and the header may cover the rest.
  await part.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
}
