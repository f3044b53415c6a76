import { eq, sql } from 'drizzle-orm';
import type { NewPurchase, Purchase, PurchaseChange } from '#contract/purchases-office.ts';
import { purchaseNumber } from '#rules/flows/purchase.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { isForStore } from '#rules/office/grant.ts';
import { writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { isStockOf, readGoodsNames } from './goods-lines.reads.ts';
import { businessOfStore } from './places.reads.ts';
import type { PurchaseReader } from './purchases.reads.ts';
import { readPurchase } from './purchases.reads.ts';
import { purchaseLines, purchaseOrders } from './purchases.tables.ts';
import { refuseFields } from './refusals.writes.ts';

/** A person who orders goods. */
export interface Buyer extends PurchaseReader {
  account: Account;
  now: Date;
}

export const noPurchase = () => refuse(404, 'There is no such purchase order.');

/** The audit log stores everything: its readers are shown what their rights allow. */
async function mustRead(at: Connection, id: number, buyer: Buyer): Promise<Purchase> {
  return mustExist(await readPurchase(at.ask, id, buyer), 'the purchase order');
}

/** The facts for the audit log, without what goods cost. */
const factsOf = ({ state, supplier, store, expected_on, note, lines }: Purchase) => ({
  state,
  supplier,
  store: store?.name ?? null,
  expected_on,
  note,
  lines: lines.map(({ text, quantity, received }) => ({ text, quantity, received })),
});

const LOCK = { name: 'purchase-lock', text: 'select id from purchase_orders where id = $1 for update' };

/** Every change of a purchase order: locks it, refuses an older version, makes the change, writes the audit log. */
export async function writePurchase(
  at: Connection,
  { id, version, action }: { id: number; version: number; action: string },
  buyer: Buyer,
  change: (before: Purchase) => Promise<Refusal | undefined>,
): Promise<Purchase | Refusal> {
  await at.ask(LOCK, [id]);
  const before = await readPurchase(at.ask, id, buyer);
  if (!before) return noPurchase();
  if (before.version !== version) {
    const who = (await readLastChange(at.ask, 'purchase order', id))?.name ?? 'Somebody else';
    return refuseStale(`${who} has changed this purchase order since you opened it.`, { ...before });
  }
  const refusal = await change(before);
  if (refusal) return refusal;
  await at.db
    .update(purchaseOrders)
    .set({ version: sql`${purchaseOrders.version} + 1` })
    .where(eq(purchaseOrders.id, id));
  const after = await mustRead(at, id, buyer);
  await writeAudit(at.db, {
    actor: buyer.account,
    action,
    subject: 'purchase order',
    subjectId: id,
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
}

/** The business that orders: the business of the store, or the named one. */
async function ownerOf(
  at: Connection,
  { store_id: storeId, business_id: named }: { store_id: number | null; business_id?: number | undefined },
  buyer: Buyer,
): Promise<number | Refusal> {
  if (!isForStore(buyer, storeId))
    return refuseFields({ store_id: 'Your account is for some stores only. Choose one of them' });
  if (storeId === null) {
    const owner = buyer.businessId ?? named;
    return owner ?? refuseFields({ store_id: 'Choose a store' });
  }
  const owner = await businessOfStore(at.ask, storeId);
  return owner === undefined || (buyer.businessId !== null && owner !== buyer.businessId)
    ? refuseFields({ store_id: 'There is no such store' })
    : owner;
}

type Lines = NewPurchase['lines'];

const NO_COST = 'You may not say what goods cost.';

/** The rows of the lines, or their errors. Goods are stored with their current names. */
async function rowsOf(at: Connection, lines: Lines, businessId: number, buyer: Buyer) {
  if (!buyer.seesCost && lines.some(({ unit_cost: cost }) => typeof cost === 'number'))
    return refuse(403, NO_COST);
  const goods = lines.flatMap(({ product_id: id, variation_id: of }) =>
    id ? [{ product_id: id, variation_id: of ?? null }] : [],
  );
  if (!(await isStockOf(at.ask, goods, businessId)))
    return refuseFields({ lines: 'Something is not counted, or belongs to another business' });
  const names = await readGoodsNames(at.ask, goods);
  return lines.map(
    ({ product_id: productId, variation_id: variationId, text = '', quantity, unit_cost: cost }) => ({
      productId: productId ?? null,
      variationId: productId ? (variationId ?? null) : null,
      text: productId ? (names.get(`${productId} ${variationId ?? ''}`) ?? text) : text,
      quantity,
      unitCost: typeof cost === 'number' ? penceFromPounds(cost) : null,
    }),
  );
}

/** Plans an order to a supplier. */
export async function createPurchase(
  at: Connection,
  body: NewPurchase,
  buyer: Buyer,
): Promise<Purchase | Refusal> {
  const businessId = await ownerOf(at, body, buyer);
  if (businessId instanceof Refusal) return businessId;
  const rows = await rowsOf(at, body.lines, businessId, buyer);
  if (rows instanceof Refusal) return rows;
  const [made] = await at.db
    .insert(purchaseOrders)
    .values({
      businessId,
      supplier: body.supplier,
      storeId: body.store_id,
      expectedOn: body.expected_on ?? null,
      note: body.note ?? '',
      madeBy: buyer.account.id,
      createdAt: buyer.now,
    })
    .returning({ id: purchaseOrders.id });
  if (!made) throw new Error('a purchase order was not written');
  await at.db.insert(purchaseLines).values(rows.map((row) => ({ ...row, purchaseId: made.id })));
  const purchase = await mustRead(at, made.id, buyer);
  await writeAudit(at.db, {
    actor: buyer.account,
    action: 'create purchase order',
    subject: 'purchase order',
    subjectId: made.id,
    after: { number: purchaseNumber(made.id), ...factsOf(purchase) },
  });
  return purchase;
}

/** Changes an order that is not sent to its supplier yet. Lines are given as a whole. */
export async function changePurchase(
  at: Connection,
  id: number,
  { version, store_id: storeId, supplier, expected_on: expectedOn, note, lines }: PurchaseChange,
  buyer: Buyer,
): Promise<Purchase | Refusal> {
  const which = { id, version, action: 'change purchase order' };
  return writePurchase(at, which, buyer, async (before) => {
    if (!before.can_change) return refuse(409, 'A purchase order can be changed until it is ordered.');
    const store = storeId === undefined ? (before.store?.id ?? null) : storeId;
    const owner = await ownerOf(at, { store_id: store, business_id: before.business.id }, buyer);
    if (owner instanceof Refusal) return owner;
    if (owner !== before.business.id) return refuseFields({ store_id: 'There is no such store' });
    await at.db
      .update(purchaseOrders)
      .set({
        storeId: store,
        supplier: supplier ?? before.supplier,
        expectedOn: expectedOn === undefined ? before.expected_on : expectedOn,
        note: note ?? before.note,
      })
      .where(eq(purchaseOrders.id, id));
    if (!lines) return undefined;
    const rows = await rowsOf(at, lines, owner, buyer);
    if (rows instanceof Refusal) return rows;
    const costs = buyer.seesCost ? undefined : await keptCosts(at, id);
    await at.db.delete(purchaseLines).where(eq(purchaseLines.purchaseId, id));
    await at.db.insert(purchaseLines).values(
      rows.map((row) => ({
        ...row,
        purchaseId: id,
        unitCost: costs ? (costs.get(costKey(row)) ?? null) : row.unitCost,
      })),
    );
    return undefined;
  });
}

const costKey = (row: { productId: number | null; variationId: number | null; text: string }) =>
  `${row.productId} ${row.variationId} ${row.productId ? '' : row.text}`;

/** Keeps the stored costs, if the sender may not see costs. */
async function keptCosts(at: Connection, id: number): Promise<Map<string, number | null>> {
  const rows = await at.db.select().from(purchaseLines).where(eq(purchaseLines.purchaseId, id));
  return new Map(rows.map((row) => [costKey(row), row.unitCost]));
}
