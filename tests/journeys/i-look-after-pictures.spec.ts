import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

const inOffice = (browser: Browser, email: string) =>
  inAnotherBrowser(browser, { email, password: DEMO_PASSWORD });
const heading = (office: Page, name: string | RegExp) => office.getByRole('heading', { level: 1, name });
const word = () => `quoll${crypto.randomUUID().slice(0, 8)}`;

/** A picture that was not sent before. */
async function picture(name: string) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } })
    .composite([{ input: randomBytes(192), raw: { width: 8, height: 8, channels: 3 }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

interface Uploaded {
  id: number;
  version: number;
  image: string;
}

/** Puts a picture into the library by a call. */
async function upload(office: Page, name: string): Promise<Uploaded> {
  const answer = await office.request.post('/office/media', { multipart: { file: await picture(name) } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { result: Uploaded }).result;
}

/** Deletes what a journey has uploaded. */
async function tidy(office: Page, text: string): Promise<void> {
  const found = (await (await office.request.get(`/office/media?per_page=100&q=${text}`)).json()) as {
    data: Uploaded[];
  };
  for (const { id } of found.data) {
    const answer = await office.request.delete(`/office/media/${id}`);
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

interface Product {
  id: number;
  version: number;
}

/** A product of accessories: what other journeys count is left alone. */
async function newProduct(office: Page): Promise<Product & { name: string }> {
  const name = `Cable ${word()}`;
  const answer = await office.request.post('/office/products', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name, category_id: 70, brand_id: 1, regular_price: 12.99, stock: 5 },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...((await answer.json()) as { result: Product }).result, name };
}

/** Takes a product's pictures off it and the product off the shop. */
async function archive(office: Page, id: number): Promise<void> {
  const { result } = (await (await office.request.get(`/office/products/${id}`)).json()) as {
    result: Product;
  };
  const { version } = result;
  const data = { version, product_images: [] };
  expect((await office.request.put(`/office/products/${id}`, { data })).status()).toBe(200);
  expect((await office.request.delete(`/office/products/${id}?version=${version + 1}`)).status()).toBe(200);
}

const tiles = (office: Page) => office.getByRole('list', { name: 'Pictures and videos' }).getByRole('button');

async function find(office: Page, text: string) {
  const field = office.getByRole('searchbox', { name: 'Search media' });
  await field.fill(text);
  await field.press('Enter');
  await expect(office).toHaveURL(new RegExp(`q=${text}`));
}

test(
  'I upload pictures, say what is seen on one, put it into a folder and delete it',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inOffice(browser, VENDOR);
    const name = word();
    await office.goto('/vendor/media');
    await expect(heading(office, 'Media')).toBeShown();
    await expectAccessible(office);
    const svg = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await office
      .getByLabel('choose files')
      .setInputFiles([await picture(`${name} one.png`), await picture(`${name} two.png`), svg]);
    const uploads = office.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByText('SVG is not taken')).toBeShown();
    await expect(uploads.getByRole('progressbar')).toHaveCount(0);
    await find(office, name);
    await expect(tiles(office)).toHaveCount(2);
    await tiles(office)
      .filter({ hasText: `${name} one.png` })
      .click();
    const detail = office.getByRole('region', { name }).or(office.getByRole('dialog'));
    await detail.getByLabel(/^Alt text/).fill('A grey cable, rolled up');
    const point = detail.getByRole('button', { name: /^Focal point 50%/ });
    await point.focus();
    await point.press('ArrowRight');
    await expect(detail.getByText('Focal point 51%, 50%.')).toBeShown();
    await expectAccessible(office);
    await detail.getByRole('button', { name: 'Save' }).click();
    await expect(detail.getByRole('button', { name: /^Sav/ })).toBeHidden();
    await office.reload();
    await expect(detail.getByLabel('Alt text, 23 of 140')).toHaveValue('A grey cable, rolled up');
    await expect(detail.getByText('Used nowhere')).toBeShown();
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toBeHidden();
    // A folder, and the link out of it.
    await office.getByRole('button', { name: 'New folder' }).click();
    const dialog = office.getByRole('dialog', { name: 'New folder' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Make folder' }).click();
    await expect(dialog).toBeHidden();
    await tiles(office)
      .filter({ hasText: `${name} two.png` })
      .click();
    await detail.getByLabel('Folder').selectOption({ label: name });
    await detail.getByRole('button', { name: 'Save' }).click();
    await expect(detail.getByRole('button', { name: /^Sav/ })).toBeHidden();
    await detail.getByRole('button', { name: 'Delete' }).click();
    await office
      .getByRole('dialog', { name: `Delete ${name} two.png` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(tiles(office)).toHaveCount(1);
    const folders = (await (await office.request.get('/office/media-folders')).json()) as {
      data: { id: number; name: string }[];
    };
    for (const folder of folders.data.filter((one) => one.name === name))
      expect((await office.request.delete(`/office/media-folders/${folder.id}`)).status()).toBe(200);
    await tidy(office, name);
    await context.close();
  },
);

test('I drop, paste and find pictures by keys, and names stay words', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser, ADMINISTRATOR);
  const name = word();
  const evil = `${name} "><img src=x onerror=document.title='broken'>.png`;
  await office.goto('/admin/media?owner=site');
  await expect(heading(office, 'Media')).toBeShown();
  const { buffer } = await picture(evil);
  for (const event of ['drop', 'paste'] as const) {
    const bytes = event === 'drop' ? buffer : (await picture(evil)).buffer;
    await office.evaluate(
      ({ kind, data, file }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(data)], file, { type: 'image/png' }));
        const zone =
          document.querySelector('input[type=file][multiple][accept]')?.closest('div') ?? document.body;
        const sent =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
        zone.dispatchEvent(sent);
      },
      { kind: event, data: [...bytes], file: evil },
    );
    await expect(office.getByRole('list', { name: 'Uploads' }).getByRole('progressbar')).toHaveCount(0);
  }
  await find(office, name);
  await expect(tiles(office)).toHaveCount(2);
  await expect(tiles(office).first()).toContainText('<img src=x');
  await tiles(office).first().focus();
  await office.keyboard.press('ArrowRight');
  await expect(tiles(office).nth(1)).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(office.getByRole('region', { name: /<img src=x/ })).toBeShown();
  await expect(office).toHaveTitle('Media · Office');
  await find(office, `${name}nothing`);
  await expect(office.getByText(`Nothing found for “${name}nothing”`)).toBeShown();
  await expectAccessible(office);
  await tidy(office, name);
  await context.close();
});

test('A failed list says so, and tries again', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser, VENDOR);
  await office.route('**/office/media?*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'Busy.' } }),
  );
  await office.goto('/vendor/media');
  await expect(office.getByText('The pictures did not load')).toBeShown();
  await expectAccessible(office);
  await office.unroute('**/office/media?*');
  await office.getByRole('button', { name: 'Try now' }).click();
  await expect(office.getByText('The pictures did not load')).toBeHidden();
  await context.close();
});

test(
  'I add pictures to a product, order them, and a shopper sees them',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { page: office, context } = await inOffice(browser, VENDOR);
    const name = word();
    const kept = [await upload(office, `${name} a.png`), await upload(office, `${name} b.png`)];
    const product = await newProduct(office);
    await office.goto(`/vendor/products/${product.id}`);
    await expect(heading(office, product.name)).toBeShown();
    await office.getByRole('button', { name: 'Add pictures' }).click();
    const picker = office.getByRole('dialog', { name: 'Add pictures' });
    await picker.getByLabel('choose files').setInputFiles([await picture(`${name} c.png`)]);
    await expect(picker.getByRole('button', { name: 'Add 1 picture' })).toBeEnabled();
    await picker.getByRole('searchbox').fill(name);
    await picker.getByRole('searchbox').press('Enter');
    await picker.getByRole('button', { name: `${name} a.png` }).click();
    await picker.getByRole('button', { name: `${name} b.png` }).click();
    await expectAccessible(office);
    await picker.getByRole('button', { name: 'Add 3 pictures' }).click();
    const panel = office.getByRole('region', { name: 'Pictures' });
    await expect(panel.getByRole('button', { name: /^Picture \d of 3/ })).toHaveCount(3);
    // By keys: the last one becomes the first.
    await panel.getByRole('button', { name: /^Picture 3 of 3/ }).press('ArrowLeft');
    await expect(panel.getByRole('button', { name: /^Picture 2 of 3/ })).toBeFocused();
    await office.keyboard.press('ArrowLeft');
    await expect(panel.getByRole('button', { name: /^Picture 1 of 3/ })).toBeFocused();
    await expect(panel.getByRole('button', { name: /^Picture 1 of 3/ })).toHaveAttribute(
      'data-picture-name',
      kept[1]?.image ?? '',
    );
    await panel.getByRole('button', { name: /^Picture 2 of 3/ }).press('Delete');
    await expect(panel.getByRole('button', { name: /^Picture \d of 2/ })).toHaveCount(2);
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
    await office.reload();
    await expect(panel.getByRole('button', { name: /^Picture 1 of 2/ })).toHaveAttribute(
      'data-picture-name',
      kept[1]?.image ?? '',
    );
    await office.getByRole('button', { name: 'Publish now' }).click();
    const address = await office.getByRole('link', { name: 'View in shop' }).getAttribute('href');
    await expect
      .poll(async () => (await page.request.get(address ?? '')).text(), { timeout: 5_000 })
      .toContain(kept[1]?.image ?? '');
    await page.goto(address ?? '');
    const shown = page.getByRole('main').locator(`img[src*="${kept[1]?.image}"]`).first();
    await expect(shown).toBeShown();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await archive(office, product.id);
    await tidy(office, name);
    await context.close();
  },
);

test('I drag a picture to the front, and onto another colour', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser, VENDOR);
  const list = (await (await office.request.get('/office/products?per_page=100&is_active_for=1')).json()) as {
    data: { id: number; type: number }[];
  };
  const variable = list.data.find(({ type }) => type === 2);
  await office.goto(`/vendor/products/${variable?.id}`);
  const panel = office.getByRole('region', { name: 'Pictures' });
  const rows = panel.getByRole('group');
  await expect(rows.nth(1)).toBeShown();
  const first = rows.first();
  const place = async (index: number, row = first) => {
    const box = await row
      .getByRole('button', { name: /^Picture/ })
      .nth(index)
      .boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 30 };
  };
  const nameAt = (index: number, row = first) =>
    row
      .getByRole('button', { name: /^Picture/ })
      .nth(index)
      .getAttribute('data-picture-name');
  await first.scrollIntoViewIfNeeded();
  const second = await nameAt(1);
  const [from, to] = [await place(1), await place(0)];
  await office.mouse.move(from.x, from.y);
  await office.mouse.down();
  await office.mouse.move(from.x - 20, from.y, { steps: 3 });
  await office.mouse.move(to.x - 10, to.y, { steps: 5 });
  await office.mouse.up();
  await expect.poll(() => nameAt(0)).toBe(second);
  // By a key to the next colour.
  await first.getByRole('button', { name: /^Picture 1/ }).press('ArrowDown');
  await expect(rows.nth(1).locator(`[data-picture-name="${second}"]`)).toBeFocused();
  await expect(office.getByText('1 unsaved change: Pictures')).toBeShown();
  await office.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => nameAt(1)).toBe(second);
  await context.close();
});
