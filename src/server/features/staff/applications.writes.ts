import type { Database } from '../../db/connect.ts';
import type { MailShop } from '../../ports/letter.ts';
import { tellWithMail } from './notify.writes.ts';

/** Tells the site's staff that a business waits for approval. The site's own address gets another mail. */
export const tellOfApplication = (
  { transaction }: Pick<Database, 'transaction'>,
  shop: MailShop,
  business: string,
): Promise<void> =>
  transaction((at) =>
    tellWithMail(at, shop, {
      event: 'vendor_application',
      businessId: null,
      storeId: null,
      key: `vendor:${business}`,
      again: 'always',
      title: `${business} waits for approval`,
      text: 'Shoppers don’t see it until you have approved it.',
      target: 'vendors',
      ref: 'waiting',
    }),
  );
