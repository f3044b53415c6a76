import type { Ask, Connection } from '#server/db/connect.ts';
import { movePurchase } from '#server/features/catalog/purchase-moves.writes.ts';
import { createPurchase } from '#server/features/catalog/purchases.writes.ts';
import { moveTransfer } from '#server/features/catalog/transfer-moves.writes.ts';
import type { StockMover } from '#server/features/catalog/transfers.writes.ts';
import { createTransfer } from '#server/features/catalog/transfers.writes.ts';
import type { Account } from '#server/http/account.ts';
import { Refusal } from '#server/http/refusal.ts';

const DAY_MS = 86_400_000;

const IS_MADE = { text: 'select from stock_transfers limit 1' };

/**
 * Owners with a store, and their goods that are elsewhere. Enough is left, so that nothing is sold out for a
 * while.
 */
const MOVABLE = {
  text: `
  select u.id, u.name, u.email, b.id as "businessId", min(s.id) as "storeId", (
    select json_agg(x) from (
      select p.id as product_id, v.id as variation_id, 1 as quantity
      from products p join variations v on v.product_id = p.id
      where p.business_id = b.id and p.line = 1 and v.counts_stock and not v.is_removed
        and v.stock - v.reserved_stock - coalesce((
          select sum(h.quantity) from store_stock h where h.variation_id = v.id), 0) >= 3
      order by v.id limit 6
    ) x) as goods
  from businesses b join users u on u.id = b.owner_id join stores s on s.business_id = b.id
  where b.is_trading group by u.id, b.id order by b.id`,
};

interface Owner extends Pick<Account, 'id' | 'name' | 'email'> {
  businessId: number;
  storeId: number;
  goods: { product_id: number; variation_id: number; quantity: number }[] | null;
}

function must<T>(made: T | Refusal): T {
  if (made instanceof Refusal) throw new Error(`moving stock in the demo shop failed: ${made.message}`);
  return made;
}

/**
 * Makes, by the same calls as people, for each vendor a transfer that has arrived, a transfer on its way, and
 * a purchase order that comes soon.
 */
export async function moveStockPast(at: Connection, now: Date): Promise<void> {
  if ((await at.ask(IS_MADE, [])).length > 0) return;
  for (const owner of await readOwners(at.ask)) {
    const { businessId, storeId, goods } = owner;
    const half = Math.floor((goods?.length ?? 0) / 2);
    if (!goods || half === 0) continue;
    const mover = (daysAgo: number): StockMover => ({
      businessId,
      storeIds: null,
      account: { ...owner, isConfirmed: true, role: 'vendor' } as Account & Owner,
      now: new Date(now.getTime() - daysAgo * DAY_MS),
    });
    const plan = { from_store_id: null, to_store_id: storeId };
    const [arrived, coming] = [goods.slice(0, half), goods.slice(half)];
    const first = must(
      await createTransfer(at, { ...plan, lines: arrived, note: 'For the window' }, mover(6)),
    );
    const sent = must(await moveTransfer(at, first.id, { move: 'send', version: first.version }, mover(5)));
    must(await moveTransfer(at, first.id, { move: 'receive', version: sent.version }, mover(4)));
    const second = must(await createTransfer(at, { ...plan, lines: coming, note: '' }, mover(1)));
    must(await moveTransfer(at, second.id, { move: 'send', version: second.version }, mover(0.5)));
    const buyer = { ...mover(3), seesCost: true };
    const [wanted = null] = arrived;
    const order = must(
      await createPurchase(
        at,
        {
          supplier: 'Mobile Parts Ltd',
          store_id: storeId,
          expected_on: new Date(now.getTime() + 4 * DAY_MS).toISOString().slice(0, 10),
          lines: [
            ...(wanted ? [{ ...wanted, quantity: 4, unit_cost: 180 }] : []),
            { text: 'Screen for iPhone 13', quantity: 10, unit_cost: 24.9 },
          ],
        },
        buyer,
      ),
    );
    must(await movePurchase(at, order.id, { move: 'order', version: order.version }, buyer));
  }
}

const readOwners = (ask: Ask) => ask<Owner>(MOVABLE, []);
