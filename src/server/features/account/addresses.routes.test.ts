import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

const LIST = 'GET /web/site/account/addresses';
const ADD = 'POST /web/site/account/addresses';
const CHANGE = 'PUT /web/site/account/addresses/{id}';
const REMOVE = 'DELETE /web/site/account/addresses/{id}';
const home = { name: 'Ann Lee', line_1: '1 High Street', town: 'London', post_code: 'nw1 8ab' };

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

let people = 0;
async function newMember() {
  people += 1;
  const browser = new TestBrowser(shop);
  const email = `person${people}@mail.example`;
  await browser.call('POST /global/user/register', {
    body: { name: 'Ann', email, password: 'a sturdy pass phrase' },
  });
  return browser;
}

describe('Addresses', () => {
  it('are kept in their one spelling, and the first is the default', async () => {
    const ann = await newMember();
    expect((await ann.call(LIST)).result).toEqual([]);
    const { result } = await ann.call(ADD, { body: { ...home, line_2: ' ', phone: ' 020 7946  0132' } });
    expect(result).toMatchObject([
      {
        ...home,
        post_code: 'NW1 8AB',
        line_2: null,
        phone: '020 7946 0132',
        country: 'GB',
        is_default: true,
      },
    ]);
  });

  it('have one default, which comes first and is handed on when it is removed', async () => {
    const ann = await newMember();
    await ann.call(ADD, { body: { ...home, line_1: 'first' } });
    await ann.call(ADD, { body: { ...home, line_1: 'second' } });
    const { result: three } = await ann.call(ADD, { body: { ...home, line_1: 'third', is_default: true } });
    expect(three.map((one) => [one.line_1, one.is_default])).toEqual([
      ['third', true],
      ['first', false],
      ['second', false],
    ]);
    const second = three[2]?.id ?? 0;
    const { result: changed } = await ann.call(CHANGE, {
      params: { id: second },
      body: { ...home, line_1: 'second again', is_default: true },
    });
    expect(changed.map((one) => one.line_1)).toEqual(['second again', 'first', 'third']);
    const { result: kept } = await ann.call(CHANGE, {
      params: { id: second },
      body: { ...home, line_1: 'second still', is_default: false },
    });
    expect(kept[0]).toMatchObject({ line_1: 'second still', is_default: true });
    const { result: left } = await ann.call(REMOVE, { params: { id: second } });
    expect(left.map((one) => [one.line_1, one.is_default])).toEqual([
      ['first', true],
      ['third', false],
    ]);
  });

  it('are twenty at most, also when they are added all at once', async () => {
    const ann = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        ann.send(ADD, { body: { ...home, line_1: String(index), is_default: index % 2 === 0 } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const { result } = await ann.call(LIST);
    expect(result).toHaveLength(20);
    expect(result.filter((one) => one.is_default)).toHaveLength(1);
  });

  it('of another account are not there', async () => {
    const [ann, ben] = [await newMember(), await newMember()];
    const id = (await ann.call(ADD, { body: home })).result[0]?.id ?? 0;
    const missing = { status: 404, message: 'There is no such address.' };
    expect(await ben.refused(CHANGE, { params: { id }, body: { ...home, is_default: true } })).toEqual(
      missing,
    );
    expect(await ben.refused(REMOVE, { params: { id } })).toEqual(missing);
    expect(await ben.refused(REMOVE, { params: { id: 2_147_483_647 } })).toEqual(missing);
    expect((await ben.call(LIST)).result).toEqual([]);
    expect((await ann.call(LIST)).result).toMatchObject([{ id, line_1: home.line_1 }]);
    const visitor = new TestBrowser(shop);
    expect((await visitor.refused(LIST)).status).toBe(401);
    expect((await visitor.refused(ADD, { body: home })).status).toBe(401);
  });

  it.each([
    [{ name: '' }, 'name', 'Required'],
    [{ line_1: ' ' }, 'line_1', 'Required'],
    [{ town: 'x'.repeat(81) }, 'town', 'Too long'],
    [{ post_code: '90210' }, 'post_code', 'Invalid postcode'],
    [{ phone: 'x' }, 'phone', 'Invalid phone number'],
    [{ is_default: 1 }, 'is_default', 'must be true or false'],
    [{ country: 'US' }, 'country', 'is not known here'],
    [{ user_id: 1 }, 'user_id', 'is not known here'],
  ])('are refused with %o', async (wrong, field, error) => {
    const ann = await newMember();
    const body: typeof home = Object.assign({}, home, wrong);
    expect(await ann.refused(ADD, { body })).toMatchObject({ status: 400, errors: { [field]: error } });
  });
});
