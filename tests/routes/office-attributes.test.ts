import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { params, withKey } from '#tests/support/office-products.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const word = () => `Strap ${randomUUID().slice(0, 8)}`;
const create = async (given: object = {}): Promise<OfficeAttribute> =>
  (
    await shop.call('POST /office/catalogue/attributes', {
      headers: withKey(admin),
      body: { name: word(), ...given },
    })
  ).result;
const changing = (attribute: OfficeAttribute, given: object) => ({
  headers: admin,
  params: params(attribute),
  body: { version: attribute.version, ...given },
});
const all = async () => (await shop.call('GET /office/catalogue/attributes', { headers: admin })).data;
/** An attribute that variations have. */
async function used(): Promise<OfficeAttribute> {
  const found = (await all()).find(({ terms }) => terms.some(({ variation_count: count }) => count > 0));
  if (!found) throw new Error('no attribute is in use');
  return found;
}
const given = ({ terms }: OfficeAttribute) => terms.map(({ id, label, swatch }) => ({ id, label, swatch }));

describe('An attribute', () => {
  it('is in the form of products with its values in their order, and gone after it was removed', async () => {
    const made = await create({ terms: [{ label: 'Leather', swatch: '#8B4513' }, { label: 'Steel' }] });
    expect(made.terms).toMatchObject([
      { label: 'Leather', swatch: '#8b4513', variation_count: 0 },
      { label: 'Steel', swatch: null },
    ]);
    const [leather, steel] = made.terms;
    const name = word();
    const { result } = await shop.call(
      'PUT /office/catalogue/attributes/{id}',
      changing(made, {
        name,
        terms: [
          { id: steel?.id, label: 'Leather' },
          { id: leather?.id, label: 'Steel', swatch: null },
          { label: 'Nylon' },
        ],
      }),
    );
    expect(result).toMatchObject({
      version: 2,
      name,
      terms: [
        { id: steel?.id, label: 'Leather' },
        { id: leather?.id, label: 'Steel', swatch: null },
        { label: 'Nylon' },
      ],
    });
    const offered = async () =>
      (await shop.call('GET /office/catalogue', { headers: admin })).result.attributes.find(
        ({ id }) => id === made.id,
      );
    expect((await offered())?.terms.map(({ label }) => label)).toEqual(['Leather', 'Steel', 'Nylon']);
    await shop.call('DELETE /office/catalogue/attributes/{id}', {
      headers: admin,
      params: params(made),
      query: { version: 2 },
    });
    expect(await offered()).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is taken', { name: 'colour' }, 'name'],
    ['two values of one name', { terms: [{ label: 'Red' }, { label: 'red' }] }, 'terms'],
    ['a value of another', { terms: [{ id: 1, label: 'Red' }] }, 'terms'],
    ['a colour that is none', { terms: [{ label: 'Red', swatch: 'url(x)' }] }, 'terms'],
  ])('with %s is refused', async (_what, wrong, field) => {
    const made = await create();
    const { status, errors } = await shop.refused(
      'PUT /office/catalogue/attributes/{id}',
      changing(made, wrong),
    );
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect((await all()).find(({ id }) => id === made.id)).toEqual(made);
  });

  it('that two people change: the second is told, and gets what it is now', async () => {
    const made = await create();
    const name = word();
    await shop.call('PUT /office/catalogue/attributes/{id}', changing(made, { name }));
    const { status, now } = await shop.refused(
      'PUT /office/catalogue/attributes/{id}',
      changing(made, { name: word() }),
    );
    expect([status, now?.['name']]).toEqual([409, name]);
  });

  it('that is in use stays, and so do its values with their names', async () => {
    const attribute = await used();
    const busy = attribute.terms.findIndex(({ variation_count: count }) => count > 0);
    const gone = await shop.refused('DELETE /office/catalogue/attributes/{id}', {
      headers: admin,
      params: params(attribute),
      query: { version: attribute.version },
    });
    expect([gone.status, gone.message]).toEqual([
      409,
      expect.stringMatching(/it is used by [\d,]+ products/),
    ]);
    const tried = async (terms: object[]) =>
      shop.refused('PUT /office/catalogue/attributes/{id}', changing(attribute, { terms }));
    const without = await tried(given(attribute).filter((_term, index) => index !== busy));
    expect([without.status, without.message]).toEqual([
      409,
      expect.stringMatching(/used by [\d,]+ variation/),
    ]);
    const renamed = await tried(
      given(attribute).map((term, index) => (index === busy ? { ...term, label: 'Other' } : term)),
    );
    expect([renamed.status, renamed.message]).toEqual([409, expect.stringContaining('can’t be renamed')]);
    expect(await used()).toEqual(attribute);
  });
});
