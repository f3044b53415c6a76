import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect } from './journey.ts';
import { faultsOf } from './valid-html.ts';

/**
 * WCAG's rule on target size (2.5.8) exempts pins on a map ("essential"): a pin must be at its store. The list beside
 * the map has every store too.
 */
const isPin = (target: string) => target.includes('[data-store=');

/** Milliseconds after which a page is looked at even if it seems to load. */
const LONGEST_LOAD = 8_000;

/** Milliseconds in which a page that reads its data again has it. */
const A_MOMENT = 1_000;

/**
 * Checks that everybody can use the page: no accessibility fault that axe finds, valid HTML, and no sideways
 * scrolling.
 */
export async function expectAccessible(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> {
  // Playwright sometimes calls a page with a frame busy for ever, though no request is open.
  await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD }).catch(() => undefined);
  await standStill(page);
  const faults = async () =>
    (await faultsIn(page)).filter((fault) => !except.some((id) => fault.startsWith(`${id}:`)));
  let found = await faults();
  if (found.length > 0) {
    // A list is dim while it is read again. A fault counts if it is still there a moment later.
    await page.waitForTimeout(A_MOMENT);
    await standStill(page);
    found = await faults();
  }
  expect(found).toEqual([]);
  // Narrow screens get the same HTML. Checking it a second time would only cost time.
  if (!isNarrow(page)) expect(await faultsOf(await page.content()), 'faults in the HTML').toEqual([]);
  await expectFits(page);
}

async function faultsIn(page: Page): Promise<string[]> {
  const faults = await axeFaults(page);
  return faults.flatMap(({ id, targets }) => {
    const counted = id === 'target-size' ? targets.filter((target) => !isPin(target)) : targets;
    return counted.length > 0 ? `${id}: ${counted.join(', ')}` : [];
  });
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
