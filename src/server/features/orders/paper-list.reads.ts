import type { OrderPaper } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { mayPack } from '#rules/orders/next-step.ts';

/** An invoice or a credit note in a list, its amount in pence. */
export interface IssuedPaper {
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_at: string;
  total: number;
}

/** All issued papers of an order `o` as JSON, the oldest first. */
export const ISSUED_PAPERS = `(
  select coalesce(json_agg(json_build_object('kind', i.kind, 'number', i.number, 'issued_at', i.issued_at,
    'total', i.content -> 'total') order by i.issued_at, i.id), '[]')
  from invoices i where i.order_id = o.id)`;

interface Papered {
  number: string;
  state: OrderState;
  issued: readonly IssuedPaper[];
  return: { state: string } | null;
}

/** The parcels of an order, and whether something is left to pack. */
interface Packed {
  parcels: number;
  hasUnsent: boolean;
}

/** The papers of an order that can be printed now. With `packed`, for staff, also packing slips. */
export function papersWire(order: Papered, packed?: Packed): OrderPaper[] {
  const unpriced = { number: order.number, issued_at: null, total: null };
  const slips = [
    ...(packed?.hasUnsent && mayPack(order.state) ? ['packing-slip'] : []),
    ...Array.from({ length: packed?.parcels ?? 0 }, (_, index) => `packing-slip-${index + 1}`),
  ];
  return [
    ...order.issued.map(({ kind, number, issued_at, total }) => ({
      kind,
      name: number.toLowerCase(),
      number,
      issued_at: new Date(issued_at).toISOString(),
      total: poundsFromPence(pence(total)),
    })),
    ...(order.return?.state === 'accepted'
      ? [{ ...unpriced, kind: 'return_label' as const, name: 'return-label' }]
      : []),
    ...slips.map((name) => ({ ...unpriced, kind: 'packing_slip' as const, name })),
  ];
}
