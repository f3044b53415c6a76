import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser, logIn, register, registerConfirmed, signedIn } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const newName = () => `Harbour ${crypto.randomUUID().slice(0, 8)}`;

/** A new account with a new business. */
async function ownBusiness(page: Page): Promise<string> {
  await registerConfirmed(page);
  return registerBusiness(page);
}

/** Registers a business by the API, not on the open page. */
async function registerBusiness(page: Page): Promise<string> {
  const name = newName();
  const answer = await page.request.post('/web/site/business', {
    data: {
      business_name: name,
      business_address: '3 Commercial Road, Lerwick',
      business_phone_no: '01595 496 010',
      post_code: 'ZE1 0LX',
      hide_stock: false,
      estimated_delivery_days: 3,
      estimated_delivery_hours: 0,
      estimated_delivery_minutes: 0,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return name;
}

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

/** The administrator looks at what waits, and opens it. */
async function openWaiting(browser: Browser, name: string) {
  const { page, context } = await inAnotherBrowser(browser, admin);
  await page.goto(`/admin/vendors?tab=waiting&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeShown();
  return { page, context };
}

/** The administrator lets a business in. */
async function approve(browser: Browser, name: string): Promise<void> {
  const { page, context } = await openWaiting(browser, name);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectMessage(page, `${name} is approved`);
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await context.close();
}

test('When my business is refused I am told why, and apply again after correcting it', async ({
  page,
  browser,
}) => {
  const name = await ownBusiness(page);
  const { page: office, context } = await openWaiting(browser, name);
  await office.getByRole('button', { name: 'Refuse' }).click();
  const dialog = office.getByRole('dialog', { name: `Refuse ${name}` });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Required')).toBeShown();
  await dialog.getByLabel('Reason').fill('The address is a lay-by.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toBeHidden();
  await context.close();

  await page.goto('/vendor/business');
  const notice = panel(page, 'Your business was not approved');
  await expect(notice).toContainText('The address is a lay-by.');
  await page.getByRole('button', { name: 'Edit your business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, 'Your business is waiting for approval')).toBeShown();
});

test('As a visitor I am asked to sign in, and then find my business', async ({ page }) => {
  await page.goto('/vendor/business');
  await expect(page.getByRole('heading', { name: 'Sign in to see your business' })).toBeShown();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('vendor@threefold.example');
  await dialog.getByLabel('Password', { exact: true }).fill('threefold-demo');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northside Phones' })).toBeShown();
});

test('I register a business, and am a vendor at once', { tag: '@phone' }, async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 4(00|09)/);
  await register(page);
  await page.goto('/vendor/business');
  await expect(main(page).getByRole('region', { name: 'Confirm your email' })).toBeShown();
  await expect(page.getByLabel('Name of the business')).toHaveCount(0);
  await registerConfirmed(page);
  await page.goto('/vendor/business');
  await expect(page.getByRole('heading', { level: 1, name: 'Register your business' })).toBeShown();
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Register the business' });
  await submit.click();
  await expect(main(page).getByText('Required')).toHaveCount(4);
  await expect(page.getByLabel('Name of the business')).toBeFocused();

  await page.getByLabel('Name of the business').fill('mobile yard');
  await page.getByLabel('Address').fill('3 Commercial Road, Lerwick');
  await page.getByLabel('Postcode').fill('AX1 1AA');
  await page.getByLabel('Phone').fill('01595 496 010');
  await page.getByLabel('Days').fill('');
  await page.getByLabel('Hours').fill('4');
  await expect(page.getByText('Ordered now, it arrives in 4 to 5 hours.')).toBeShown();
  await submit.click();
  await expect(page.getByText('We do not know this postcode')).toBeShown();
  await page.getByLabel('Postcode').fill('ze10lx');
  await submit.click();
  await expect(page.getByText('Another business has this name')).toBeShown();
  await expect(page.getByLabel('Name of the business')).toBeFocused();

  const name = newName();
  await page.getByLabel('Name of the business').fill(name);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeShown();
  await expect(panel(page, 'Your business is waiting for approval')).toBeShown();
  await expect(page.getByRole('link', { name: 'See it as shoppers do' })).toHaveCount(0);
  await expectAccessible(page);
  await expect(panel(page, 'Your business')).toContainText('3 Commercial Road, Lerwick, ZE1 0LX');
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeShown();
  await expect(page.getByRole('heading', { name: 'No stores yet' })).toBeShown();

  const banner = page.getByRole('banner');
  await banner.locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') }).click();
  await expect(banner.getByRole('link', { name: 'Your business' }).last()).toBeShown();
  await expect(banner.getByRole('link', { name: 'Wishlist' })).toHaveCount(0);
});

test("I change my business's details", async ({ page }) => {
  await ownBusiness(page);
  await page.goto('/vendor/business');
  await page.getByRole('button', { name: 'Edit your business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your business' });
  const name = newName();
  await dialog.getByLabel('Name of the business').fill(name);
  await dialog.getByRole('checkbox', { name: 'Hide how many there are' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeShown();
  await expect(panel(page, 'Your business')).toContainText('not how much of it');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeShown();
});

test('I open a store, change its hours, and everybody sees them once I am approved', async ({
  page,
  browser,
}) => {
  // Four browsers and two mails take a while on a busy machine.
  test.slow();
  const business = await ownBusiness(page);
  const name = `${business} Lerwick`;
  await page.goto('/vendor/business');
  await page.getByRole('button', { name: 'Open a store' }).click();
  const opening = page.getByRole('dialog', { name: 'Open a store' });
  await opening.getByLabel('Name of the store').fill(name);
  await opening.getByLabel('Address').fill('3 Commercial Road, Lerwick');
  await opening.getByLabel('Postcode').fill('ZE1 0LX');
  await opening.getByLabel('Phone').fill('01595 496 010');
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Save' }).click();
  await expect(opening).toBeHidden();
  await expect(panel(page, 'Your stores')).toContainText('Monday to Saturday');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit store' });
  await editing.getByLabel('Monday, closes').fill('08:00');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByText('It must close after it opens')).toBeShown();
  await editing.getByLabel('Monday, opens').fill('11:15');
  await editing.getByLabel('Monday, closes').fill('21:45');
  await editing.getByRole('button', { name: 'Use Monday’s hours until Saturday' }).click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await expect(panel(page, 'Your stores')).toContainText('11:15 AM to 9:45 PM');

  await approve(browser, business);
  await page.goto(`/stores?q=${encodeURIComponent(name)}`);
  await main(page).getByRole('article').getByRole('button', { name }).click();
  await expect(main(page).getByRole('article')).toContainText('11:15 AM to 9:45 PM');

  await page.goto('/vendor/business');
  await page.getByRole('button', { name: `Close ${name}` }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  // A message stays as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeShown();
  await page.getByRole('button', { name: `Close ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'No stores yet' })).toBeShown();
});

test('I see my products with their stock, and how shoppers see them', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, 'vendor@threefold.example');
  await page.goto('/vendor/business');
  const products = panel(page, 'Your products');
  const rows = products.getByRole('listitem').filter({ has: page.locator('img') });
  await expect(rows.first()).toContainText('Google Pixel 9 Pro');
  await expect(rows.first()).toContainText(/\d+ left/);
  await expect(rows.first()).toContainText('Listed');
  await expect(rows.first()).toContainText(/£\d+/);
  await expectAccessible(page);

  await products.getByRole('searchbox').fill('pixel 8');
  await expect(page).toHaveURL('/vendor/business?q=pixel+8');
  await expect(rows).toHaveCount(2);
  await products.getByRole('button', { name: /^Hidden/ }).click();
  await expect(products.getByRole('heading', { name: 'No products match' })).toBeShown();
  await products.getByRole('button', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/vendor/business');
  await expect(rows.first()).toBeShown();
  await products.getByRole('link', { name: 'Google Pixel 9 Pro' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Google Pixel 9 Pro/ })).toBeShown();
});

test('A business that I registered in another tab appears here too, and I am not asked to register again', async ({
  page,
}) => {
  await registerConfirmed(page);
  await page.goto('/account');
  await expect(signedIn(page)).toBeShown();
  const name = await registerBusiness(page);
  // This page still has the old session data.
  await main(page).getByRole('link', { name: 'Sell with a business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeShown();
});

test('When my business is blocked I am told why', async ({ page }) => {
  const reason = 'Four buyers in a row received a lower grade than they paid for.';
  await logIn(page, 'blocked@threefold.example');
  await page.goto('/vendor/business');
  await expect(page.getByRole('heading', { level: 1, name: 'Cellar Deals' })).toBeShown();
  const notice = page.getByRole('region', { name: 'Your business is blocked' });
  await expect(notice).toContainText(reason);
  await expect(page.getByRole('link', { name: 'See it as shoppers do' })).toHaveCount(0);
  await expectAccessible(page);
});

test('The administrator has no business, and I can try again when the server fails', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  await logIn(page, 'admin@threefold.example');
  await page.goto('/vendor/business');
  await expect(page.getByRole('heading', { name: 'Administrators can’t own a business' })).toBeShown();
  await logIn(page, 'vendor@threefold.example');
  await page.route('**/web/site/stores', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Something went wrong, please try again.' } }),
  );
  await page.goto('/vendor/business');
  await expect(signedIn(page)).toBeShown();
  await expect(page.getByRole('heading', { name: 'Your stores did not load' })).toBeShown({
    timeout: 20_000,
  });
  await page.unroute('**/web/site/stores');
  await panel(page, 'Your stores').getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page, 'Your stores')).toContainText('Northside Phones Manchester');
});
