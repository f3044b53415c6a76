import type { Page } from '@playwright/test';
import axe from 'axe-core';

type WithAxe = typeof globalThis & { axe?: typeof axe };

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Reporting the checks that pass takes longer than finding those that fail.
  resultTypes: ['violations'],
  // Frames hold the pages of others, such as Stripe's form, or a mail that may run no scripts.
  iframes: false,
};

/**
 * The accessibility faults that axe finds in the page, each with the elements that have it. Axe does all of its work in
 * the page. `@axe-core/playwright` sends every result through a second page, which takes as long again.
 */
export async function axeFaults(page: Page): Promise<{ id: string; targets: string[] }[]> {
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!isThere) {
    await page.evaluate(axe.source);
    await page.evaluate(rememberColours);
  }
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as WithAxe & { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, OPTIONS);
}

/** Axe parses a colour again for every text that has it, a fifth of its time. The page then parses each once. */
function rememberColours(): void {
  interface Colour {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString: (this: Colour, text: string) => Colour;
  }
  const { commons } = (globalThis as { axe?: unknown }).axe as {
    commons: { color: { Color: { prototype: Colour } } };
  };
  const colour = commons.color.Color.prototype;
  const parse = colour.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  colour.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
