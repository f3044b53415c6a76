import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder, parcelMove, staffMove } from '#tests/support/paid-order.ts';

test.describe.configure({ timeout: 120_000 });

const CHARGER = examplePath('simple product, counted, in stock');
const staffOf = (email: string) => ({ email, password: DEMO_PASSWORD });

test(
  'I check a review: shoppers read it once it is published, and no longer once it is hidden',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    const order = await paidOrder(page, [CHARGER], newEmail());
    await staffMove(office, order, { move: 'accept' });
    await staffMove(office, order, parcelMove());
    const track = `/no/auth/web/site/track/${order.token}`;
    const read = (await (await page.request.get(track)).json()) as {
      result: { orders: { lines: { id: number }[] }[] };
    };
    const lineId = read.result.orders[0]?.lines[0]?.id ?? 0;
    const title = `Charges fast ${crypto.randomUUID().slice(0, 8)}`;
    const written = await page.request.put(`${track}/lines/${lineId}/review`, {
      data: { rating: 4, title, body: 'From empty to full during breakfast.' },
    });
    expect(written.status(), await written.text()).toBe(200);

    await office.goto('/admin/reviews');
    await expect(office.getByRole('heading', { level: 1, name: 'Reviews' })).toBeShown();
    const review = office.getByRole('article', { name: title });
    await expect(review).toContainText('Verified buyer');
    await expectAccessible(office);
    await review.getByRole('button', { name: 'Publish' }).click();
    await expectMessage(office, 'The review is published.');
    await expect(review).toHaveCount(0);
    await page.goto(`${CHARGER}#reviews`);
    await expect(page.getByText(title)).toBeShown();

    await office.getByRole('button', { name: /^Published/ }).click();
    await review.getByRole('button', { name: 'Hide' }).click();
    const dialog = office.getByRole('dialog', { name: 'Hide this review' });
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await expect(dialog.getByText('Please say why.')).toBeShown();
    await dialog.getByLabel('Reason').fill('It is about another charger.');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await expectMessage(office, 'The review is hidden.');
    await office.getByRole('button', { name: /^Hidden/ }).click();
    await expect(review).toContainText('It is about another charger.');
    await context.close();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeShown();
      await expect(page.getByText(title)).toHaveCount(0);
    }).toPass();
  },
);

test('As a vendor I answer a review of my product once', { tag: '@phone' }, async ({ browser }) => {
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(VENDOR));
  await office.goto('/vendor/reviews');
  const review = office
    .getByRole('article')
    .filter({ has: office.getByRole('button', { name: 'Answer' }) })
    .first();
  const title = await review.getByRole('heading').innerText();
  await review.getByRole('button', { name: 'Answer' }).click();
  const dialog = office.getByRole('dialog', { name: 'Answer this review' });
  const answer = `Thank you, ${crypto.randomUUID().slice(0, 8)}.`;
  await dialog.getByLabel('Your answer').fill(answer);
  await dialog.getByRole('button', { name: 'Publish answer' }).click();
  await expectMessage(office, 'Your answer stands below the review.');
  const answered = office.getByRole('article', { name: title }).filter({ hasText: answer });
  await expect(answered).toBeShown();
  await expect(answered.getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await expectAccessible(office);
  await context.close();
});

test(
  'I find who asked for a demo, note what was said, and mark them as won',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const company = `Corner Phones ${crypto.randomUUID().slice(0, 8)}`;
    const asked = await page.request.post('/global/user/demo_requests/create', {
      data: { first_name: 'Tom', last_name: 'Whitlock', company, email: newEmail() },
    });
    expect(asked.status(), await asked.text()).toBe(200);
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    await office.goto('/admin/demo-requests');
    const field = office.getByRole('searchbox', { name: 'Search demo requests' });
    await field.fill(company);
    await field.press('Enter');
    const request = office.getByRole('article');
    await expect(request).toHaveCount(1);
    await expectAccessible(office);
    await request.getByLabel('Notes').fill('Wants to see the till on Friday.');
    await request.getByRole('button', { name: 'Save notes' }).click();
    await expectMessage(office, 'The notes are saved.');
    await request.getByLabel('Status').selectOption('Won');
    await expectMessage(office, 'Tom Whitlock: won.');
    await office.getByRole('button', { name: 'Lost' }).click();
    await expect(office.getByRole('heading', { name: 'Nothing found' })).toBeShown();
    await office.getByRole('button', { name: 'Won', exact: true }).click();
    await expect(request.getByLabel('Notes')).toHaveValue('Wants to see the till on Friday.');
    await context.close();
  },
);
