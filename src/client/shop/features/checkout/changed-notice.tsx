import { PackageX, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';

type Change = ApiError['changed'][number];

/** What is not as it was when Pay was pressed. Nothing is ordered until it is pressed once more. */
export function ChangedNotice({ changes }: { changes: readonly Change[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes.length > 0) box.current?.focus();
  }, [changes]);
  if (changes.length === 0) return null;
  const isGone = changes.some(({ what }) => what === 'stock' || what === 'unavailable');
  const Icon = isGone ? PackageX : TriangleAlert;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={cx(
        'flex gap-3.5 rounded-card px-5 py-4 text-small',
        isGone ? 'bg-danger-tint text-danger' : 'bg-repair-tint text-repair-text',
      )}
    >
      <Icon size={22} className="mt-px shrink-0" />
      <div>
        <h2 className="font-semibold">Something changed, and nothing is ordered yet</h2>
        <ul className="mt-1.5 grid gap-1">
          {changes.map((change) => (
            <li key={`${change.what}${change.name}`}>{wordsOf(change)}</li>
          ))}
        </ul>
        <p className="mt-1.5">
          {isGone
            ? 'Take it out of your cart, or choose fewer, and order the rest.'
            : 'Look at the new total, and press the button again if you agree.'}
        </p>
      </div>
    </div>
  );
}

function wordsOf({ what, name, before, now }: Change): string {
  const prices =
    before !== undefined && now !== undefined ? ` from ${sumWords(before)} to ${sumWords(now)}` : '';
  switch (what) {
    case 'stock':
      return `There is not so much of ${name} left.`;
    case 'unavailable':
      return `${name} is not sold any more.`;
    case 'price':
      return `The price of ${name} changed${prices}.`;
    case 'delivery':
      return `${name} can’t deliver in the way you chose.`;
    case 'code':
      return `The code ${name} can’t be used any more.`;
    case 'credit':
      return 'Your store credit was used elsewhere.';
    case 'total':
      return `The total changed${prices}.`;
  }
}
