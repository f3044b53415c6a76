import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { THREEFOLD } from '#demo/businesses.ts';
import { ON_BOARD } from '#rules/repair/limits.ts';
import { BENCH_STATES } from '#rules/repair/next-step.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  benchPeople,
  checkedIn,
  moved,
  placed,
  readRepairPhone,
  readRepairStores,
  record,
  seen,
} from '#tests/support/repairs.ts';

let shop: TestApp;
let phone: RepairPhone;
let fixer: Headers;
let site: Headers;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  ({ fixer } = await benchPeople(shop));
  site = await signIn(shop, ADMINISTRATOR);
});

const dueOf = async (id: number): Promise<string | null> => {
  const { rows } = await shop.database.pool.query<{ due: Date | null }>(
    'select due_at as due from repairs where id = $1',
    [id],
  );
  return rows[0]?.due?.toISOString() ?? null;
};

describe('the deadline that sorts the board', () => {
  it('is that of the next step, after every event', async () => {
    const one = await placed(shop, phone);
    await checkedIn(shop, one.number, fixer);
    const expectDue = async () =>
      expect(await dueOf(one.id)).toBe((await seen(shop, one.token)).next?.by ?? null);
    await expectDue();
    await moved(shop, one.number, fixer, { move: 'diagnose' });
    const [line] = (await record(shop, one.number, fixer)).lines;
    const lines = [{ line_id: line?.id, name: 'New battery', price: 99, warranty_months: 12 }];
    await moved(shop, one.number, fixer, { move: 'estimate', lines, deposit: 40 });
    await expectDue();
    const { estimate } = await seen(shop, one.token);
    const approved = estimate?.lines.map(({ id }) => id) ?? [];
    await asCustomer(shop, one.token, { move: 'approve', estimate: estimate?.version, approved });
    expect(await dueOf(one.id)).toBeNull();
    await expectDue();
    await moved(shop, one.number, fixer, { move: 'pay_deposit', payment: { kind: 'cash', amount: 40 } });
    expect(await dueOf(one.id)).not.toBeNull();
    await expectDue();
    await moved(shop, one.number, fixer, { move: 'order_parts', parts_by: '2099-01-05' });
    expect(await dueOf(one.id)).toBe('2099-01-05T18:00:00.000Z');
  });

  it('is written when a device is booked', async () => {
    const [storeId] = await readRepairStores(shop);
    for (const way of [{}, { storeId }]) {
      const { id, token } = await placed(shop, phone, ['battery'], way);
      expect(await dueOf(id)).toBe((await seen(shop, token)).next?.by ?? null);
    }
  });
});

describe('a long board', () => {
  const OPEN = 130;

  beforeAll(async () => {
    await shop.database.pool.query('delete from repairs');
    // The earliest deadline is that of the last ticket. A third of them are late.
    await shop.database.pool.query(
      `insert into repairs (number, business_id, state, state_since, due_at, email, name, address, way, device, choice, path,
         minutes, placed_at)
       select 'RP-7' || lpad(n::text, 8, '0'), $1, case when n % 2 = 0 then 'in_repair' else 'awaiting_approval' end, now(),
         now() + make_interval(hours => 91 - n), 'ann@mail.example', 'Ann', '{}', 'post_in', 'A phone', '', '/', 30, now()
       from generate_series(1, $2::int) n`,
      [THREEFOLD, OPEN],
    );
  });

  const board = (query: object) => shop.call('GET /office/repairs/board', { query, headers: site });

  it('shows the most urgent of each column, and counts all of them', async () => {
    const { data, counts, late } = await board({});
    expect(counts).toEqual({ in_repair: OPEN / 2, awaiting_approval: OPEN / 2 });
    // A customer who answers late does not make the bench late.
    expect(BENCH_STATES).not.toContain('awaiting_approval');
    expect(late).toEqual({ in_repair: 20 });
    const ofColumn = (column: string) => data.filter((ticket) => ticket.column === column);
    expect(ofColumn('in_repair')).toHaveLength(ON_BOARD);
    expect(ofColumn('waiting')).toHaveLength(ON_BOARD);
    expect(ofColumn('in_repair')[0]?.number).toBe('RP-700000130');
    expect(ofColumn('in_repair').map(({ number }) => number)).toEqual(
      Array.from({ length: ON_BOARD }, (_, at) => `RP-7${String(OPEN - 2 * at).padStart(8, '0')}`),
    );
  });

  it('shows more of one column when it is asked to', async () => {
    const { data, counts } = await board({ column: 'in_repair', per_column: 60 });
    expect(data).toHaveLength(60);
    expect(new Set(data.map(({ column }) => column))).toEqual(new Set(['in_repair']));
    expect(data.at(-1)?.number).toBe('RP-700000012');
    expect(counts).toMatchObject({ awaiting_approval: OPEN / 2 });
  });
});
