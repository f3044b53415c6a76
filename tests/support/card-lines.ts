import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

interface Lines {
  row: number;
  picture: number;
  name: number;
  price: number;
  action: number;
}

/** The top of each part of each card, in whole pixels from the top of the window; 0 for a missing part. */
function measure(cards: Locator): Promise<Lines[]> {
  return cards.evaluateAll((articles) =>
    // Cards outside the visible part of a carousel are inert.
    articles
      .filter((card) => !card.closest('[inert]'))
      .map((card) => {
        const top = (part: Element | null | undefined) => Math.round(part?.getBoundingClientRect().top ?? 0);
        const heading = card.querySelector('h2, h3, h4');
        const controls = [...card.querySelectorAll('button, a[href], label')].filter(
          (one) => !heading?.contains(one) && (heading?.compareDocumentPosition(one) ?? 0) & 4,
        );
        return {
          row: top(card),
          picture: Math.round(card.querySelector('img')?.getBoundingClientRect().bottom ?? 0),
          name: top(heading),
          price: top(card.querySelector('.text-price')),
          action: top(controls.at(-1)),
        };
      }),
  );
}

/**
 * Checks that in every row of cards the names, the prices and the buttons are at the same height, and below the
 * pictures. Some designs show one card a row on a phone (`mayStack`). Elsewhere a row without a second card would
 * prove nothing.
 */
export async function expectCardLines(cards: Locator, { mayStack = false } = {}): Promise<void> {
  await expect(cards.first()).toBeShown();
  // Parts below the screen are laid out a moment after the page is mounted.
  const isLaidOut = () =>
    cards.evaluateAll((all) =>
      all.every((card) => !(card instanceof HTMLElement) || card.style.contentVisibility === ''),
    );
  await expect.poll(isLaidOut).toBe(true);
  const rows = new Map<number, Lines[]>();
  for (const lines of await measure(cards)) rows.set(lines.row, [...(rows.get(lines.row) ?? []), lines]);
  for (const row of rows.values()) {
    for (const part of ['name', 'price', 'action'] as const) {
      const tops = new Set(row.map((lines) => lines[part]).filter((top) => top > 0));
      expect(tops.size, `${part}: ${[...tops].join(', ')}`).toBeLessThanOrEqual(1);
    }
    for (const { picture, name, price } of row) {
      expect(name).toBeGreaterThan(picture);
      expect(price).toBeGreaterThan(name);
    }
  }
  const longest = Math.max(...[...rows.values()].map((row) => row.length));
  if (!mayStack) expect(longest).toBeGreaterThan(1);
}
