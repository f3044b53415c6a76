import { useEffect, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { isTyping } from './is-typing.ts';

export type KeyWords = { keys: readonly string[]; does: string };

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-border bg-paper px-1 font-sans text-badge text-secondary">
      {children}
    </kbd>
  );
}

/** The shortcuts of a list in one line. Hidden on devices that rarely have a keyboard. */
export function KeyHints({ hints }: { hints: readonly KeyWords[] }) {
  return (
    <ul className="mr-auto hidden gap-4 text-caption text-muted w960:flex">
      {hints.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}

const EVERYWHERE: KeyWords = { keys: ['Ctrl', 'K'], does: 'search the office' };

/** All shortcuts, shown when the question mark is pressed. */
export function KeyHelp({ keys: all }: { keys: readonly KeyWords[] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setOpen(true);
    };
    document.addEventListener('keydown', ask);
    return () => document.removeEventListener('keydown', ask);
  }, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Keys">
      <dl>
        {[...all, EVERYWHERE].map(({ keys, does }) => (
          <div
            key={does}
            className="flex h-10 items-center justify-between border-b border-grey-2 last:border-0"
          >
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
