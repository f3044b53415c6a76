import { useState } from 'react';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { countOf, formatPounds, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Segments } from '../../ui/segments.tsx';
import { messageOf } from '#client/lib/api-error.ts';
import { useWhatIf, type WhatIf } from './price-rules.api.ts';

type Days = '30' | '90';
const DAYS: readonly { key: Days; label: string }[] = [
  { key: '30', label: '30 days' },
  { key: '90', label: '90 days' },
];

/** The offers that the saved draft would have made for the quotes of the last weeks. */
export function WhatIfPanel({
  area,
  rules,
  isUnsaved,
}: {
  area: OfficeArea;
  rules: OfficePriceRules;
  isUnsaved: boolean;
}) {
  const [days, setDays] = useState<Days>('30');
  const read = useWhatIf(rules, days);
  return (
    <Box title="What if">
      <Segments label="Quotes of the last" segments={DAYS} shown={days} onShow={setDays} className="w-fit" />
      {isUnsaved && (
        <p className="mt-3 text-caption text-repair-text">Save the draft to see what your changes do.</p>
      )}
      {read.data ? (
        <Outcome area={area} found={read.data} />
      ) : read.error ? (
        <NotLoaded title="This did not load" text={messageOf(read.error)} query={read} />
      ) : (
        <Skeleton className="mt-4 h-40" />
      )}
    </Box>
  );
}

/** '+£50', '−£12.50', 'no change'. */
function changeWords(change: number): string {
  if (change === 0) return 'no change';
  return `${change > 0 ? '+' : '−'}${formatPounds(Math.abs(change))}`;
}

const difference = (before: number, after: number) => Math.round((after - before) * 100) / 100;

function Outcome({ area, found }: { area: OfficeArea; found: WhatIf }) {
  if (found.quotes === 0) {
    return <p className="mt-4 text-muted">No quote was made in this time.</p>;
  }
  return (
    <>
      <dl className="mt-4">
        <Row name={countOf(found.quotes, 'quote')}>as offered {sumWords(found.before)}</Row>
        <Row name="With these rules">{sumWords(found.after)}</Row>
        <Row name="Difference" strong>
          {changeWords(difference(found.before, found.after))}
        </Row>
        <Row name="Go up">{found.up}</Row>
        <Row name="Go down">{found.down}</Row>
        <Row name="Stay">{found.same}</Row>
      </dl>
      {found.unknown > 0 && (
        <p className="mt-2 text-caption text-muted">
          {countOf(found.unknown, 'quote')} left out: their model or questions are no longer there.
        </p>
      )}
      {found.largest.length > 0 && (
        <>
          <h3 className="mt-5 font-medium">The largest changes</h3>
          <ul className="mt-1 divide-y divide-grey-2">
            {found.largest.map(({ number, name, choice, before, after }) => (
              <li key={number} className="flex items-start justify-between gap-4 py-2">
                <span className="min-w-0">
                  <Anchor href={officePaths.tradeIn(area, number)} className="font-medium underline">
                    {name}
                  </Anchor>
                  <span className="block truncate text-caption text-muted">{choice}</span>
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  {formatPounds(after)}
                  <span className="block text-caption text-muted">
                    {changeWords(difference(before, after))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
