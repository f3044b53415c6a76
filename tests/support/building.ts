import { expect, type Page } from '@playwright/test';
import { expectMessage } from './messages.ts';

/** Makes an own page and opens it in the builder. Who does it is signed in. */
export async function madePage(page: Page, title: string): Promise<{ title: string; path: string }> {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { title, path: pathOf(title) };
}

/** The address that a page gets from its title. */
export const pathOf = (title: string) => `/pages/${title.toLowerCase().replaceAll(' ', '-')}`;

export const outline = (page: Page) => page.getByRole('region', { name: 'Outline' });

/** The sections of the page, in the outline. */
export const names = (page: Page) => outline(page).locator('[data-node]');

export const canvas = (page: Page) => page.frameLocator('iframe');

/** A design of the gallery. */
export const designButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Add a section' }).getByRole('button', { name }).first();

/** Waits until the draft is saved. */
export const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText('saved');

/** Publishes the page that is open in the builder. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, `${title} is published`);
  // The dialog gives the focus back when it has closed: keys that are pressed before would go there.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
