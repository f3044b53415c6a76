import type { Parsed } from '#contract/calls.ts';
import { isForStore } from '#rules/office/grant.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import { deviceNumberEnds, readDeviceNumber } from '#rules/trade-in/device-number.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { addUnit } from './add.writes.ts';
import type { UnitReader } from './list.reads.ts';
import { readUnit, type WholeUnit } from './unit.reads.ts';

type Wish = Parsed<'POST /office/units'>['body'];

export interface UnitAdder {
  reader: UnitReader;
  account: Account;
  device: Seal;
  /** Whether the account may see a repair with this number. It asks in the transaction: a second session could wait for it. */
  knowsRepair: (ask: Ask, account: Account, number: string) => Promise<boolean>;
  now: Date;
}

/** Two people who add one device take turns by the row of its business. */
const PRODUCT = {
  name: 'unit-by-hand-product',
  text: `
  select p.name, p.business_id as "businessId", (select i.name from product_images i where i.product_id = p.id
    order by i.sort_order, i.id limit 1) as image
  from products p join businesses b on b.id = p.business_id
  where p.id = $1 and ($2::int is null or p.business_id = $2) for no key update of b`,
};
const STORE = { name: 'unit-by-hand-store', text: 'select from stores where id = $1 and business_id = $2' };
const SAME = {
  name: 'unit-by-hand-same',
  text: `
  select number from stock_units where business_id = $1 and identifier_mark = $2
    and state in ('in_store', 'listed', 'returned') limit 1`,
};

const wrong = (errors: Record<string, string>) => {
  const [first = ''] = Object.values(errors);
  return refuse(400, `${first}.`, errors);
};

/** Adds a device by hand. */
export async function addByHand(
  at: Connection,
  wish: Wish,
  { reader, account, device, knowsRepair, now }: UnitAdder,
): Promise<WholeUnit | Refusal> {
  const number = readDeviceNumber(wish.identifier);
  if (!number) return wrong({ identifier: 'This can’t be an IMEI or a serial number. Please look again' });
  const { ask } = at;
  const [product] = await ask<{ name: string; businessId: number; image: string | null }>(PRODUCT, [
    wish.product_id,
    reader.businessId,
  ]);
  if (!product) return wrong({ product_id: 'There is no such product' });
  const { businessId } = product;
  const storeId = wish.store_id ?? null;
  const isTheirs = account.office !== null && isForStore(account.office, storeId);
  if (!isTheirs || (storeId !== null && (await ask(STORE, [storeId, businessId])).length === 0))
    return wrong({ store_id: storeId === null ? 'Please choose your store' : 'There is no such store' });
  const repair = wish.repair === undefined ? null : readNumber(wish.repair);
  if (repair === undefined || (repair !== null && !(await knowsRepair(ask, account, repair))))
    return wrong({ repair: 'There is no such repair' });
  const mark = device.mark(number.value);
  const [same] = await ask<{ number: string }>(SAME, [businessId, mark]);
  if (same)
    return refuse(409, `${same.number} has this number already.`, { identifier: `${same.number} has it` });
  const found = (wish.found ?? '').split('\n').filter((line) => line.trim() !== '');
  const added = await addUnit(
    at,
    {
      businessId,
      source: repair === null ? 'hand' : 'repair',
      sourceNumber: repair,
      tradeInId: null,
      modelOf: wish.product_id,
      name: product.name,
      choice: wish.choice ?? '',
      image: product.image,
      grade: wish.grade,
      cost: penceFromPounds(wish.cost),
      identifier: device.close(JSON.stringify(number)),
      identifierEnds: deviceNumberEnds(number),
      identifierMark: mark,
      checks: found.map((line) => ({ check: 'Checked', told: '', found: line.trim() })),
      photoIds: [],
      storeId,
    },
    { actorId: account.id, note: wish.note ?? '', now },
  );
  const unit = added === undefined ? undefined : await readUnit(ask, added, reader);
  if (!unit) throw new Error('a device was not added');
  await writeAudit(at.db, {
    actor: account,
    action: 'add unit',
    subject: 'unit',
    subjectId: unit.number,
    // The log shows neither its cost nor its IMEI.
    after: { name: unit.name, grade: unit.grade, state: unit.state, source: unit.source },
  });
  return unit;
}
