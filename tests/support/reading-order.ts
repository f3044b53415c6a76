import { expect, type Page } from '@playwright/test';

/** Half of the narrowest column. Headings inside one column differ by less, those of two columns by more. */
const ANOTHER_COLUMN = 180;

/** Checks that headings are read in the order in which they are seen: downwards, and column by column. */
export async function expectReadAsSeen(page: Page): Promise<void> {
  const seen = await page
    .getByRole('main')
    .locator('h2:visible, h3:visible')
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return { words: heading.textContent, left, top };
      }),
    );
  const faults = seen.filter(({ left, top }, index) => {
    const before = seen[index - 1];
    return before && top < before.top && left < before.left + ANOTHER_COLUMN;
  });
  expect(
    faults.map(({ words }) => words),
    'headings that are above the heading that is read before',
  ).toEqual([]);
}
