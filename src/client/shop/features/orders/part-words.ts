import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { isOver, wasCancelled } from './order-words.ts';

type Part = Pick<TrackedOrder, 'state'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
  events: readonly Pick<TrackedOrder['events'][number], 'move'>[];
};

/** What has become of single orders of a group, beside what the heading says of all of them. */
const PARTS: { words: string; isPart: (order: Part) => boolean }[] = [
  { words: 'is ready to collect', isPart: ({ state }) => state === 'ready_to_collect' },
  { words: 'is on its way', isPart: ({ state }) => state === 'dispatched' },
  { words: 'was cancelled', isPart: wasCancelled },
];

/** Adds to the heading of a group which of its orders are further, or were cancelled. */
export function withParts<H extends { title: string; text: string }>(
  head: H,
  { state, number, orders }: Pick<Tracked, 'state' | 'number'> & { orders: readonly Part[] },
): H {
  if (orders.length < 2 || isOver(state)) return head;
  const parts = PARTS.flatMap(({ words, isPart }) => {
    const names = orders.filter((order) => order.state !== state && isPart(order));
    return names.length > 0
      ? [{ words, names: names.map(({ business }) => business.name).join(' and ') }]
      : [];
  });
  const first = parts.find(({ words }) => words !== 'was cancelled');
  const said = parts.map(({ words, names }) => `The part from ${names} ${words}.`);
  if (state !== 'preparing' || !first) return { ...head, text: [head.text, ...said].join(' ') };
  return {
    ...head,
    title: `Part of your order ${first.words}`,
    text: [...said, `The rest of order ${number} is being packed.`].join(' '),
  };
}
