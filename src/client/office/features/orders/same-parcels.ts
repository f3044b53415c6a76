import type { StaffOrder } from '#contract/orders-office.ts';

type Addressed = Pick<StaffOrder, 'number' | 'customer' | 'town'>;

const written = (tracking: string | undefined) => (tracking ?? '').replaceAll(/\s/g, '').toUpperCase();

/**
 * The errors of tracking numbers that several buyers' orders have: a parcel goes to one buyer. Orders of one
 * buyer to one town may share a parcel.
 */
export function sameParcels(
  orders: readonly Addressed[],
  numbers: Readonly<Record<string, string>>,
): Record<string, string> {
  const first = new Map<string, Addressed>();
  const errors: Record<string, string> = {};
  for (const order of orders) {
    const tracking = written(numbers[order.number]);
    const other = first.get(tracking);
    if (tracking && other && (other.customer !== order.customer || other.town !== order.town))
      errors[order.number] = `This is the number of ${other.number}, which goes to ${other.customer}.`;
    if (!other) first.set(tracking, order);
  }
  return errors;
}
