/** SQL for whether the line of a product is on, by the product's alias. Visitors see nothing of a line that is off. */
export const lineIsOnSql = (product: string): string => `not exists (
    select from site_settings site
    where not case ${product}.line when 1 then site.is_active_for_buy when 2 then site.is_active_for_sell
      else site.is_active_for_repair end
  )`;
