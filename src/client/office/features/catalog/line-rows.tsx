import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { readCount } from './figures.tsx';
import { lineKey, type TypedLine } from './goods-line.ts';
import { shelfName } from './stock-words.ts';

export type LineRowsProps<L extends TypedLine> = {
  lines: readonly L[];
  onChange: (lines: readonly L[]) => void;
  keyOf?: (line: L) => string;
  /** More fields of a line. */
  more?: (line: L, change: (change: Partial<L>) => void) => ReactNode;
};

/** Goods with how many of each. */
export function LineRows<L extends TypedLine>({ lines, onChange, keyOf = lineKey, more }: LineRowsProps<L>) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Goods" className="mt-4 divide-y divide-grey-2 border-t border-border">
      {lines.map((line) => {
        const name = shelfName(line);
        const change = (part: Partial<L>) =>
          onChange(lines.map((one) => (one === line ? { ...one, ...part } : one)));
        return (
          <li key={keyOf(line)} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-32 flex-1">
              <b className="block font-semibold wrap-anywhere">{name}</b>
              <span className="block text-caption wrap-anywhere text-muted">{line.sku}</span>
            </span>
            <TextField
              label={`How many of ${name}`}
              hideLabel
              tall={40}
              value={line.quantity}
              onChange={({ target }) => change({ quantity: target.value } as Partial<L>)}
              inputMode="numeric"
              autoComplete="off"
              className="w-20"
              {...(!readCount(line.quantity) && { 'aria-invalid': true })}
            />
            {more?.(line, change)}
            <IconButton
              label={`Remove ${name}`}
              onClick={() => onChange(lines.filter((one) => one !== line))}
            >
              <Trash2 size={18} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
