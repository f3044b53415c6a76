import { useEffect, useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';
import { notifyError } from '#client/ui/toast-store.ts';

type Direction = 'up' | 'down';
interface Placed {
  id: number;
}

/** The buttons that move a record among those beside it. A direction that is missing is not possible. */
export type Moves = { up: (() => void) | undefined; down: (() => void) | undefined };

/** Moves records of a list up and down, by a call that puts one before another or last. */
export function usePlacing<R extends Placed>(
  nameOf: (record: R) => string,
  place: (id: number, beforeId: number | null) => Promise<unknown>,
): (record: R, beside: readonly R[]) => Moves {
  const [moved, setMoved] = useState<{ id: number; direction: Direction }>();
  // A row that changes its place loses the focus. The same arrow gets it back, or the other one at the end of the list.
  useEffect(() => {
    if (!moved) return;
    const row = document.querySelector(`[data-row="${moved.id}"]`);
    const arrow =
      row?.querySelector<HTMLElement>(`[data-move="${moved.direction}"]:enabled`) ??
      row?.querySelector<HTMLElement>('[data-move]:enabled');
    arrow?.focus();
  }, [moved]);

  async function put(record: R, direction: Direction, beforeId: number | null) {
    try {
      await place(record.id, beforeId);
      announce(`${nameOf(record)} is moved ${direction}`);
      setMoved({ id: record.id, direction });
    } catch (error) {
      notifyError(messageOf(error));
    }
  }

  return (record, beside) => {
    const at = beside.findIndex(({ id }) => id === record.id);
    const [before, after] = [beside[at - 1], beside[at + 1]];
    return {
      up: before && (() => void put(record, 'up', before.id)),
      down: after && (() => void put(record, 'down', beside[at + 2]?.id ?? null)),
    };
  };
}
