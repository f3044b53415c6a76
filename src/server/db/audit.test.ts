import { beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { changedFields, writeAudit } from './audit.ts';

let shop: Database;
beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});

const entry = {
  actor: { id: 7, name: 'Ann', businessId: null },
  action: 'change price',
  subject: 'product',
  subjectId: 61,
  before: { price: 100, title: 'Charger' },
  after: { price: 90, title: 'Charger' },
};
const entries = async () =>
  (
    await shop.pool.query<Record<string, unknown>>(
      'select actor_name, action, subject_id, before, after from audit_log order by id',
    )
  ).rows;

describe('The audit log', () => {
  it('says who changed what, from what into what', async () => {
    await writeAudit(shop.db, entry);
    await writeAudit(shop.db, { actor: undefined, action: 'end deal', subject: 'deal', subjectId: 'x' });
    expect(await entries()).toEqual([
      {
        actor_name: 'Ann',
        action: 'change price',
        subject_id: '61',
        before: { price: 100 },
        after: { price: 90 },
      },
      { actor_name: 'the shop', action: 'end deal', subject_id: 'x', before: {}, after: {} },
    ]);
  });

  it('holds nothing about a change that was undone', async () => {
    const count = (await entries()).length;
    const undone = shop.db.transaction(async (tx) => {
      await writeAudit(tx, entry);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await entries()).toHaveLength(count);
  });

  it.each([`update audit_log set actor_name = 'Bob'`, 'delete from audit_log', 'truncate audit_log'])(
    'can not be changed: %s',
    async (statement) => {
      await writeAudit(shop.db, entry);
      const before = await entries();
      await expect(shop.pool.query(statement)).rejects.toThrow('The audit log can only be added to.');
      expect(await entries()).toEqual(before);
    },
  );
});

describe('Changed fields', () => {
  it('are those that differ, also deep inside; what was made or deleted is whole', () => {
    const hours = { monday: ['9', '17'] };
    expect(changedFields({ a: 1, hours }, { a: 1, hours: { monday: ['9', '18'] } })).toEqual({
      before: { hours },
      after: { hours: { monday: ['9', '18'] } },
    });
    expect(changedFields({}, { a: 1 })).toEqual({ before: {}, after: { a: 1 } });
    expect(changedFields({ a: 1 }, {})).toEqual({ before: { a: 1 }, after: {} });
    expect(changedFields({ hours }, { hours: { monday: ['9', '17'] } })).toEqual({ before: {}, after: {} });
  });

  it('say that a secret changed, and not into what', () => {
    const before = { password: 'a', bank: { sort_code: '112233', name: 'Ann' } };
    const after = { password: 'b', bank: { sort_code: '445566', name: 'Ann' } };
    const hidden = { password: '(hidden)', bank: { sort_code: '(hidden)', name: 'Ann' } };
    expect(changedFields(before, after)).toEqual({ before: hidden, after: hidden });
  });
});
