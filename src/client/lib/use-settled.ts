import { useEffect, useState } from 'react';

/** Whoever types fast is asked about the last letter only. */
const PAUSE = 120;

/** The value once it has been still for a moment; an emptied one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
