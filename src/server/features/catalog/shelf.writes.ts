import { eq } from 'drizzle-orm';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { StockMove } from '#rules/catalog/stock-moves.ts';
import type { Connection } from '../../db/connect.ts';
import { Refusal, refuseStale } from '../../http/refusal.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { mustRead, writeProduct } from './office.writes.ts';
import { refuseFields } from './refusals.writes.ts';
import { isStoreOf } from './places.reads.ts';
import { countStock, moveStock, type Place } from './stock-by-hand.writes.ts';
import { lockPlace } from './stock-places.writes.ts';
import { products } from './tables.ts';

/** The note of a count that came by a file. */
const BY_IMPORT = 'by import';

interface Count {
  variationId: number | null;
  now: number;
  was: number;
  storeId?: Place;
}

/** Why goods can't be in a place: the store belongs to another business. */
async function wrongPlace(at: Connection, productId: number, storeId: Place): Promise<Refusal | undefined> {
  if (storeId === undefined || storeId === null || (await isStoreOf(at.ask, productId, storeId)))
    return undefined;
  return refuseFields({ store_id: 'There is no such store' });
}

/** The stock of a locked product or of one of its variations, or why it can't be counted. */
function shelfOf(product: OfficeProduct, variationId: number | null) {
  const shelf = variationId === null ? product : product.variations.find(({ id }) => id === variationId);
  if (!shelf) return refuseFields({ variation_id: 'There is no such variation' });
  if (variationId === null && product.type === 2)
    return refuseFields({ variation_id: 'Each variation is counted by itself' });
  return shelf.raw_status ? refuseFields({ now: 'Nothing of this product is counted' }) : shelf;
}

/** Counts the stock of a locked product, or returns why that is impossible. */
export async function countIn(
  at: Connection,
  product: OfficeProduct,
  { variationId, now, was, storeId }: Count,
  writer: CatalogueWriter,
): Promise<Refusal | undefined> {
  const shelf = shelfOf(product, variationId);
  if (shelf instanceof Refusal) return shelf;
  const wrong = await wrongPlace(at, product.id, storeId);
  if (wrong) return wrong;
  const isDone = await countStock(
    at.ask,
    { productId: product.id, variationId, now, was, storeId },
    { source: writer.isImport ? BY_IMPORT : 'office', actorId: writer.account.id, now: writer.now },
  );
  if (isDone) return undefined;
  const current = await mustRead(at, product.id, writer);
  const held = variationId === null ? current : current.variations.find(({ id }) => id === variationId);
  const stock = held?.stock ?? 0;
  const here =
    storeId === undefined ? stock : await lockPlace(at.ask, { productId: product.id, variationId }, storeId);
  if (here === was || now < shelf.reserved_stock - (stock - here))
    return refuseFields({
      now: `Open orders have reserved ${shelf.reserved_stock} of it. Refuse or send them first`,
    });
  return refuseStale(`There are ${here} now: something was sold or counted since you looked.`, {
    ...current,
  });
}

/**
 * Sets the stock of a product or variation to the counted number. Orders change it too, so it has no version.
 */
export async function changeStock(
  at: Connection,
  id: number,
  {
    variation_id: variationId = null,
    store_id: storeId,
    now,
    was,
  }: Pick<Count, 'now' | 'was'> & { variation_id?: number | null | undefined; store_id?: Place },
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const which = { id, version: undefined, action: 'count stock', keepsVersion: true };
  return writeProduct(at, which, writer, (before) =>
    countIn(at, before, { variationId, now, was, storeId }, writer),
  );
}

interface MoveOfStock {
  move: StockMove;
  variation_id?: number | undefined;
  quantity: number;
  store_id?: Place;
  note?: string | undefined;
}

/** Receives goods or writes them off. Orders change stock too, so it has no version. */
export async function moveShelf(
  at: Connection,
  id: number,
  { move, variation_id: given, quantity, store_id: storeId, note = '' }: MoveOfStock,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const variationId = given ?? null;
  const isComing = move === 'receive';
  const which = {
    id,
    version: undefined,
    action: isComing ? 'receive stock' : 'write off stock',
    keepsVersion: true,
  };
  return writeProduct(at, which, writer, async (before) => {
    const shelf = shelfOf(before, variationId);
    if (shelf instanceof Refusal) return shelf;
    const wrong = await wrongPlace(at, id, storeId);
    if (wrong) return wrong;
    const isDone = await moveStock(
      at.ask,
      { productId: id, variationId, quantity: isComing ? quantity : -quantity, storeId },
      {
        reason: isComing ? 'bought' : 'scrapped',
        source: note,
        actorId: writer.account.id,
        now: writer.now,
      },
    );
    if (isDone) return undefined;
    if (isComing) return refuseFields({ quantity: `A shelf holds at most ${MOST_STOCK}` });
    if (storeId !== undefined) {
      const here = await lockPlace(at.ask, { productId: id, variationId }, storeId);
      if (here < quantity) return refuseFields({ quantity: `There are only ${here} here` });
    }
    const held = shelf.reserved_stock > 0 ? `, and open orders have reserved ${shelf.reserved_stock}` : '';
    return refuseFields({ quantity: `There are only ${shelf.stock}${held}` });
  });
}

/**
 * Sets the number at which stock counts as low. It is rarely edited by two people at once, so it has no
 * version.
 */
export async function changeLowStock(
  at: Connection,
  id: number,
  lowStock: number,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const which = { id, version: undefined, action: 'change low stock', keepsVersion: true };
  return writeProduct(at, which, writer, async () => {
    await at.db.update(products).set({ lowStock }).where(eq(products.id, id));
    return undefined;
  });
}
