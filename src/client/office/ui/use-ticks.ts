import { useState } from 'react';

export interface Ticks<R> {
  ticked: readonly R[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The ticked rows of the page. A row that is no longer shown is no longer ticked. */
export function useTicks<R>(rows: readonly R[], idOf: (row: R) => string): Ticks<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = rows.filter((row) => ids.has(idOf(row)));
  return {
    ticked,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(ticked.map(idOf));
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(new Set(ticked.length === rows.length ? [] : rows.map(idOf))),
    clear: () => setIds(new Set()),
  };
}
