import { eq, sql } from 'drizzle-orm';
import type { NewTransfer, Transfer, TransferChange } from '#contract/transfers-office.ts';
import { isForStore } from '#rules/office/grant.ts';
import { transferNumber } from '#rules/flows/transfer.ts';
import { writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { isStockOf } from './goods-lines.reads.ts';
import type { StockKeeper } from './places.reads.ts';
import { businessOfStore } from './places.reads.ts';
import { refuseFields } from './refusals.writes.ts';
import { readTransfer } from './transfers.reads.ts';
import { stockTransferLines, stockTransfers } from './transfers.tables.ts';

/** A person who moves goods. */
export interface StockMover extends StockKeeper {
  account: Account;
  now: Date;
}

export const noTransfer = () => refuse(404, 'There is no such transfer.');

async function mustRead(at: Connection, id: number, mover: StockMover): Promise<Transfer> {
  return mustExist(await readTransfer(at.ask, id, mover), 'the transfer');
}

/** The facts of a transfer for the audit log. */
const factsOf = ({ state, from, to, note, lines }: Transfer) => ({
  state,
  from: from?.name ?? null,
  to: to?.name ?? null,
  note,
  lines: lines.map(({ sku, quantity, received, missing }) => ({ sku, quantity, received, missing })),
});

const LOCK = { name: 'stock-transfer-lock', text: 'select id from stock_transfers where id = $1 for update' };

/** Every change of a transfer: locks it, refuses an older version, makes the change, and writes the audit log. */
export async function writeTransfer(
  at: Connection,
  { id, version, action }: { id: number; version: number; action: string },
  mover: StockMover,
  change: (before: Transfer) => Promise<Refusal | undefined>,
): Promise<Transfer | Refusal> {
  await at.ask(LOCK, [id]);
  const before = await readTransfer(at.ask, id, mover);
  if (!before) return noTransfer();
  if (before.version !== version) {
    const who = (await readLastChange(at.ask, 'transfer', id))?.name ?? 'Somebody else';
    return refuseStale(`${who} has changed this transfer since you opened it.`, { ...before });
  }
  const refusal = await change(before);
  if (refusal) return refusal;
  await at.db
    .update(stockTransfers)
    .set({ version: sql`${stockTransfers.version} + 1` })
    .where(eq(stockTransfers.id, id));
  const after = await mustRead(at, id, mover);
  await writeAudit(at.db, {
    actor: mover.account,
    action,
    subject: 'transfer',
    subjectId: id,
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
}

type Ends = { from: number | null; to: number | null };

/** The business whose goods move from one place to the other, or why they can't. */
async function businessOfEnds(at: Connection, { from, to }: Ends, mover: StockMover) {
  if (from === to) return refuseFields({ to_store_id: 'Choose another place than the one it leaves' });
  const owners = { from_store_id: from, to_store_id: to };
  const found: number[] = [];
  for (const [field, storeId] of Object.entries(owners)) {
    if (storeId === null) continue;
    const owner = await businessOfStore(at.ask, storeId);
    if (owner === undefined || (mover.businessId !== null && owner !== mover.businessId))
      return refuseFields({ [field]: 'There is no such store' });
    found.push(owner);
  }
  const [first, second = first] = found;
  if (first === undefined || first !== second)
    return refuseFields({ to_store_id: 'Both places must belong to the same business' });
  if (!isForStore(mover, from))
    return refuseFields({ from_store_id: 'Your account is for some stores only. Choose one of them' });
  return first;
}

type Lines = NewTransfer['lines'];

async function wrongLines(at: Connection, lines: Lines, businessId: number): Promise<Refusal | undefined> {
  return (await isStockOf(at.ask, lines, businessId))
    ? undefined
    : refuseFields({ lines: 'Something is not counted, or belongs to another business' });
}

const rowsOf = (transferId: number, lines: Lines) =>
  lines.map(({ product_id: productId, variation_id: variationId = null, quantity }) => ({
    transferId,
    productId,
    variationId,
    quantity,
  }));

/** Plans a transfer. Nothing moves before it is sent. */
export async function createTransfer(
  at: Connection,
  { from_store_id: from, to_store_id: to, note = '', lines }: NewTransfer,
  mover: StockMover,
): Promise<Transfer | Refusal> {
  const businessId = await businessOfEnds(at, { from, to }, mover);
  if (businessId instanceof Refusal) return businessId;
  const wrong = await wrongLines(at, lines, businessId);
  if (wrong) return wrong;
  const [made] = await at.db
    .insert(stockTransfers)
    .values({
      businessId,
      fromStoreId: from,
      toStoreId: to,
      note,
      madeBy: mover.account.id,
      createdAt: mover.now,
    })
    .returning({ id: stockTransfers.id });
  if (!made) throw new Error('a transfer was not written');
  await at.db.insert(stockTransferLines).values(rowsOf(made.id, lines));
  const transfer = await mustRead(at, made.id, mover);
  await writeAudit(at.db, {
    actor: mover.account,
    action: 'create transfer',
    subject: 'transfer',
    subjectId: made.id,
    after: { number: transferNumber(made.id), ...factsOf(transfer) },
  });
  return transfer;
}

/** Changes a transfer that is not sent yet. */
export async function changeTransfer(
  at: Connection,
  id: number,
  { version, from_store_id: from, to_store_id: to, note, lines }: TransferChange,
  mover: StockMover,
): Promise<Transfer | Refusal> {
  const which = { id, version, action: 'change transfer' };
  return writeTransfer(at, which, mover, async (before) => {
    if (!before.can_change) return refuse(409, 'A transfer can be changed until it is sent.');
    const ends = {
      from: from === undefined ? (before.from?.id ?? null) : from,
      to: to === undefined ? (before.to?.id ?? null) : to,
    };
    const businessId = await businessOfEnds(at, ends, mover);
    if (businessId instanceof Refusal) return businessId;
    const now = lines ?? before.lines;
    const wrong = await wrongLines(at, now, businessId);
    if (wrong) return wrong;
    await at.db
      .update(stockTransfers)
      .set({ businessId, fromStoreId: ends.from, toStoreId: ends.to, note: note ?? before.note })
      .where(eq(stockTransfers.id, id));
    if (lines) {
      await at.db.delete(stockTransferLines).where(eq(stockTransferLines.transferId, id));
      await at.db.insert(stockTransferLines).values(rowsOf(id, lines));
    }
    return undefined;
  });
}
