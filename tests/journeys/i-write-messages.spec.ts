import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR, VENDORS_STAFF } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { folds } from '#tests/support/checkout.ts';
import { vendorsPath } from '#tests/support/example-paths.ts';
import { inAnotherBrowser, newEmail, register } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder } from '#tests/support/paid-order.ts';
import { phonePhoto } from '#tests/support/photos.ts';

const staff = { email: VENDOR, password: DEMO_PASSWORD };
const panel = (page: Page) => page.getByRole('region', { name: 'Messages with Northside Phones' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

async function search(office: Page, text: string): Promise<void> {
  const field = office.getByRole('searchbox', { name: 'Search messages' });
  await field.fill(text);
  await field.press('Enter');
}

test(
  'I write to the vendor as a guest, the vendor answers from the inbox, and I read it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const order = await paidOrder(page, [vendorsPath()], newEmail());
    const word = crypto.randomUUID().slice(0, 8);
    await page.goto(`/track/${order.token}`);
    await expect(panel(page)).toBeShown();
    await send(page);
    await expect(panel(page).getByText('Please write something first')).toBeShown();
    await panel(page)
      .getByRole('textbox', { name: 'Write to Northside Phones' })
      .fill(`Is there a case? ${word}`);
    await panel(page).getByRole('button', { name: 'Add photos' }).click();
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
    await expect(panel(page).getByRole('img', { name: 'mine.jpg' })).toBeShown();
    await send(page);
    const mine = panel(page).getByRole('listitem').filter({ hasText: 'Is there a case?' });
    await expect(mine).toContainText('Sent');
    await expect(mine.getByRole('link', { name: /^Photo 1/ })).toBeShown();
    await expectAccessible(page);

    const { page: office, context } = await inAnotherBrowser(browser, staff);
    await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    await office.goto('/vendor');
    const menu = office.getByRole('navigation', { name: 'Office' });
    if (folds(page)) await menu.getByRole('button', { name: /^More/ }).click();
    await menu.getByRole('link', { name: /^Messages/ }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Messages' })).toBeShown();
    await search(office, word);
    const row = office.getByRole('link', { name: new RegExp(order.number) });
    await expect(row).toContainText('Priya Nair');
    await expectAccessible(office);
    await row.click();
    await expect(office.getByRole('heading', { name: `Order ${order.number}` })).toBeShown();
    if (folds(office)) await expect(row, 'a phone shows one thing at a time').toHaveCount(0);
    else await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(office.getByText(`Is there a case? ${word}`).last()).toBeShown();
    await office.getByRole('textbox', { name: 'Write to Priya Nair' }).fill('There is one in the box.');
    await send(office);
    await expect(
      office.getByRole('listitem').filter({ hasText: 'There is one in the box.' }).last(),
    ).toContainText('Nora Whitfield');
    await expectAccessible(office);
    await office.getByRole('link', { name: 'Open the order' }).click();
    await expect(office.getByRole('region', { name: 'Messages with the buyer' })).toContainText(
      'There is one in the box.',
    );
    await expectAccessible(office);
    await context.close();

    // As from the mail.
    await page.goto(`/track/${order.token}#messages`);
    const answer = panel(page).getByRole('listitem').filter({ hasText: 'There is one in the box.' });
    await expect(answer).toBeInViewport();
    await expect(answer).toContainText('Nora, Northside Phones');
    await expect(mine).toContainText('Read');
    await expectAccessible(page);
  },
);

test('A conversation that needs no answer is put away, and comes back with the next message', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(page, [vendorsPath()], newEmail());
  const say = (text: string) =>
    page.request.post(`/no/auth/web/site/track/${order.token}/messages`, {
      data: { text },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect((await say('Thank you!')).status()).toBe(200);
  const { page: office, context } = await inAnotherBrowser(browser, staff);
  await office.goto(`/vendor/messages/${order.number}`);
  await office.getByRole('button', { name: 'No answer needed' }).click();
  await expectMessage(office, 'The conversation is closed.');
  await expect(office.getByRole('button', { name: 'Open again' })).toBeShown();
  expect((await say('Oh, one more thing.')).status()).toBe(200);
  await office.reload();
  await expect(office.getByRole('button', { name: 'No answer needed' })).toBeShown();
  await context.close();
});

test('My account shows where an answer waits', async ({ page, browser }) => {
  const email = await register(page);
  const order = await paidOrder(page, [vendorsPath()], email);
  const { page: office, context } = await inAnotherBrowser(browser, staff);
  const answered = await office.request.post(`/office/messages/${order.number}`, {
    data: { text: 'It leaves today.', seen: 0 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answered.status(), await answered.text()).toBe(200);
  await context.close();
  await page.goto('/account/orders');
  const waiting = page.getByRole('list', { name: 'New messages' });
  await expect(waiting).toContainText('1 new message from Northside Phones');
  await expectAccessible(page);
  await waiting.getByRole('link', { name: /^Read/ }).click();
  await expect(panel(page).getByText('It leaves today.')).toBeInViewport();
  await page.goto('/account/orders');
  await expect(page.getByRole('article', { name: `Order ${order.number}` })).toBeShown();
  await expect(waiting).toHaveCount(0);
});

test('I save an answer, put it into a message, and what I typed stays over a reload', async ({
  page,
  browser,
}) => {
  test.slow();
  const order = await paidOrder(page, [vendorsPath()], newEmail());
  const { page: office, context } = await inAnotherBrowser(browser, staff);
  const name = `Thanks ${crypto.randomUUID().slice(0, 8)}`;
  await office.goto(`/vendor/messages/${order.number}`);
  const field = office.getByRole('textbox', { name: 'Write to Priya Nair' });
  await field.fill('Hello.');
  await office.getByRole('button', { name: 'Saved answers' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New answer' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Text').fill('Thank you, {first_name}.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectMessage(office, 'The answer is saved.');
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(field).toHaveValue('Hello.\n\nThank you, Priya.');
  await office.reload();
  await expect(field).toHaveValue('Hello.\n\nThank you, Priya.');
  await office.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field).toHaveValue('');

  await office.getByRole('button', { name: 'Saved answers' }).click();
  await dialog.getByRole('button', { name: `Remove “${name}”` }).click();
  await expectMessage(office, 'is removed.');
  await office.keyboard.press('Escape');

  const search = office.getByRole('searchbox', { name: 'Search messages' });
  await search.pressSequentially(order.number.slice(0, 6));
  await expect(office).toHaveURL(/q=/);
  await search.pressSequentially(order.number.slice(6));
  await expect(search, 'the list answered while I typed').toHaveValue(order.number);
  await expect(search).toBeFocused();
  await context.close();
});

test('A colleague answers while I write, and I see their answer before mine goes out', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(page, [vendorsPath()], newEmail());
  const nora = await inAnotherBrowser(browser, staff);
  const sam = await inAnotherBrowser(browser, { ...staff, email: VENDORS_STAFF });
  for (const { page: office } of [nora, sam]) {
    await office.goto(`/vendor/orders/${order.number}`);
    await office
      .getByRole('textbox', { name: 'Write to Priya Nair' })
      .fill(office === nora.page ? 'It leaves today.' : 'It leaves tomorrow.');
  }
  await send(nora.page);
  const said = (office: Page, text: string) => office.getByRole('listitem').filter({ hasText: text });
  await expect(said(nora.page, 'It leaves today.').last()).toContainText('Nora Whitfield');
  await send(sam.page);
  await expect(sam.page.getByRole('alert')).toHaveText(
    'Nora Whitfield has answered while you were writing. Your message is not sent yet.',
  );
  await expect(said(sam.page, 'It leaves today.').last()).toBeShown();
  await expect(said(sam.page, 'It leaves tomorrow.')).toHaveCount(0);
  const field = sam.page.getByRole('textbox', { name: 'Write to Priya Nair' });
  await expect(field, 'what was typed stays').toHaveValue('It leaves tomorrow.');
  await expectAccessible(sam.page);
  await field.fill('With Royal Mail.');
  await sam.page.getByRole('button', { name: 'Send it too' }).click();
  await expect(said(sam.page, 'With Royal Mail.').last()).toContainText('Sam Okafor');
  await nora.context.close();
  await sam.context.close();
});
