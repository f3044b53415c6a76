import { useEffect } from 'react';
import { isTyping } from '../ui/is-typing.ts';

/** Milliseconds between two keys. A scanner is faster than this; people are not, for the length of a code. */
const LONGEST_GAP_MS = 50;
/** Shorter input means shortcuts of the list: j, x and others. */
const SHORTEST_CODE = 5;

/** Tells of codes that a scanner types outside of fields: many keys at once, and Enter at the end. */
export function useScanner(onScan: (code: string) => void): void {
  useEffect(() => {
    let code = '';
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      const isFast = event.timeStamp - last <= LONGEST_GAP_MS;
      last = event.timeStamp;
      // A key that is held down repeats as fast as a scanner.
      if (!isFast || isTyping(event) || event.repeat) code = '';
      if (isTyping(event)) return;
      if (event.key.length === 1) code += event.key;
      if (event.key !== 'Enter' || code.length < SHORTEST_CODE) return;
      // Enter would open the row of a list, or press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      onScan(code.trim());
      code = '';
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [onScan]);
}
