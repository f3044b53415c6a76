import type { Database } from '../../db/connect.ts';
import type { MailShop } from '../../ports/letter.ts';
import { tellWithMail } from '../staff/public.ts';
import { levelSql, SHELVES } from './shelves.reads.ts';

interface Low {
  businessId: number;
  low: number;
  none: number;
}

const IS_LOW = levelSql('low');
const IS_OUT = levelSql('none');

const LOW = `
  select s.business_id as "businessId", (count(*) filter (where ${IS_LOW}))::int as low,
    (count(*) filter (where ${IS_OUT}))::int as none
  from (${SHELVES}) s join businesses b on b.id = s.business_id
  where s.is_published and b.owner_id is not null and (${IS_LOW} or ${IS_OUT})
  group by 1 order by 1`;

const few = (count: number) => `${count} ${count === 1 ? 'runs' : 'run'} low`;
const out = (count: number) => `${count} ${count === 1 ? 'is' : 'are'} sold out`;

/** Tells the staff of each business what runs low or is sold out, whenever these numbers have changed. */
export async function tellLowStock(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  shop: () => Promise<MailShop>,
): Promise<void> {
  const businesses = await ask<Low>({ text: LOW }, []);
  for (const { businessId, low, none } of businesses) {
    const told = [...(low > 0 ? [few(low)] : []), ...(none > 0 ? [out(none)] : [])];
    const site = await shop();
    await transaction((at) =>
      tellWithMail(at, site, {
        event: 'low_stock',
        businessId,
        storeId: null,
        key: `low stock:${businessId}`,
        again: 'changed',
        title: 'Stock to watch',
        text: `Of the products in the shop, ${told.join(', and ')}.`,
        target: 'stock',
        ref: low > 0 ? 'low' : 'none',
      }),
    );
  }
}
