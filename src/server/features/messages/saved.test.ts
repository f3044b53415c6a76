import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { MOST_ANSWERS } from '#rules/messages/saved-answers.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let vendor: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  await shop.database.pool.query('delete from saved_answers');
  vendor = await signIn(shop, VENDOR);
});

const READ = 'GET /office/saved-answers';
const CHANGE = 'PUT /office/saved-answers/{id}';
const REMOVE = 'DELETE /office/saved-answers/{id}';
const PATH = '/office/saved-answers';
const save = (name: string, text = 'Dear {first_name}') =>
  send(shop, PATH, { name, text }, { ...freshKey(), ...vendor });
const all = async (headers = vendor) => (await shop.call(READ, { headers })).data;
const named = async (name: string) => {
  const found = (await all()).find((one) => one.name === name);
  if (!found) throw new Error(`there is no answer ${name}`);
  return found;
};

describe('Saved answers', () => {
  it('are kept for each office, by name', async () => {
    await save('Where is it?', 'Order {order} leaves today, {first_name}.');
    await save('A charger');
    expect((await all()).map(({ name }) => name)).toEqual(['A charger', 'Where is it?']);
    expect(await all(await signIn(shop, ADMINISTRATOR))).toEqual([]);
    expect((await save('where is it?')).status).toBe(409);
    expect((await save('Other', 'Dear {name}')).status).toBe(400);
  });

  it('are saved once where the same press arrives twice', async () => {
    const headers = { ...freshKey(), ...vendor };
    const twice = [1, 2].map(() => send(shop, PATH, { name: 'Pressed twice', text: 'Hello' }, headers));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await all()).filter(({ name }) => name === 'Pressed twice')).toHaveLength(1);
    await shop.call(REMOVE, { params: { id: (await named('Pressed twice')).id }, headers: vendor });
  });

  it('are changed by version, and never by another office', async () => {
    const { id } = await named('A charger');
    const change = { params: { id }, body: { name: 'Charger', text: 'It has one.', version: 1 } };
    await shop.call(CHANGE, { ...change, headers: vendor });
    expect(await named('Charger')).toMatchObject({ version: 2, text: 'It has one.' });
    expect(await shop.refused(CHANGE, { ...change, headers: vendor })).toMatchObject({ status: 409 });
    const admin = await signIn(shop, ADMINISTRATOR);
    expect(await shop.refused(CHANGE, { ...change, headers: admin })).toMatchObject({ status: 404 });
    expect(await shop.refused(REMOVE, { params: { id }, headers: admin })).toMatchObject({ status: 404 });
    await shop.call(REMOVE, { params: { id }, headers: vendor });
    expect((await all()).map(({ name }) => name)).toEqual(['Where is it?']);
  });

  it('of one name are saved once, and never more than the limit, also all at once', async () => {
    const same = await Promise.all([1, 2, 3].map(() => save('Same')));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    const room = MOST_ANSWERS - (await all()).length;
    await Promise.all(Array.from({ length: room + 3 }, (_, index) => save(`Answer ${index}`)));
    expect(await all()).toHaveLength(MOST_ANSWERS);
  });
});
