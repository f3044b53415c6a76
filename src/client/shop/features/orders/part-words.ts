import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { isOver, wasCancelled } from './order-words.ts';

type Part = Pick<TrackedOrder, 'state' | 'refund_due'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
  delivery: Pick<TrackedOrder['delivery'], 'way'>;
  events: readonly Pick<TrackedOrder['events'][number], 'move'>[];
};

const PARTS: Partial<Record<OrderState, string>> = {
  preparing: 'is being packed',
  ready_to_collect: 'is ready to collect',
  dispatched: 'is on its way',
  completed: 'has arrived',
  return_requested: 'is being returned',
  returned: 'was returned',
};

/** The state of one order of a group. None before the vendor has accepted it. */
function partWords(order: Part): string | undefined {
  const { state, delivery, refund_due: due } = order;
  if (wasCancelled(order)) return 'was cancelled';
  if (state === 'refunded') return due > 0 ? 'is being refunded' : 'was refunded';
  return state === 'completed' && delivery.way === 'collect' ? 'was collected' : PARTS[state];
}

/** Names the state of each order in the heading of a group, if the states differ. */
export function withParts<H extends { title: string; text: string; isGood: boolean }>(
  head: H,
  { state, number, orders }: Pick<Tracked, 'state' | 'number'> & { orders: readonly Part[] },
): H {
  const base = orders.find((order) => order.state === state);
  const rest = base && partWords(base);
  const names = new Map<string, string[]>();
  for (const order of orders) {
    const words = partWords(order);
    if (words && words !== rest) names.set(words, [...(names.get(words) ?? []), order.business.name]);
  }
  const said = [...names].map(([words, from]) => `The part from ${from.join(' and ')} ${words}.`);
  const first = orders.find((order) => !isOver(order.state) && names.has(partWords(order) ?? ''));
  // Before the vendor accepts, the heading thanks for the order or asks for the payment. Bad news stay in it too.
  if (!first || !rest || !head.isGood) {
    // Refunded and cancelled units have not arrived.
    const isShort = state === 'completed' && head.isGood && said.length > 0;
    const title = isShort ? `Part of your order ${rest}` : head.title;
    return { ...head, title, text: [head.text, ...said].join(' ') };
  }
  return {
    ...head,
    title: `Part of your order ${partWords(first)}`,
    text: [...said, `The rest of order ${number} ${rest}.`].join(' '),
  };
}
