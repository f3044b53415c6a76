import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { faultsOf } from './valid-html.ts';

/**
 * Where a pin stands is what it says: WCAG's rule on the size of targets leaves out pins of a map by name (2.5.8,
 * "essential"), and every one of them is in the list beside the map as well.
 */
const isPin = (target: string) => target.includes('[data-store=');

/** A page that anybody can use: no barrier that a machine can find, valid HTML, and nothing that sticks out at the right. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    // Naming all that is well on a page takes longer than finding what is not.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' '));
    const counted = id === 'target-size' ? targets.filter((target) => !isPin(target)) : targets;
    return counted.length > 0 ? `${id}: ${counted.join(', ')}` : [];
  });
  expect(found).toEqual([]);
  // A narrow screen has the same HTML, and reading it twice takes its time.
  if (!isNarrow(page)) expect(await faultsOf(await page.content()), 'faults in the HTML').toEqual([]);
  await expectFits(page);
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

/** What fades in is pale for a moment, and is not judged by it. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((one) => one.finished));
  });

/** A phone zooms out until all that sticks out can be seen, so its window is no measure: the screen is. */
async function expectFits(page: Page): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, 'pixels that the page needs').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
