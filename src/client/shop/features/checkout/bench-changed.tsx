import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';

type Change = ApiError['changed'][number];

/** The changes of an offer or a repair, as the customer reads them. */
export function benchChangeWords({ what, name, before, now }: Change): string {
  const prices =
    before !== undefined && now !== undefined ? ` from ${sumWords(before)} to ${sumWords(now)}` : '';
  if (what === 'price') return `The price of ${name} changed${prices}.`;
  if (what === 'total') return `The total changed${prices}.`;
  return `We can’t take ${name} any more. Please remove it from your cart.`;
}

/** Shows what changed. Nothing is agreed before the button is pressed again. */
export function BenchChanged({ changes }: { changes: readonly Change[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [changes]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3.5 rounded-card bg-repair-tint px-5 py-4 text-small text-repair-text"
    >
      <Info size={22} className="-mt-px shrink-0" />
      <div>
        <h2 className="font-semibold">Something changed, and nothing is agreed yet</h2>
        <ul className="mt-1.5 grid gap-1">
          {changes.map((change) => (
            <li key={`${change.what}${change.name}`}>{benchChangeWords(change)}</li>
          ))}
        </ul>
        <p className="mt-1.5">Check the new total, and press the button again if you agree.</p>
      </div>
    </div>
  );
}
