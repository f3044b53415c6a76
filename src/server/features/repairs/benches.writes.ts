import { USUAL_BENCHES } from '#rules/repair/limits.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';

interface BenchRow {
  store_id: number;
  name: string;
  benches: number;
}

const SELECT = `select t.id as store_id, t.name, coalesce(n.benches, ${USUAL_BENCHES}) as benches
  from stores t left join repair_benches n on n.store_id = t.id`;
const OF_OFFICE = {
  name: 'repair-benches-of-office',
  text: `${SELECT} where t.is_active and ($1::int is null or t.business_id = $1)
    and ($2::int[] is null or t.id = any($2)) order by t.sort_order, t.id`,
};
const OF_STORE = {
  name: 'repair-benches-of-store',
  text: `${SELECT} where t.id = $1 for no key update of t`,
};
const SET = {
  name: 'repair-benches-set',
  text: `insert into repair_benches (store_id, benches) values ($1, $2)
    on conflict (store_id) do update set benches = excluded.benches`,
};

export const readBenches = (ask: Ask, account: Account): Promise<BenchRow[]> =>
  ask<BenchRow>(OF_OFFICE, [businessOf(account) ?? null, account.office?.storeIds ?? null]);

/** Sets how many benches a store has. Slots on a bench that is gone stay booked. */
export function setBenches(
  { transaction }: Pick<Database, 'transaction'>,
  { storeId, benches }: { storeId: number; benches: number },
  by: Account,
): Promise<BenchRow> {
  return transaction((at) => writeBenches(at, { storeId, benches }, by));
}

async function writeBenches(
  at: Connection,
  { storeId, benches }: { storeId: number; benches: number },
  by: Account,
): Promise<BenchRow> {
  const rows = await at.ask<BenchRow>(OF_STORE, [storeId]);
  const store = mustExist(rows[0], 'the store');
  await at.ask(SET, [storeId, benches]);
  await writeAudit(at.db, {
    actor: by,
    action: 'set benches',
    subject: 'store',
    subjectId: storeId,
    before: { benches: store.benches },
    after: { benches },
  });
  return { ...store, benches };
}
