import { useEffect, useRef } from 'react';

/** The "more" button disappears on the last page, so focus moves to the first new row. Rows need a `tabIndex`. */
export function useFocusOnMore(count: number, fetchMore: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    const first = list.current?.children[from.current];
    from.current = undefined;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);
  const more = () => {
    from.current = count;
    fetchMore();
  };
  return { list, more };
}
