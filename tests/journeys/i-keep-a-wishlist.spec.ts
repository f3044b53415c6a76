import type { Page } from '@playwright/test';
import { examplePath } from '#tests/support/example-paths.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { cartLink, drawer, message, signIn } from '#tests/support/cart-journey.ts';
import { expect, test } from '#tests/support/journey.ts';
import { register, signedIn } from '#tests/support/member.ts';

const LIST = '/buy/products/phones/1';
const VENDOR = ['vendor@threefold.example', 'threefold-demo'] as const;

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /on your wishlist$/ })
    .first();

async function asShopper(page: Page, path: string) {
  await register(page);
  await page.goto(path);
  await expect(signedIn(page)).toBeShown();
}

test(
  'I click a heart on a card, find the product on my wishlist, and remove it again',
  { tag: '@phone' },
  async ({ page }) => {
    await asShopper(page, LIST);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await heart(page).click();
    await expect(message(page, 'Added to Wishlist')).toBeShown();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByText('Same price as when you added it')).toBeShown();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(message(page, 'Removed from Wishlist')).toBeShown();
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeShown();
    await expectAccessible(page);
  },
);

test('The button on a product says whether it is on my wishlist', async ({ page }) => {
  await asShopper(page, examplePath('simple product, counted, in stock'));
  await page.getByRole('button', { name: 'Add To Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Added to your wishlist' })).toBeShown();
  await page.reload();
  await page.getByRole('button', { name: 'Added to your wishlist' }).click();
  await expect(message(page, 'Removed from Wishlist')).toBeShown();
  await expect(page.getByRole('button', { name: 'Add To Wishlist' })).toBeShown();
});

test('I move a wish to my cart, after choosing its options', async ({ page }) => {
  await asShopper(page, examplePath('variable product'));
  await page.getByRole('button', { name: 'Add To Wishlist' }).click();
  await expect(message(page, 'Added to Wishlist')).toBeShown();
  await page.goto('/wishlist');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Move to cart/ })
    .click();
  const choice = page.getByRole('dialog', { name: 'Choose options' });
  await choice.getByText('Unlocked, bring your own SIM').click();
  await choice.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page)).toBeShown();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeShown();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test('When adding fails I am asked to sign in; when removing fails the product stays', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const fail = { status: 500, json: { status: 500, message: 'x' } };
  await asShopper(page, LIST);
  await heart(page).click();
  await expect(message(page, 'Added to Wishlist')).toBeShown();
  await page.route('**/web/site/wishlist/*', (route) => route.fulfill(fail));
  await heart(page).click();
  await expect(message(page, 'Something Went Wrong Please Try Again')).toBeShown();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/web/site/wishlist', (route) =>
    route.request().method() === 'POST' ? route.fulfill(fail) : route.fallback(),
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /on your wishlist$/, pressed: false })
    .first()
    .click();
  await expect(message(page, 'Something Went Wrong Please Login')).toBeShown();
  await expect(page).toHaveURL('/');
});

test('Visitors and owners of a business see no hearts and no wishlist, and are told why', async ({
  page,
}) => {
  await page.goto('/wishlist');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Sign in to see your wishlist' })).toBeShown();
  await signIn(page, ...VENDOR);
  await expect(signedIn(page)).toBeShown();
  await expect(main.getByRole('heading', { name: 'Accounts with a business have no wishlist' })).toBeShown();
  await expect(main.getByRole('heading', { level: 1, name: 'Wishlist', exact: true })).toBeShown();
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Your business' })).toHaveAttribute('href', '/vendor');
  await page.goto(LIST);
  await expect(signedIn(page)).toBeShown();
  await expect(page.getByRole('main').getByRole('article').first()).toBeShown();
  await expect(heart(page)).toHaveCount(0);
});
