import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#client/ui/announce.ts';
import { useDrag } from '../../../ui/use-drag.ts';

interface Row {
  from: number;
  /** Before which of the other rows it lands. */
  to: number;
}

/** Changes the order of rows by drag, or by Alt and the arrow keys. The new place is spoken. */
export function useReorder(
  count: number,
  nameOf: (index: number) => string,
  onMove: (from: number, to: number) => void,
) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    announce(`${nameOf(from)}: place ${to + 1} of ${count}`);
  };
  const { drag, begin } = useDrag<Row>(({ from, to }) => move(from, to));
  return {
    setList,
    /** The row that is dragged, and the gap where it will land: before row `gap`. */
    dragged: drag?.from,
    gap: drag && drag.to !== drag.from ? (drag.to > drag.from ? drag.to + 1 : drag.to) : undefined,
    handleProps: (index: number) => ({
      'data-handle': '',
      'aria-label': `${nameOf(index)}: place ${index + 1} of ${count}. Alt and arrow keys move it`,
      'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
      onPointerDown: (event: PointerEvent) => {
        begin(event, (_x, y) => ({ from: index, to: placeAt(list, y, index) }));
      },
    }),
    /** For the whole row: its handle and its buttons. Fields keep the keys for themselves. */
    onKeyDown: (index: number) => (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const to = index + step;
      if (to < 0 || to >= count) return;
      // The browser drops the focus from an element that is moved.
      flushSync(() => move(index, to));
      rowsOf(list)[to]?.querySelector<HTMLElement>('[data-handle]')?.focus();
    },
  };
}

const rowsOf = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.children ?? [])].filter((row): row is HTMLElement => row instanceof HTMLElement);

/** The place at this height, counted without the dragged row. */
function placeAt(list: HTMLElement | null, y: number, from: number): number {
  const others = rowsOf(list).filter((_row, index) => index !== from);
  const index = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index < 0 ? others.length : index;
}
