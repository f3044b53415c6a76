import type { Page } from '@playwright/test';
import { expect, filledCart } from './cart-journey.ts';
import { examplePath } from './example-paths.ts';

export const CHARGER = examplePath('simple product, counted, in stock');

export const DETAILS = {
  Email: 'priya.nair@mail.example',
  'Full name': 'Priya Nair',
  'Address line 1': '14 Arlington Road',
  'Town or city': 'London',
  Postcode: 'NW1 0LU',
};
export const ALL_DETAILS = Object.keys(DETAILS) as (keyof typeof DETAILS)[];

/** On narrower windows the form shows one part at a time. */
export const folds = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export async function openCheckout(page: Page, things: readonly string[] = [CHARGER]): Promise<void> {
  const cart = await filledCart(page, things);
  await page.goto(`/buy/cart/checkouts/${cart.cart_id}/information`);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeShown();
}

export async function fillIn(
  page: Page,
  names: readonly (keyof typeof DETAILS)[] = ALL_DETAILS,
): Promise<void> {
  // The whole name: the billing address has fields with similar names.
  for (const name of names) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(DETAILS[name]);
  }
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
