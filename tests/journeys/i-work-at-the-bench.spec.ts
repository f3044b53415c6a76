import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { phonePhoto } from '#tests/support/photos.ts';
import { bookedRepair, postedTradeIn } from '#tests/support/placed-devices.ts';

test.describe.configure({ timeout: 150_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name }).first().click();

async function enterOffice(page: Page, path: string): Promise<void> {
  await page.request.post('/global/user/login', { data: { email: ADMINISTRATOR, password: DEMO_PASSWORD } });
  await page.goto(path);
}

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await phonePhoto() });

test(
  'I receive a device, find it worse than told, and send a lower offer with its evidence',
  { tag: '@tablet' },
  async ({ page }) => {
    const number = await postedTradeIn(page);
    await enterOffice(page, `/admin/trade-ins?q=${number}`);
    await page.getByRole('link', { name: /iPhone 14/ }).click();
    await expect(heading(page)).toContainText('In transit');
    await press(page, 'Receive');
    await expect(heading(page)).toContainText('Received');
    await press(page, 'Inspect');
    await expect(heading(page)).toContainText('Inspecting');
    await expect(page.getByText(/35 \d{6} \d{6} \d/), 'its IMEI, whole').toBeShown();
    await expectAccessible(page);

    await page
      .getByRole('combobox', { name: /^What we found/ })
      .first()
      .selectOption('Worse');
    await page.getByRole('button', { name: 'The rest as told' }).click();
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    const revise = page.getByRole('button', { name: /^Send revised offer/ });
    await revise.click();
    await expect(page.getByText('A photo is needed.').first(), 'no cut without evidence').toBeShown();

    await page.getByRole('textbox', { name: 'What you found' }).fill('A scratch that you can feel');
    await page.getByRole('textbox', { name: 'Reason' }).fill('22 mm, upper middle.');
    await page.getByRole('textbox', { name: 'Takes off' }).fill('30');
    await page.locator('input[name="check-0-photos"]').setInputFiles([await photo('scratch.jpg')]);
    await expect(page.getByRole('img', { name: 'scratch.jpg' })).toBeShown();
    await expect(page.getByRole('heading', { name: /^New offer/ })).toBeShown();
    await expectAccessible(page);
    await revise.click();
    const confirm = page.getByRole('dialog', { name: /^Send .* a lower offer/ });
    await expect(confirm.getByText('Offered, by bank')).toBeShown();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: /^Send £/ }).click();
    await expect(heading(page)).toContainText('Revised offer');
    await expect(page.getByText('22 mm, upper middle.').first()).toBeShown();
  },
);

/** Draws a line into the field to sign in, as a pen does. Cleared once, and drawn again. */
async function signHere(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: 'Signature field' });
  const draw = async () => {
    await field.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 4, { steps: 4 });
    await page.mouse.move(x + (width * 3) / 4, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('img', { name: 'The signature' })).toBeShown();
  };
  await draw();
  await press(page, 'Clear');
  await expect(field).toBeShown();
  await draw();
}

test(
  'I check in a device, send an estimate of two lines, and repair the approved one',
  { tag: '@tablet' },
  async ({ page, sawMessage }) => {
    const { number, trackPath } = await bookedRepair(page);
    await enterOffice(page, '/admin/repairs');
    await expect(heading(page)).toHaveText('Repairs');
    await expect(
      page
        .getByRole('button', { name: `Check in ${number}` })
        .or(page.getByRole('link', { name: `Check in ${number}` })),
    ).toBeShown();
    await expectAccessible(page);
    await page.getByRole('link', { name: `Check in ${number}` }).click();

    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="photos"]').setInputFiles([await photo('front.jpg')]);
    await expect(dialog.getByRole('img', { name: 'front.jpg' })).toBeShown();
    await dialog.getByRole('button', { name: 'The rest works' }).click();
    await dialog.getByRole('radio', { name: 'No' }).check();
    await dialog.getByRole('textbox', { name: 'Passcode' }).fill('2580');
    await dialog.getByRole('textbox', { name: 'Signed by' }).fill('Priya Nair');
    await signHere(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await sawMessage(`${number} is checked in`);
    await expect(page.getByRole('img', { name: 'Signature of Priya Nair' })).toBeShown();
    await expect(page.getByText('Signed by Priya Nair')).toContainText('with our terms');
    await press(page, 'Show the passcode');
    await expect(page.getByText('2580')).toBeShown();

    await press(page, 'Diagnose');
    await expect(heading(page)).toContainText('Diagnosing');
    await press(page, 'Send an estimate');
    await dialog.getByRole('textbox', { name: 'Price' }).first().fill('80');
    await dialog.getByRole('button', { name: 'A fault that was found' }).click();
    await dialog.getByRole('textbox', { name: 'Work' }).last().fill('Bent frame');
    await dialog.getByRole('textbox', { name: 'Price' }).last().fill('45');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Send estimate/ }).click();
    await expect(heading(page)).toContainText('Waits for customer');

    const tracked = (await (await page.request.get(trackPath)).json()) as {
      result: { version: number; estimate: { version: number; lines: { id: number; name: string }[] } };
    };
    const { version, estimate } = tracked.result;
    const approved = estimate.lines.filter(({ name }) => name !== 'Bent frame').map(({ id }) => id);
    const answered = await page.request.post(`${trackPath}/moves`, {
      data: { move: 'approve', version, estimate: estimate.version, approved },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answered.ok(), await answered.text()).toBe(true);
    await page.reload();
    await expect(heading(page)).toContainText('Approved');
    await press(page, 'Start the repair');
    await expect(heading(page)).toContainText('In repair');
    await press(page, 'To the quality check');
    await expect(page.getByText('Another person makes the quality check.')).toBeShown();
    await expectAccessible(page);
  },
);
