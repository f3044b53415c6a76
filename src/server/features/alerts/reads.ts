import type pg from 'pg';
import type { AccountAlert } from '#contract/account-profile.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { stockState } from '#rules/catalog/stock.ts';
import type { Seller, SellableRow } from '../catalog/public.ts';
import { sellableSql, sellableWire } from '../catalog/public.ts';
import { awaySql } from '../stores/public.ts';

/** An awaited product that can be bought again, as the mail describes it. */
export interface Restocked {
  productId: number;
  /** The requested variation; null for the product or any of its variations. */
  wantedVariationId: number | null;
  name: string;
  price: Pence;
  path: string;
}

interface ChoiceRow extends SellableRow, Seller {
  product_id: number;
  wanted_variation_id: number | null;
  variation_id: number | null;
  name: string;
  slug: string;
  category: string;
}

/**
 * Each awaited product with the variations that fulfil the request. Only listed products: alerts for a hidden product
 * keep waiting.
 */
const CHOICES = `
  with awaited as materialized (
    select distinct a.product_id, a.variation_id as wanted_variation_id
    from stock_alerts a join listing l on l.product_id = a.product_id where a.notified_at is null
  ), choices as (
    select w.*, null::int as variation_id, p.name, ${sellableSql('p')}
    from awaited w join products p on p.id = w.product_id and p.type = 1
    where w.wanted_variation_id is null
    union all
    select w.*, v.id as variation_id, v.name, ${sellableSql('v')}
    from awaited w join variations v on v.product_id = w.product_id and v.is_active
    where coalesce(w.wanted_variation_id, v.id) = v.id
  )
  select o.*, p.slug, c.slug as category, s.hide_stock, ${awaySql('s')} as away
  from choices o
  join products p on p.id = o.product_id
  join categories c on c.id = p.category_id
  join businesses s on s.id = p.business_id
  order by o.product_id, o.variation_id`;

/** Awaited products that can be bought now, each at the lowest price of the variations that fulfil the request. */
export async function readRestocked(pool: pg.Pool): Promise<Restocked[]> {
  const { rows } = await pool.query<ChoiceRow>(CHOICES);
  const cheapest = new Map<string, Restocked>();
  for (const row of rows) {
    const choice = restockedOf(row);
    if (!choice) continue;
    const key = `${row.product_id}:${row.wanted_variation_id ?? ''}`;
    const known = cheapest.get(key);
    if (!known || choice.price < known.price) cheapest.set(key, choice);
  }
  return [...cheapest.values()];
}

function restockedOf(row: ChoiceRow): Restocked | undefined {
  const wire = sellableWire(row, row);
  const { canBuy } = stockState({
    status: wire.stock_status,
    available: wire.available_stock,
    hidesStock: row.hide_stock,
  });
  if (!canBuy) return undefined;
  const { price } = shownPrice({
    regular: pence(row.regular_price),
    sale: row.sale_price === null ? null : pence(row.sale_price),
    isOnSale: row.is_on_sale,
  });
  return {
    productId: row.product_id,
    wantedVariationId: row.wanted_variation_id,
    name: row.name,
    price,
    path: addresses.product('buy', row.category, row.slug, row.product_id, row.variation_id ?? undefined),
  };
}

interface AlertRow {
  id: string;
  product_id: number;
  variation_id: number | null;
  name: string;
  slug: string;
  category: string;
  is_listed: boolean;
  max_price: number | null;
  created_at: Date;
  notified_at: Date | null;
}

/** The alerts of an email: waiting ones first, then those mailed recently. */
export async function readAlertsOf(pool: pg.Pool, email: string): Promise<AccountAlert[]> {
  const { rows } = await pool.query<AlertRow>(
    `select a.id, a.product_id, a.variation_id, coalesce(v.name, p.name) as name, p.slug, c.slug as category,
       l.product_id is not null as is_listed, a.max_price, a.created_at, a.notified_at
     from stock_alerts a
     join products p on p.id = a.product_id
     join categories c on c.id = p.category_id
     left join variations v on v.id = a.variation_id
     left join listing l on l.product_id = a.product_id
     where lower(a.email) = lower($1)
     order by a.notified_at desc nulls first, a.created_at desc, a.id`,
    [email],
  );
  return rows.map((row) => ({
    id: row.id,
    product_id: row.product_id,
    product_variation_id: row.variation_id,
    product_name: row.name,
    path: row.is_listed
      ? addresses.product('buy', row.category, row.slug, row.product_id, row.variation_id ?? undefined)
      : null,
    max_price: row.max_price === null ? null : poundsFromPence(pence(row.max_price)),
    created_at: row.created_at.toISOString(),
    notified_at: row.notified_at?.toISOString() ?? null,
  }));
}
