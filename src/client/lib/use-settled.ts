import { useEffect, useState } from 'react';

/** Milliseconds without a key press, so that a fast typist causes one request and not one for each letter. */
const PAUSE = 120;

/** The value after a short pause in typing. An emptied value is passed on at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
