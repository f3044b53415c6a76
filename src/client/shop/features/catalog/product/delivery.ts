import type { ProductDetail } from '#contract/catalog.ts';
import { afterWords, type Delivery } from '#client/lib/delivery.ts';

/** The full text of the delivery badge. */
export function deliveryLines(
  business: ProductDetail['Business'],
  { when, isDates }: Delivery,
  note: string | undefined,
): string[] {
  return [
    `Ordered now, it arrives ${isDates ? '' : 'in '}${afterWords(when)}.`,
    `Sent by ${business.business_name}, ${business.business_address}.`,
    ...(note ? [note.endsWith('.') ? note : `${note}.`] : []),
  ];
}
