import type { ProductDetail } from '#contract/catalog.ts';
import type { Delivery } from '#client/lib/delivery.ts';

/** What the delivery badge says in full. */
export function deliveryLines(
  business: ProductDetail['Business'],
  { when, isDates }: Delivery,
  note: string | undefined,
): string[] {
  return [
    `Ordered now, it arrives ${isDates ? '' : 'in '}${when}.`,
    `Sent by ${business.business_name}, ${business.business_address}.`,
    ...(note ? [note.endsWith('.') ? note : `${note}.`] : []),
  ];
}
