import { lineIsOnSql } from '../site/public.ts';

/**
 * Whether visitors may see a product, by its alias in a query: it is switched on and so are its line, its category, its
 * brand and its business, and a variable product has something to choose.
 */
export const isVisible = (product: string) => `(
  ${product}.is_active and ${product}.is_published and ${lineIsOnSql(product)}
  and exists (
    select from categories own left join categories above on above.id = own.parent_id
    where own.id = ${product}.category_id and own.is_active and coalesce(above.is_active, true)
  )
  and exists (select from brands maker where maker.id = ${product}.brand_id and maker.is_active)
  and exists (select from businesses seller where seller.id = ${product}.business_id and seller.is_trading)
  and (
    ${product}.type = 1
    or exists (select from variations choice where choice.product_id = ${product}.id and choice.is_active)
  )
)`;
