import { cx } from '#client/ui/cx.ts';

export interface Fact {
  label: string;
  value: string;
  isSum?: boolean;
}

/** Facts or amounts, one a row, with lines between them. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-border text-small tabular-nums">
      {facts.map(({ label, value, isSum }, index) => (
        <div key={`${index} ${label}`} className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
          <dt className={cx(isSum ? 'font-semibold' : 'text-secondary')}>{label}</dt>
          <dd
            className={cx(
              'max-w-[65%] shrink-0 text-right wrap-anywhere',
              isSum ? 'text-h3' : 'font-semibold',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
