import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { vendorsPath } from '#tests/support/example-paths.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail, PASS_PHRASE } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder } from '#tests/support/paid-order.ts';

const owner = { email: VENDOR, password: DEMO_PASSWORD };

/** A new colleague at the vendor's desk, who has accepted an invitation. */
async function newColleague(office: Page, request: APIRequestContext, name: string) {
  const email = newEmail();
  const invited = await office.request.post('/office/staff/invitations', {
    data: { email, permissions: ['orders'] },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = linkIn(await mailTo(email, /invites.*staff/), 'invitation');
  const token = new URL(link, 'http://shop').searchParams.get('token');
  const accepted = await request.post('/global/user/invitation/accept', {
    data: { token, name, password: PASS_PHRASE },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { email, password: PASS_PHRASE };
}

const assigned = (page: Page) => page.getByRole('combobox', { name: 'Assigned to' }).first();

test(
  'I give an order to a colleague, who finds it and its messages under their own, and is taken off it with their place',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const name = `Sam ${crypto.randomUUID().slice(0, 6)}`;
    const order = await paidOrder(page, [vendorsPath()], newEmail());
    const { page: office, context } = await inAnotherBrowser(browser, owner);
    await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    const colleague = await newColleague(office, request, name);
    const { page: desk, context: desks } = await inAnotherBrowser(browser, colleague);
    await desk.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });

    await office.goto(`/vendor/orders/${order.number}`);
    await expect(assigned(office)).toHaveValue('');
    await office.getByRole('button', { name: 'Assign to me' }).click();
    await expectMessage(office, 'You have this order now.');
    await expect(office.getByRole('button', { name: 'Assign to me' })).toBeHidden();
    await assigned(office).selectOption({ label: name });
    await expectMessage(office, `${name} has this order now.`);
    await expectAccessible(office);

    await desk.goto('/vendor/orders');
    await assigned(desk).selectOption('me');
    await expect(desk).toHaveURL(/who=me/);
    const rows = desk.getByRole('table', { name: 'Orders' }).locator('[data-row]');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(order.number);
    await expect(rows).toContainText(name);
    await expectAccessible(desk);
    await assigned(desk).selectOption('nobody');
    await expect(desk.getByRole('link', { name: order.number })).toHaveCount(0);

    await desk.goto(`/vendor/messages/${order.number}?who=me`);
    await expect(desk.getByRole('heading', { name: `Order ${order.number}` })).toBeShown();
    const inThread = desk.locator('[aria-labelledby=conversation]').getByRole('combobox');
    await expect(inThread.locator('option:checked')).toHaveText(`${name} (you)`);

    const staff = await office.request.get('/office/staff');
    const { data } = (await staff.json()) as { data: { id: number; name: string }[] };
    const { id } = data.find((one) => one.name === name) ?? {};
    expect((await office.request.delete(`/office/staff/${id}`)).status()).toBe(200);
    await office.reload();
    await expect(assigned(office)).toHaveValue('');
    await desks.close();
    await context.close();
  },
);

test(
  'I name a colleague in a note, who is told by the bell and by mail, and then wants no more mails',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    test.slow();
    const name = `Noor ${crypto.randomUUID().slice(0, 6)}`;
    const order = await paidOrder(page, [vendorsPath()], newEmail());
    const { page: office, context } = await inAnotherBrowser(browser, owner);
    await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    const colleague = await newColleague(office, request, name);

    await office.goto(`/vendor/orders/${order.number}`);
    const note = office.getByRole('textbox', { name: 'Note for the team' });
    await note.fill('Please call them. ');
    await note.pressSequentially(`@${name.slice(0, 8)}`);
    await expect(
      office.getByRole('listbox', { name: 'Colleagues' }).getByRole('option', { name }),
    ).toBeShown();
    await expectAccessible(office);
    await note.press('Enter');
    await expect(note).toHaveValue(`Please call them. @${name} `);
    await office.getByRole('button', { name: 'Add note' }).click();
    await expect(office.getByText(`@${name}`, { exact: true })).toBeShown();

    await mailTo(colleague.email, new RegExp(`named you in a note on order ${order.number}`));
    const { page: desk, context: desks } = await inAnotherBrowser(browser, colleague);
    await desk.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    await desk.goto('/vendor');
    // Orders of other journeys notify the same office.
    const bell = desk.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
    await bell.click();
    const list = desk.getByRole('region', { name: 'Notifications' });
    await expectAccessible(desk);
    await list.getByRole('link', { name: new RegExp(`on order ${order.number}`) }).click();
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(order.number) })).toBeShown();
    const isRead = async () => {
      const told = (await (await desk.request.get('/web/site/notifications')).json()) as {
        data: { event: string; ref: string; is_read: boolean }[];
      };
      return told.data.find(({ event, ref }) => event === 'mention' && ref === order.number)?.is_read;
    };
    await expect.poll(isRead, 'what was opened is read').toBe(true);

    await bell.click();
    await list.getByRole('link', { name: 'All notifications, and which mails you get' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Notifications' })).toBeShown();
    const mails = desk.getByRole('switch', { name: 'Your name in a note' });
    await expect(mails).toBeChecked();
    await expect(desk.getByRole('switch', { name: 'New order' }), 'for the owner').not.toBeChecked();
    await mails.click();
    await expect(mails).not.toBeChecked();
    await expectAccessible(desk);
    await desk.reload();
    await expect(mails).not.toBeChecked();
    await desks.close();
    await context.close();
  },
);
