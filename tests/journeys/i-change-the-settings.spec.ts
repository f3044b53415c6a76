import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

// The journeys share one shop. This one only leaves changes that no other journey reads, and undoes the rest.
test('I change what the footer says and a colour, see it in the shop, and put it back', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.goto('/admin/settings');
  await expect(office.getByRole('heading', { level: 1, name: 'Settings' })).toBeShown();
  const line = office.getByLabel('Copyright line');
  await expect(line).toHaveValue(/^©/);
  const before = await line.inputValue();
  const after = `${before}, open every day`;
  const save = async () => {
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expectMessage(office, 'Saved');
  };

  await office.getByLabel('Name', { exact: true }).fill('');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(office.getByText('Required')).toBeShown();
  await office.getByRole('button', { name: 'Discard' }).click();
  await office.getByLabel('Price of Standard').fill('cheap');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByLabel('Price of Standard')).toBeFocused();
  await expect(office.getByText('An amount up to £1000, such as 3.99')).toBeShown();
  await office.getByRole('button', { name: 'Discard' }).click();

  await line.fill(after);
  await expect(office.getByRole('region', { name: 'Unsaved changes' })).toContainText('Copyright line');
  await save();
  // Kept answers are dropped a moment after the change.
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(after, { timeout: 500 });
  }).toPass();
  await line.fill(before);
  await save();
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).not.toContainText(after, { timeout: 500 });
  }).toPass();

  // A colour that hardly differs, since other journeys see it too.
  const colour = office.getByLabel('Colour of Buy', { exact: true });
  await colour.fill('#FFD60A');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('White text on it would be hard to read')).toBeShown();
  await colour.fill('#4f46e4');
  await save();
  const shown = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-buy'));
  const colourInShop = (wanted: string) =>
    expect(async () => {
      await page.goto('/');
      expect((await shown()).toUpperCase()).toBe(wanted);
    }).toPass();
  await colourInShop('#4F46E4');
  await office.getByRole('button', { name: 'As at first' }).click();
  await save();
  await colourInShop('#4F46E5');
  await context.close();
});

test('I am told what a mode and a line do before I save', { tag: '@phone' }, async ({ browser }) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.goto('/admin/settings');
  // The effect of saving, in words. The bar of unsaved changes may cover it on a phone until it is scrolled
  // to.
  const told = office.getByRole('main').getByRole('status');
  await office.getByRole('radio', { name: 'Maintenance' }).check();
  await expect(told).toContainText('Visitors will see only the notice “Under Maintenance”');
  await office.getByLabel('What the notice says').fill('Back at noon.');
  const notice = office.frameLocator('iframe');
  await expect(notice.getByRole('heading', { name: 'Under Maintenance' })).toBeShown();
  await expect(notice.getByText('Back at noon.')).toBeShown();
  const repair = office.getByRole('switch', { name: 'Repair' });
  await repair.click();
  await expect(repair).toHaveAttribute('aria-checked', 'false');
  await expect(told.last()).toContainText('Repair will be switched off when you save');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByRole('dialog', { name: 'Switch to Under Maintenance' })).toBeShown();
  await office.getByRole('button', { name: 'Not now' }).click();
  await office.getByRole('button', { name: 'Discard' }).click();
  await expect(office.getByRole('radio', { name: 'Live' })).toBeChecked();
  await expect(repair).toHaveAttribute('aria-checked', 'true');
  await expect(office.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  await context.close();
});

// The journeys share one shop, so it stays open: the mode is kept from the server, and put into what comes from it.
test('I switch the shop to Coming Soon after a look at the notice, and open it again', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  const text = `We open on 1 December, ${crypto.randomUUID().slice(0, 8)}.`;
  let mode = 1;
  await office.route('**/office/settings', async (route) => {
    const request = route.request();
    const body = (request.postDataJSON() ?? {}) as { website_mode?: number };
    const { website_mode: wanted = mode, ...others } = body;
    const response = await route.fetch(request.method() === 'PUT' ? { postData: others } : {});
    if (response.ok()) mode = wanted;
    const answer = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, website_mode: mode } } });
  });
  await visitor.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"website_mode":1', `"website_mode":${mode}`);
    const body = mode === 1 ? html : html.replace('"notice_text":""', `"notice_text":"${text}"`);
    await route.fulfill({ response, body });
  });
  const closed = visitor.getByRole('heading', { level: 1, name: 'Coming Soon' });

  await office.goto('/admin/settings');
  await office.getByRole('radio', { name: 'Coming soon' }).check();
  await office.getByLabel('What the notice says').fill(text);
  const notice = office.frameLocator('iframe');
  await expect(notice.getByRole('heading', { name: 'Coming Soon' })).toBeShown();
  await expect(notice.getByText(text)).toBeShown();
  await office.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(notice.getByText(text)).toBeShown();
  // Nothing has happened yet.
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Shop by category' })).toBeShown();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: 'Switch to Coming Soon' });
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Switch' }).click();
  await expectMessage(office, 'Saved');
  await visitor.goto('/');
  await expect(closed).toBeShown();
  await expect(visitor.getByText(text)).toBeShown();

  await office.reload();
  await expect(office.getByRole('radio', { name: 'Coming soon' })).toBeChecked();
  await office.getByLabel('What the notice says').fill('');
  await office.getByRole('radio', { name: 'Live' }).check();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Open the shop' }).click();
  await expectMessage(office, 'Saved');
  await visitor.goto('/');
  await expect(closed).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: 'Shop by category' })).toBeShown();
  await context.close();
});

test('I see how the shop is doing, and get a test mail', { tag: '@phone' }, async ({ browser }) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.goto('/admin/health');
  await expect(office.getByRole('heading', { level: 1, name: 'Health' })).toBeShown();
  await expect(office.getByRole('region', { name: 'Database' })).toContainText('Embedded');
  await expect(office.getByRole('region', { name: 'Failed mails and jobs' })).toBeShown();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Send me a test mail' }).click();
  await expectMessage(office, `A test mail is on its way to ${ADMINISTRATOR}.`);
  await mailTo(ADMINISTRATOR, /^Test mail/);
  await context.close();
});
