import { Check } from 'lucide-react';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { byWords } from '#client/lib/when-words.ts';

type Revision = NonNullable<TradeInItem['revision']>;

/** The seller's description and the findings, with a photo of each difference. */
export function Evidence({ revision, now }: { revision: Revision; now: Date }) {
  const by = revision.by === null ? '' : `By ${revision.by}, `;
  return (
    <section aria-label="What we found" className="grid gap-4">
      <h3 className="text-h3">What you told us, and what we found</h3>
      {revision.cuts.map(({ check, told, found, reason, amount, photos }, index) => (
        <article
          key={`${check}${index}`}
          className="overflow-hidden rounded-card border border-border w600:grid w600:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="grid gap-px bg-border">
            {photos.map(({ id, small, large, width, height }, place) => (
              <a
                key={id}
                href={large}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Photo ${place + 1} of ${check}, opens in a new window`}
              >
                <img
                  src={small}
                  alt=""
                  width={width}
                  height={height}
                  className="size-full max-h-60 object-cover"
                />
              </a>
            ))}
          </div>
          <div className="p-5">
            <div className="flex justify-between gap-4">
              <h4 className="text-name">{check}</h4>
              <b className="text-name text-danger tabular-nums">−{formatPounds(amount)}</b>
            </div>
            <dl className="mt-3 grid gap-2 text-small w500:grid-cols-2">
              <div className="rounded-control bg-grey-1 px-3 py-2.5">
                <dt className="text-caption text-muted">You told us</dt>
                <dd className="font-semibold">{told}</dd>
              </div>
              <div className="rounded-control bg-danger-tint px-3 py-2.5">
                <dt className="text-caption text-danger">We found</dt>
                <dd className="font-semibold">{found}</dd>
              </div>
            </dl>
            {reason && <p className="mt-3 text-small wrap-anywhere text-secondary">{reason}</p>}
            <p className="mt-3 text-caption text-muted">
              {by}
              {byWords(revision.at, now)}
            </p>
          </div>
        </article>
      ))}
    </section>
  );
}

/** The checks that confirmed the description. */
export function Agreed({ checks }: { checks: TradeInItem['checks'] }) {
  const agreed = checks.filter(({ result }) => result !== 'worse');
  if (agreed.length === 0) return null;
  return (
    <section aria-label="What agreed" className="rounded-card bg-grey-1 p-5">
      <h3 className="text-name">{countOf(agreed.length, 'check')} agreed with you</h3>
      <ul className="mt-3 flex flex-wrap gap-2 text-small">
        {agreed.map(({ check, result }) => (
          <li key={check} className="flex items-center gap-2 rounded-control bg-paper px-3 py-2">
            <Check size={16} className="shrink-0 text-sell" />
            {check}
            {result === 'better' && ': better'}
          </li>
        ))}
      </ul>
    </section>
  );
}
