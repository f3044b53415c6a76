import type { ProductSort, ProductStand, StockLevel } from '#rules/catalog/office-states.ts';
import type { KeyType } from '../../db/keyset.ts';
import { lineIsOnSql } from '../site/public.ts';

/**
 * How products stand, for many at once: `STATE` of the standing and `isVisible` over the rows of `product_stands r`. What
 * others switch off is read once for each statement, not for each row.
 */
const ids = (select: string) => `any(array(select x.id from ${select}))`;
const IS_OFF = `(
  r.line = ${ids(`(values (1), (2), (3)) x (id) cross join lateral (select x.id as line) l where not ${lineIsOnSql('l')}`)}
  or r.category_id = ${ids('categories x left join categories above on above.id = x.parent_id where not (x.is_active and coalesce(above.is_active, true))')}
  or r.brand_id = ${ids('brands x where not x.is_active')}
  or r.business_id = ${ids('businesses x where not x.is_trading')})`;
const CAN_BUY = `(r.is_left or (r.is_offered and r.business_id = ${ids('businesses x where x.hide_stock')}))`;
const IS_SOLD_OUT = `(r.line = 1 and not ${CAN_BUY})`;

export const STAND = `
  case when r.stand <> 'public' then r.stand when ${IS_OFF} then 'hidden' when ${IS_SOLD_OUT} then 'sold_out' else 'live' end`;

/** The same for one stand, as a condition that an estimate of rows can be made for. */
const STANDS: Readonly<Record<ProductStand, string>> = {
  archived: `r.stand = 'archived'`,
  draft: `r.stand = 'draft'`,
  scheduled: `r.stand = 'scheduled'`,
  hidden: `(r.stand = 'hidden' or (r.stand = 'public' and ${IS_OFF}))`,
  sold_out: `(r.stand = 'public' and not ${IS_OFF} and ${IS_SOLD_OUT})`,
  live: `(r.stand = 'public' and not ${IS_OFF} and not ${IS_SOLD_OUT})`,
};

/** Archived products are listed only where they are asked for. */
export const standsCondition = (states: readonly ProductStand[] | undefined): string =>
  states && states.length > 0
    ? `(${states.map((state) => STANDS[state]).join(' or ')})`
    : `r.stand <> 'archived'`;

export const LEVELS: Readonly<Record<StockLevel, string>> = {
  none: IS_SOLD_OUT,
  low: '(r.available between 1 and r.low_stock)',
  some: '(r.available > r.low_stock)',
  unlimited: '(r.stock is null)',
};

export interface SortFacts {
  key: string;
  type: KeyType;
  isDown: boolean;
}

/** Without a count there is no end to the stock. */
export const SORTS: Readonly<Record<ProductSort, SortFacts>> = {
  sold: { key: 'r.sale_count', type: 'int', isDown: true },
  newest: { key: 'r.product_id', type: 'int', isDown: true },
  updated: { key: 'r.updated_at', type: 'timestamptz', isDown: true },
  name: { key: 'r.name', type: 'text', isDown: false },
  price_asc: { key: 'r.price', type: 'int', isDown: false },
  price_desc: { key: 'r.price', type: 'int', isDown: true },
  stock: { key: 'coalesce(r.stock, 2147483647)', type: 'int', isDown: false },
};
