import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { isOver, wasCancelled } from './order-words.ts';

type Part = Pick<TrackedOrder, 'state' | 'refund_due'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
  events: readonly Pick<TrackedOrder['events'][number], 'move'>[];
};

/** Refunded as missing or returned, and not cancelled. */
const wasRefunded = (order: Part) => order.state === 'refunded' && !wasCancelled(order);

/** What has become of single orders of a group, beside what the heading says of all of them. */
const PARTS: { words: string; isPart: (order: Part) => boolean; isOver?: true }[] = [
  { words: 'is ready to collect', isPart: ({ state }) => state === 'ready_to_collect' },
  { words: 'is on its way', isPart: ({ state }) => state === 'dispatched' },
  { words: 'was cancelled', isPart: wasCancelled, isOver: true },
  { words: 'was refunded', isPart: (order) => wasRefunded(order) && order.refund_due <= 0, isOver: true },
  { words: 'is being refunded', isPart: (order) => wasRefunded(order) && order.refund_due > 0, isOver: true },
];

/** Adds to the heading of a group which of its orders are further, or were cancelled or refunded. */
export function withParts<H extends { title: string; text: string }>(
  head: H,
  { state, number, orders }: Pick<Tracked, 'state' | 'number'> & { orders: readonly Part[] },
): H {
  if (orders.length < 2 || isOver(state)) return head;
  const parts = PARTS.flatMap(({ isPart, ...part }) => {
    const names = orders.filter((order) => order.state !== state && isPart(order));
    return names.length > 0
      ? [{ ...part, names: names.map(({ business }) => business.name).join(' and ') }]
      : [];
  });
  const first = parts.find((part) => !part.isOver);
  const said = parts.map(({ words, names }) => `The part from ${names} ${words}.`);
  if (state !== 'preparing' || !first) return { ...head, text: [head.text, ...said].join(' ') };
  return {
    ...head,
    title: `Part of your order ${first.words}`,
    text: [...said, `The rest of order ${number} is being packed.`].join(' '),
  };
}
