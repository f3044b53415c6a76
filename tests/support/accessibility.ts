import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { faultsOf } from './valid-html.ts';

/**
 * WCAG's rule on target size (2.5.8) exempts pins on a map ("essential"): a pin must be at its store. The list beside
 * the map has every store too.
 */
const isPin = (target: string) => target.includes('[data-store=');

/**
 * Checks that everybody can use the page: no accessibility fault that axe finds, valid HTML, and no sideways
 * scrolling.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    // Reporting the checks that pass takes longer than finding those that fail.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // In a frame that may run no scripts axe can't look.
    .exclude('iframe[sandbox]')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' '));
    const counted = id === 'target-size' ? targets.filter((target) => !isPin(target)) : targets;
    return counted.length > 0 ? `${id}: ${counted.join(', ')}` : [];
  });
  expect(found).toEqual([]);
  // Narrow screens get the same HTML. Checking it a second time would only cost time.
  if (!isNarrow(page)) expect(await faultsOf(await page.content()), 'faults in the HTML').toEqual([]);
  await expectFits(page);
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

/** Ends animations first: text that is still fading in would fail the contrast check. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((one) => one.finished));
  });

/**
 * A phone zooms out until everything fits, so its window is as wide as what sticks out. Compare with the screen
 * instead.
 */
export async function expectFits(page: Page): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, 'pixels that the page needs').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
