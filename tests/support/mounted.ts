import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the page reacts to clicks. Until then it shows the first screen that came with the HTML. */
export async function untilMounted(page: Page): Promise<void> {
  await page.locator('#first-screen').waitFor({ state: 'hidden' });
}

/** From now on every `goto` and `reload` in this context waits until the page is mounted. */
export function openMounted(context: BrowserContext): void {
  const wrap = (page: Page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...where) => {
      const response = await goto(...where);
      await untilMounted(page);
      return response;
    };
    page.reload = async (...how) => {
      const response = await reload(...how);
      await untilMounted(page);
      return response;
    };
  };
  for (const page of context.pages()) wrap(page);
  context.on('page', wrap);
}
