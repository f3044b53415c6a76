import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMINISTRATOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { collectedOrder, paidOrder, parcelMove, staffMove, type Order } from '#tests/support/paid-order.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail, register } from '#tests/support/member.ts';
import { addresses } from '#rules/page/addresses.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';

test.describe.configure({ timeout: 120_000 });

const CHARGER = examplePath('simple product, counted, in stock');

/** Bought, paid and accepted by API calls. Other journeys do it in the browser. */
async function acceptedOrder(page: Page, staff: Page, goods: string[], email: string): Promise<Order> {
  const order = await paidOrder(page, goods, email);
  await staffMove(staff, order, { move: 'accept' });
  return order;
}

async function sentOrder(page: Page, staff: Page, email = newEmail()): Promise<Order> {
  const order = await acceptedOrder(page, staff, [CHARGER], email);
  await staffMove(staff, order, parcelMove());
  return order;
}

/** Two chargers, one of them dispatched. */
async function partSentOrder(page: Page, staff: Page): Promise<Order & { lineId: number }> {
  const order = await acceptedOrder(page, staff, [CHARGER, CHARGER], newEmail());
  const { result } = (await (await staff.request.get(`/office/orders/${order.number}`)).json()) as {
    result: { orders: { lines: { id: number }[] }[] };
  };
  const lineId = result.orders[0]?.lines[0]?.id ?? 0;
  await staffMove(staff, order, { ...parcelMove(), lines: [{ line_id: lineId, units: 1 }] });
  return { ...order, lineId };
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#27c' } })
    .jpeg()
    .toBuffer(),
});

test(
  'Part of my order arrives and the rest is missing; I return something with a photo, appeal a refusal, and review what I keep',
  { tag: '@phone' },
  async ({ page, browser, pageErrors }) => {
    pageErrors.allow(/status of 415/);
    const admin = await inAnotherBrowser(browser, { email: ADMINISTRATOR, password: DEMO_PASSWORD });
    const order = await partSentOrder(page, admin.page);

    await page.goto(`/track/${order.token}`);
    const parcel = page.getByRole('region', { name: `Order ${order.number}` });
    await expect(page.getByRole('heading', { name: 'Part of your order is on its way' })).toBeShown();
    await expect(parcel).toContainText('1 of 2 sent 1 to follow');
    await expect(parcel.getByRole('button', { name: 'Return something' })).toHaveCount(0);
    const messages = page.getByRole('region', { name: 'Emails we sent you' }).getByRole('listitem');
    await expect(messages).toHaveCount(3);
    await expect(messages.first(), 'newest first').toContainText('Part of your order is on its way');
    await expectAccessible(page);
    const missing = [{ line_id: order.lineId, units: 1 }];
    await staffMove(admin.page, order, { move: 'refund_missing', lines: missing });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeShown();
    await expect(parcel).toContainText('1 of 2 sent 1 of 2 not available, refunded');
    await expect(parcel).toContainText(/(is on its way|went) back to you/);
    await expect(parcel.getByRole('link', { name: /^Follow the parcel/ })).toHaveAttribute(
      'href',
      /^https:\/\/track\.dpd\.co\.uk\//,
    );
    await expect(parcel, 'no question about goods that are still on their way').not.toContainText(
      'Write a review',
    );
    await parcel.getByRole('button', { name: 'Return something' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return something' });
    const why = dialog.getByRole('group', { name: 'Why?' });
    await dialog.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(why).toContainText('Please choose a reason');
    await expect(why.getByRole('radio').first()).toBeFocused();
    await why.getByRole('radio', { name: 'It arrived damaged' }).check();
    await expect(why, 'what was put right is not called wrong').not.toContainText('Please choose');
    await dialog.getByRole('textbox', { name: /^Anything we should know/ }).fill('The box was open.');
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(200)]);
    await dialog
      .getByLabel('Add photos')
      .setInputFiles([
        await photo('corner.jpg'),
        { name: 'IMG_1.heic', mimeType: 'image/jpeg', buffer: heic },
      ]);
    const corner = dialog.getByRole('img', { name: 'corner.jpg' });
    // On a phone it is further down than the buttons at the bottom of the dialog.
    await corner.scrollIntoViewIfNeeded();
    await expect(corner).toBeShown();
    await expect(dialog.getByRole('alert')).toContainText('HEIC');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Ask for the return' }).click();
    const panel = parcel.getByRole('region', { name: 'Your return' });
    await expect(panel.getByRole('link', { name: /^Photo 1 of your return/ })).toBeShown();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Asked for' })).toContainText('Today');
    await expect(panel).toContainText('“The box was open.”');

    await staffMove(admin.page, order, { move: 'refuse_return', note: 'It was bent before.' });
    await page.reload();
    await expect(panel).toContainText('It was bent before.');
    await expect(panel.getByRole('listitem').filter({ hasText: /^Refused/ })).toBeShown();
    await expect(panel).toContainText('within 14 days');
    const moves = parcel.getByRole('button', {
      name: /^(Ask the shop to decide|Return something|Buy again)/,
    });
    await expect(moves.first(), 'the main button comes first').toHaveText('Ask the shop to decide');
    await parcel.getByRole('button', { name: 'Ask the shop to decide' }).click();
    const appeal = page.getByRole('dialog', { name: 'Ask the shop to decide' });
    await appeal.getByRole('textbox').fill('The parcel was open when it came.');
    await appeal.getByRole('button', { name: 'Ask the shop' }).click();
    await expect(panel).toContainText('The parcel was open when it came.');
    await staffMove(admin.page, order, { move: 'refuse_return', note: 'The photo shows use.' });

    // The link in the mail that asks for a review.
    await page.goto('/healthz');
    await page.goto(addresses.reviewOf(order.token));
    const review = page.getByRole('dialog', { name: 'Write a review' });
    await review.getByRole('button', { name: 'Send the review' }).click();
    await expect(review.getByText('Please choose from 1 to 5 stars')).toBeShown();
    await review.getByRole('radio', { name: '4 stars' }).check({ force: true });
    const title = `Charges well ${crypto.randomUUID().slice(0, 8)}`;
    await review.getByRole('textbox', { name: 'In a few words' }).fill(title);
    await review
      .getByRole('textbox', { name: 'What would you tell others?' })
      .fill('It charges two phones at once.');
    await review.getByLabel('Add photos').setInputFiles([await photo('desk.jpg')]);
    await expect(review.getByRole('img', { name: 'desk.jpg' })).toBeShown();
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Send the review' }).click();
    const reviews = parcel.getByRole('region', { name: 'Your reviews' });
    await expect(reviews).toContainText('Being checked');

    const waiting = (await (await admin.page.request.get('/office/reviews?state=waiting')).json()) as {
      data: { id: number; version: number; title: string }[];
    };
    const found = waiting.data.find((one) => one.title === title);
    const published = await admin.page.request.post(`/office/reviews/${found?.id}/moves`, {
      data: { move: 'publish', version: found?.version },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(published.status(), await published.text()).toBe(200);
    await page.goto(`${CHARGER}#reviews`);
    const shown = page.getByRole('article').filter({ hasText: title });
    await expect(shown).toContainText('Verified buyer');
    await shown.getByRole('button', { name: /^Photo 1 of 1/ }).click();
    await expect(page.getByRole('dialog', { name: 'Photo by Priya N.' }).getByRole('img')).toBeShown();
    await expectAccessible(page);
    await admin.context.close();
  },
);

test('I return something and take store credit with a 5% bonus', async ({ page, browser }) => {
  const admin = await inAnotherBrowser(browser, { email: ADMINISTRATOR, password: DEMO_PASSWORD });
  const email = await register(page);
  const order = await sentOrder(page, admin.page, email);
  await page.goto(`/track/${order.token}`);
  const parcel = page.getByRole('region', { name: `Order ${order.number}` });
  await parcel.getByRole('button', { name: 'Return something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return something' });
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
  await dialog.getByRole('radio', { name: 'As store credit, with 5% more' }).check();
  await dialog.getByRole('button', { name: 'Ask for the return' }).click();
  const panel = parcel.getByRole('region', { name: 'Your return' });
  await expect(panel).toContainText(/Goes back to you: £[\d.]+ as store credit, including £[\d.]+ extra\./);
  const said = await panel.innerText();

  for (const move of ['accept_return', 'receive_return', 'refund']) {
    await staffMove(admin.page, order, { move, ...(move === 'receive_return' && { resell: true }) });
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your store credit is here' })).toBeShown();
  const { text } = await mailTo(email, /^Your store credit is here/);
  const [, given = '', goods = '', more = ''] =
    /£([\d.]+) of store credit[^£]*£([\d.]+)[^£]*£([\d.]+) on top/.exec(text.replaceAll('=\r\n', '')) ?? [];
  expect(Number(given)).toBeCloseTo(Number(goods) + Number(more));
  expect(said, 'what was said before').toContain(`£${given} as store credit, including £${more} extra`);
  await expect(parcel).toContainText(`£${given} is in your store credit, including £${more} extra.`);
  const { balance } = (await (await page.request.get('/web/site/credit')).json()) as { balance: number };
  expect(balance).toBe(Number(given));
  await admin.context.close();
});

test(
  'I want to send something back, and change my mind before I do: I withdraw it and keep it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const admin = await inAnotherBrowser(browser, { email: ADMINISTRATOR, password: DEMO_PASSWORD });
    const order = await sentOrder(page, admin.page);
    await page.goto(`/track/${order.token}`);
    const parcel = page.getByRole('region', { name: `Order ${order.number}` });
    await parcel.getByRole('button', { name: 'Return something' }).click();
    const asking = page.getByRole('dialog', { name: 'Return something' });
    await asking.getByRole('radio', { name: 'I changed my mind' }).check();
    await asking.getByRole('button', { name: 'Ask for the return' }).click();
    const panel = parcel.getByRole('region', { name: 'Your return' });
    await expect(panel).toContainText('Asked for');
    await staffMove(admin.page, order, { move: 'accept_return' });
    await page.reload();
    await parcel.getByRole('button', { name: 'Withdraw the return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw the return?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw the return' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('listitem').last()).toContainText('Withdrawn');
    await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeShown();
    await expect(parcel.getByRole('link', { name: 'Print the return label' })).toHaveCount(0);
    await expect(parcel.getByRole('button', { name: 'Return something' })).toBeShown();
    await admin.page.goto(`/admin/orders/${order.number}`);
    await expect(admin.page.getByText('Return withdrawn')).toBeShown();
    await expectAccessible(page);
    await admin.context.close();
  },
);

test('I paid in store and return one thing after the other: I read which counter gives my money back', async ({
  page,
  browser,
}) => {
  const admin = await inAnotherBrowser(browser, { email: ADMINISTRATOR, password: DEMO_PASSWORD });
  const order = await collectedOrder(page, admin.page, [CHARGER, CHARGER, CHARGER]);
  const atCounter = `at the counter of ${order.store}`;
  await page.goto(`/track/${order.token}`);
  const parcel = page.getByRole('region', { name: `Order ${order.number}` });
  const returns = parcel.getByRole('region', { name: /^Your return/ });
  const returnOne = async () => {
    await parcel.getByRole('button', { name: 'Return something' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return something' });
    await expect(dialog).toContainText(atCounter);
    await dialog.getByRole('spinbutton', { name: /^How many/ }).fill('1');
    await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
    await dialog.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await returnOne();
  await expect(returns).toContainText(atCounter);
  for (const move of ['accept_return', 'receive_return', 'refund']) {
    await staffMove(admin.page, order, { move, ...(move === 'receive_return' && { resell: true }) });
  }
  await page.reload();
  await expect(returns).toContainText('Waits at the counter');
  await expect(parcel).toContainText(`waits for you ${atCounter}`);
  await expect(page.locator('main')).not.toContainText(/on its way/i);
  await expect(parcel, 'what is kept can be reviewed').toContainText('Write a review');

  await returnOne();
  await expect(returns, 'the newest first').toHaveCount(2);
  await expect(returns.first()).toContainText('The store answers');
  await expect(returns.last()).toContainText('Waits at the counter');
  await expectAccessible(page);
  await admin.page.goto(`/admin/orders/${order.number}`);
  await expect(admin.page.getByRole('region', { name: /^Return \d of 2, requested on/ })).toHaveCount(2);
  await admin.context.close();
});
