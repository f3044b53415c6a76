import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { cx } from '#client/ui/cx.ts';
import { notifyError } from '#client/ui/toast-store.ts';

type Props = {
  /** Such as 'Price of USB-C cable'. */
  label: string;
  /** The arrow keys move between fields of the same column. */
  column: 'price' | 'stock';
  /** The key that focuses this field from its row. */
  shortcut?: string;
  text: string;
  unit?: string;
  mark?: 'low' | 'none' | undefined;
  /** Reads the typed number; undefined if it is invalid. */
  read: (text: string) => number | undefined;
  /** Shown when the typed number is invalid. */
  hint: string;
  onSave: (figure: number) => Promise<unknown>;
};

const MARKS = {
  low: 'bg-repair-tint text-repair-text border-transparent',
  none: 'bg-danger-tint text-danger border-transparent',
};

/** A number that is edited in its row: Enter saves, Esc undoes, the arrow keys move to the next row. */
export function InlineFigure({ label, column, shortcut, text, unit, mark, read, hint, onSave }: Props) {
  const [typed, setTyped] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const figure = typed === undefined ? undefined : read(typed);
  const isWrong = typed !== undefined && figure === undefined;

  async function save() {
    if (typed === undefined || isBusy) return;
    if (typed.trim() === text) return setTyped(undefined);
    if (figure === undefined) return notifyError(hint);
    setIsBusy(true);
    try {
      await onSave(figure);
      setTyped(undefined);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') void save();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(undefined);
      // Select the old number again once it is shown.
      requestAnimationFrame(() => field.current?.select());
    } else if (step !== undefined) {
      event.preventDefault();
      const all = [...document.querySelectorAll<HTMLInputElement>(`[data-figure="${column}"]`)];
      all[all.indexOf(event.currentTarget) + step]?.focus();
    }
  }

  return (
    <span
      className={cx(
        'relative z-1 inline-flex h-11 items-center rounded-[8px] border px-2 has-focus:outline-2 has-focus:-outline-offset-1 has-focus:outline-buy w1200:h-8',
        column === 'price' ? 'w-24' : 'w-15',
        isWrong
          ? 'border-danger bg-paper'
          : (mark && typed === undefined && MARKS[mark]) || 'border-outline bg-paper',
        isBusy && 'opacity-60',
      )}
    >
      {unit && <span aria-hidden="true">{unit}</span>}
      <input
        ref={field}
        data-figure={column}
        data-key={shortcut}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-busy={isBusy}
        inputMode={column === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={press}
        className="min-w-0 flex-1 bg-transparent text-right font-semibold tabular-nums outline-none"
      />
    </span>
  );
}
