import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, type OfficeProducts } from '#tests/support/office-products.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { factsOf, productFilesOf, rowsOf, type SheetRow } from '#tests/support/product-files.ts';

let shop: TestApp;
let goods: OfficeProducts;
let files: ReturnType<typeof productFilesOf>;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  files = productFilesOf(shop);
});

const logged = async () =>
  (
    await shop.database.pool.query<{ count: number }>(
      `select count(*)::int as count from audit_log where subject = 'product'`,
    )
  ).rows[0]?.count;

const sheet = (q?: string) => files.sheet(goods.vendor, q);

async function changedCell(product: OfficeProduct, change: SheetRow, headers = goods.vendor) {
  const [row] = await sheet(product.sku);
  return files.check(headers, [{ ...row, ...change }]);
}

describe('An export', () => {
  it('imports again without any change, archived and odd ones too', async () => {
    const odd = await goods.create({
      name: '=1+1 "quoted", with; signs | and × 中文',
      sku: `-SKU ${randomUUID()}`,
      description: '<p>Two\nlines, "quoted"</p>',
      box: [{ title: 'A | B \\ C', qunatity: 2 }],
      length: 10.5,
      weight: 120,
      cost_price: 3.2,
    });
    for (const headers of [goods.vendor, goods.admin]) {
      const before = await logged();
      const file = await files.exported(headers, '?state=live,sold_out,draft,scheduled,hidden,archived');
      const { counts, ignored_columns: ignored, state } = await files.imported(headers, file);
      expect([state, ignored]).toEqual(['done', []]);
      expect(counts).toEqual({ ...counts, same: counts.all, create: 0, change: 0, wrong: 0, done: 0 });
      expect(counts.all).toBeGreaterThan(5);
      expect(await logged()).toBe(before);
    }
    expect(factsOf(await goods.read(odd))).toEqual(factsOf(odd));
  });

  it('is UTF-8 for spreadsheets, runs no formula, and holds the filter alone', async () => {
    const name = `@Sum ${randomUUID()}`;
    const made = await goods.create({ name });
    const text = await files.exported(goods.vendor, `?q=${encodeURIComponent(name)}`);
    expect(text.startsWith('\uFEFFproduct_id,variation_id,parent_sku,sku,name,')).toBe(true);
    expect(text).toContain(`'${name}`);
    expect(rowsOf(text)).toMatchObject([
      { product_id: String(made.id), name, regular_price: '12.99', stock: '5' },
    ]);
  });

  it('needs the right Export, shows costs with the right Cost alone, and is logged', async () => {
    await addStaff(shop, 'exporter@goods.example', { ownedBy: VENDOR, rights: ['catalogue', 'export'] });
    const exporter = await signIn(shop, 'exporter@goods.example');
    expect((await shop.fetch('/office/products/file', { headers: goods.helper })).status).toBe(403);
    expect((await shop.fetch('/office/products/file')).status).toBe(401);
    const [head] = (await files.exported(exporter)).split('\r\n');
    expect(head).not.toContain('cost_price');
    expect((await files.exported(goods.vendor)).split('\r\n')[0]).toContain('cost_price');
    const { data } = await shop.call('GET /office/log', { headers: goods.admin, query: {} });
    expect(data).toContainEqual(expect.objectContaining({ action: 'export products' }));
  });

  it('holds nothing of another business', async () => {
    const ids = new Set((await sheet()).map((row) => row['product_id']));
    const { data } = await goods.list({ per_page: 100 }, goods.other);
    for (const { id } of data) expect(ids.has(String(id))).toBe(false);
  });

  it.each(['state=nowhere', 'q=%00', 'q=a&q=b', 'category_id=99999999999', 'cursor=@@', 'colour=blue'])(
    'is refused with the filter %s',
    async (filter) => {
      const answer = await shop.fetch(`/office/products/file?${filter}`, { headers: goods.vendor });
      expect(answer.status).toBe(400);
    },
  );
});

describe('The check', () => {
  it('says what would change, before and after, and writes nothing', async () => {
    const made = await goods.create({ name: 'Before' });
    const before = await logged();
    const { counts, items, state } = await changedCell(made, { name: 'After', regular_price: '15.00' });
    expect([state, counts.change, counts.done]).toEqual(['checked', 1, 0]);
    expect(items).toMatchObject([
      {
        row: 2,
        name: 'Before',
        outcome: 'change',
        changes: [
          { row: 2, column: 'name', before: 'Before', after: 'After' },
          { row: 2, column: 'regular_price', before: '12.99', after: '15.00' },
        ],
      },
    ]);
    expect(factsOf(await goods.read(made))).toEqual(factsOf(made));
    expect(await logged()).toBe(before);
  });

  it.each<[string, SheetRow, string, RegExp]>([
    ['a price that is no amount', { regular_price: 'cheap' }, 'regular_price', /amount in pounds/],
    ['an empty price', { regular_price: '' }, 'regular_price', /Required/],
    ['an offer above its price', { sale_price: '99' }, 'sale_price', /must not cost more/],
    ['an unknown category', { category: 'Nowhere' }, 'category', /no category called Nowhere/],
    ['an unknown brand', { brand: '#999999' }, 'brand', /no such brand/],
    ['a flag that is neither', { is_on_sale: 'perhaps' }, 'is_on_sale', /yes or no/],
    ['a picture of another business', { pictures: 'media/none' }, 'pictures', /picture/],
    ['another line', { line: 'sell' }, 'line', /stays in its line/],
    ['a cell of a variation', { is_default: 'yes' }, 'is_default', /row of a variation/],
    ['a name that is too long', { name: 'x'.repeat(200) }, 'name', /Too long/],
    ['a text that is too long once cleaned', { description: '&'.repeat(5_000) }, 'description', /too long/],
    ['a slug with spaces', { slug: 'My Cable' }, 'slug', /small letters/],
    ['an option that does not exist', { option_1_name: 'Flavour' }, 'option_1_name', /no attribute/],
    ['a product that is not there', { product_id: '999999' }, 'product_id', /no product with the id/],
    ['an id that is none', { product_id: 'abc' }, 'product_id', /no product with the id/],
  ])('names the row and the column of %s', async (_what, change, column, text) => {
    const made = await goods.create();
    const { counts, items } = await changedCell(made, change);
    expect(counts).toMatchObject({ wrong: 1, change: 0 });
    expect(items[0]?.errors).toEqual([{ row: 2, column, text: expect.stringMatching(text) as string }]);
    expect(factsOf(await goods.read(made))).toEqual(factsOf(made));
  });

  it('finds rows of one file with the same SKU, or about the same product', async () => {
    const [one, two] = [await goods.create(), await goods.create()];
    const rows = [...(await sheet(one.sku)), ...(await sheet(two.sku))];
    const { items } = await files.check(goods.vendor, [
      ...rows,
      { ...rows[0], regular_price: '1.00' },
      { name: 'New', sku: one.sku },
    ]);
    expect(items.flatMap(({ errors }) => errors).map(({ row, text }) => [row, text])).toEqual([
      [4, 'Row 2 is about the same product'],
      [5, 'Row 2 is about the same product'],
    ]);
    const swapped = await files.check(goods.vendor, [
      { product_id: String(one.id), sku: 'SAME' },
      { product_id: String(two.id), sku: 'SAME' },
    ]);
    expect(swapped.items[1]?.errors).toEqual([{ row: 3, column: 'sku', text: 'Row 2 has the same SKU' }]);
  });

  it('refuses rows of another business, by id and by SKU', async () => {
    const foreign = await goods.create({ business_id: 2 }, goods.admin);
    const byId = await files.check(goods.vendor, [{ product_id: String(foreign.id), regular_price: '1.00' }]);
    expect(byId.items[0]?.errors[0]?.text).toBe(`You have no product with the id ${foreign.id}`);
    const bySku = await files.check(goods.vendor, [{ sku: foreign.sku, regular_price: '1.00' }]);
    expect(bySku.items[0]?.errors[0]?.text).toMatch(/You have no product with this SKU/);
    expect(factsOf(await goods.read(foreign, goods.admin))).toEqual(factsOf(foreign));
  });

  it('is only for the sender of the file', async () => {
    const { id } = await changedCell(await goods.create(), { name: 'Mine' });
    for (const headers of [goods.helper, goods.other, goods.admin]) {
      const answer = await shop.refused('GET /office/product-imports/{id}', { headers, params: { id } });
      expect(answer.status).toBe(404);
      const failed = await shop.fetch(`/office/product-imports/${id}/failed`, { headers });
      expect(failed.status).toBe(404);
    }
  });
});

describe('A file that is no table', () => {
  it.each<[string, string | Buffer, number, RegExp]>([
    ['nothing', '', 415, /This file is empty/],
    ['no known column', 'a,b\n1,2\n', 400, /must name the columns/],
    ['blank lines alone', '\r\n\r\n', 400, /This file is empty/],
    ['a header alone', 'sku,name\n', 400, /no products/],
    ['one column twice', 'sku,name,Name\n1,2,3\n', 400, /twice/],
    ['a quote that stays open', 'sku,name\n1,"2\n', 400, /Row 2.*never closed/],
    ['a row with too few cells', 'sku,name\n1\n', 400, /Row 2.*1 cells/],
    ['a thousand columns', `sku,${'x,'.repeat(1_000)}\n`, 400, /more than 300 cells/],
    ['NUL', Buffer.from(`sku,name\n${'x'.repeat(60)},\0\n`), 400, /not UTF-8/],
    ['another encoding', Buffer.from('sku,name\nx,caf\xe9\n', 'latin1'), 400, /not UTF-8/],
    [
      'a spreadsheet in its own format',
      Buffer.from('PK\x03\x04 and more than enough bytes of it'),
      415,
      /CSV/,
    ],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more than enough bytes of it', 'latin1'), 415, /CSV/],
    ['more than 20 MB', Buffer.alloc(21 * 1024 * 1024, 'sku,name\n'), 413, /MB/],
    ['more than 50,000 rows', `sku,name\n${'a,b\n'.repeat(50_001)}`, 400, /50000 rows/],
  ])('with %s is refused', async (_what, content, status, message) => {
    const sent = await files.send(goods.vendor, content);
    expect([sent.status, sent.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('may have semicolons, UTF-16, spaces in its header, and unknown columns', async () => {
    const { sku } = await goods.create();
    const text = `SKU;Regular Price;Notes\r\n${sku};1299,50;cheap\r\n`;
    for (const content of [text, Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const { body } = await files.send(goods.vendor, content);
      await files.jobs();
      const items = await files.items(goods.vendor, body.result?.id ?? '');
      expect(body.result?.ignored_columns).toEqual(['Notes']);
      expect(items[0]?.changes).toEqual([
        {
          row: 2,
          column: 'regular_price',
          before: '12.99',
          after: '1299,50',
          warning: '9,904% higher than before',
        },
      ]);
    }
  });

  it('with costs is refused from staff who may not see them', async () => {
    const sent = await files.send(goods.helper, 'sku,cost_price\nx,1\n');
    expect([sent.status, sent.body.message]).toEqual([400, expect.stringMatching(/cost_price/)]);
  });
});

describe('A price that changes by more than half', () => {
  it('is named before the import, and counted', async () => {
    const [slip, fine] = [
      await goods.create({ regular_price: 159 }),
      await goods.create({ regular_price: 159 }),
    ];
    const rows = [...(await sheet(slip.sku)), ...(await sheet(fine.sku))];
    const given = rows.map((row) => ({ ...row, regular_price: row['sku'] === slip.sku ? '1' : '149' }));
    const checked = await files.check(goods.vendor, given);
    expect(checked.counts).toMatchObject({ change: 2, wrong: 0, warned: 1 });
    const { data } = await shop.call('GET /office/product-imports/{id}/items', {
      headers: goods.vendor,
      params: { id: checked.id },
      query: { show: 'warned' },
    });
    expect(data.map(({ product_id: id, changes }) => [id, changes])).toEqual([
      [
        slip.id,
        [{ row: 2, column: 'regular_price', before: '159.00', after: '1', warning: '99% lower than before' }],
      ],
    ]);
  });
});

describe('A count in a file', () => {
  it('is shown as one by import', async () => {
    const one = await goods.create();
    const [row] = await sheet(one.sku);
    await files.imported(goods.vendor, [{ ...row, stock: '9' }]);
    const { data } = await shop.call('GET /office/stock/movements', {
      headers: goods.vendor,
      query: { q: one.sku },
    });
    expect(data[0]).toMatchObject({ reason: 'counted', quantity: 4, note: 'by import' });
  });
});
