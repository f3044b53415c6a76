import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { StockMove } from '#rules/catalog/stock-moves.ts';
import type { Connection } from '../../db/connect.ts';
import { Refusal, refuseStale } from '../../http/refusal.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { mustRead, writeProduct } from './office.writes.ts';
import { refuseFields } from './refusals.writes.ts';
import { countStock, moveStock } from './stock-by-hand.writes.ts';

interface Count {
  variationId: number | null;
  now: number;
  was: number;
}

/** The shelf of a locked product or of one of its variations, or why it can't be counted. */
function shelfOf(product: OfficeProduct, variationId: number | null) {
  const shelf = variationId === null ? product : product.variations.find(({ id }) => id === variationId);
  if (!shelf) return refuseFields({ variation_id: 'There is no such variation' });
  if (variationId === null && product.type === 2)
    return refuseFields({ variation_id: 'Each variation is counted by itself' });
  return shelf.raw_status ? refuseFields({ now: 'Nothing of this product is counted' }) : shelf;
}

/** Counts what lies on the shelf of a locked product, or says why that can't be. */
export async function countIn(
  at: Connection,
  product: OfficeProduct,
  { variationId, now, was }: Count,
  writer: CatalogueWriter,
): Promise<Refusal | undefined> {
  const shelf = shelfOf(product, variationId);
  if (shelf instanceof Refusal) return shelf;
  const isDone = await countStock(
    at.ask,
    { productId: product.id, variationId, now, was },
    { source: 'office', actorId: writer.account.id, now: writer.now },
  );
  if (isDone) return undefined;
  if (now < shelf.reserved_stock)
    return refuseFields({
      now: `Open orders have reserved ${shelf.reserved_stock} of it. Refuse or send them first`,
    });
  const current = await mustRead(at, product.id, writer);
  const held = variationId === null ? current : current.variations.find(({ id }) => id === variationId);
  return refuseStale(`There are ${held?.stock ?? 0} now: something was sold or counted since you looked.`, {
    ...current,
  });
}

/** Sets the stock of a product or variation to what was counted. Orders change it too, so it has no version. */
export async function changeStock(
  at: Connection,
  id: number,
  {
    variation_id: variationId = null,
    now,
    was,
  }: Omit<Count, 'variationId'> & { variation_id?: number | null | undefined },
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  const which = { id, version: undefined, action: 'count stock', keepsVersion: true };
  return writeProduct(at, which, writer, (before) => countIn(at, before, { variationId, now, was }, writer));
}

interface MoveOfStock {
  move: StockMove;
  variation_id?: number | undefined;
  quantity: number;
  note?: string | undefined;
}

/** Receives goods or writes them off. Orders change stock too, so it has no version. */
export async function moveShelf(
  at: Connection,
  id: number,
  { move, variation_id: given, quantity, note = '' }: MoveOfStock,
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
    const isDone = await moveStock(
      at.ask,
      { productId: id, variationId, quantity: isComing ? quantity : -quantity },
      { source: note, actorId: writer.account.id, now: writer.now },
    );
    if (isDone) return undefined;
    if (isComing) return refuseFields({ quantity: `A shelf holds at most ${MOST_STOCK}` });
    const held = shelf.reserved_stock > 0 ? `, and open orders have reserved ${shelf.reserved_stock}` : '';
    return refuseFields({ quantity: `There are only ${shelf.stock}${held}` });
  });
}
