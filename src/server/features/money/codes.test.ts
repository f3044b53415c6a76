import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { readCode } from './codes.reads.ts';
import { takeCode } from './codes.writes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function oncePerPerson(): Promise<{ id: number; code: string }> {
  const code = `ONCE-${randomUUID().slice(0, 8)}`.toUpperCase();
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into codes (code, kind, value, paid_by, most_per_person) values ($1, 'amount', 500, 'site', 1) returning id`,
    [code],
  );
  return { id: rows[0]?.id ?? 0, code };
}
const take = (id: number, email: string) =>
  shop.database.transaction(({ ask }) =>
    takeCode(ask, id, { groupId: randomUUID(), email, now: new Date() }),
  );

it.each([
  ['ann.lee@gmail.com', ['annlee@gmail.com', 'ANN.LEE+2@gmail.com', 'annlee@googlemail.com']],
  ['ann@mail.example', ['ann+2@mail.example', ' Ann@Mail.Example']],
])('A code that %s has used is used by the whole mailbox', async (email, others) => {
  const { id, code } = await oncePerPerson();
  expect(await take(id, email)).toBe(true);
  for (const other of others) {
    expect(await readCode(shop.database.ask, code, other), other).toMatchObject({ usesOfPerson: 1 });
    expect(await take(id, other), other).toBe(false);
  }
  expect(await readCode(shop.database.ask, code, 'ann.b@mail.example')).toMatchObject({ usesOfPerson: 0 });
});

it('Of ten orders of one mailbox at once one gets the code', async () => {
  const { id } = await oncePerPerson();
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, index) => take(id, `bo+${index}@mail.example`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});
