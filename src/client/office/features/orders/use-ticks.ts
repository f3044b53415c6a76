import { useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';

/** Which orders of the page are ticked. One that is no longer shown is no longer ticked. */
export function useTicks(orders: readonly StaffOrder[]) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set());
  const ticked = orders.filter(({ number }) => numbers.has(number));
  return {
    ticked,
    has: (number: string) => numbers.has(number),
    toggle(number: string) {
      const next = new Set(ticked.map((order) => order.number));
      if (!next.delete(number)) next.add(number);
      setNumbers(next);
    },
    toggleAll: () =>
      setNumbers(new Set(ticked.length === orders.length ? [] : orders.map(({ number }) => number))),
    clear: () => setNumbers(new Set()),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
