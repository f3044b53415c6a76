import { useEffect, useEffectEvent, useState } from 'react';
import type { PageEditors } from '#contract/pages-office-shapes.ts';
import { announce } from '#client/ui/announce.ts';
import { sayPresent } from './pages.api.ts';

const EVERY_MS = 20_000;

interface Heard {
  version: number;
  saved_by: string;
  editors: PageEditors;
}

const othersOf = ({ editors }: Pick<Heard, 'editors'>) =>
  editors.filter(({ is_you: isYou }) => !isYou).map(({ name }) => name);

/** Says that somebody has the page open, and hears who else has. */
export function usePresence(
  pageKey: string,
  first: PageEditors,
  onHeard: (heard: Heard) => void,
): PageEditors {
  const [editors, setEditors] = useState(first);
  const take = useEffectEvent((heard: Heard) => {
    const before = othersOf({ editors });
    for (const name of othersOf(heard)) if (!before.includes(name)) announce(`${name} is here too`);
    setEditors(heard.editors);
    onHeard(heard);
  });
  useEffect(() => {
    // A failed call is not told: the next one comes soon, and saving says what is wrong.
    const say = () => document.hidden || void sayPresent(pageKey).then(take, () => undefined);
    const timer = setInterval(say, EVERY_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [pageKey]);
  return editors;
}
