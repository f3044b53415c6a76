import { useNavigate } from '@tanstack/react-router';
import { Download, Inbox } from 'lucide-react';
import { useState } from 'react';
import { officePaths } from '#rules/page/office-paths.ts';
import { lastQuarters, quarterOf, quarterWords } from '#rules/units/quarter.ts';
import { sumWords } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { useMargins } from '../features/units/units.api.ts';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { dayWords } from '#client/lib/when-words.ts';

/** Five years, for whoever looks at old returns. */
const QUARTERS = 20;

const signed = (pounds: number) => (pounds < 0 ? `−${sumWords(-pounds)}` : sumWords(pounds));

const FIGURES = [
  { key: 'cost', label: 'Cost' },
  { key: 'sale', label: 'Sold for' },
  { key: 'margin', label: 'Margin' },
  { key: 'vat', label: 'VAT' },
] as const;

/** What was earned on devices in a quarter, for the VAT return of the margin scheme. */
export function UnitMarginsPage({ quarter: asked }: { quarter: string | undefined }) {
  useOfficeTitle('Margins');
  const area = useArea();
  const [now] = useState(() => new Date());
  const quarter = asked ?? quarterOf(now);
  const margins = useMargins(quarter);
  const mayExport = useSession().office?.permissions.includes('export') ?? false;
  const go = useNavigate();
  const quarters = [...new Set([quarter, ...lastQuarters(now, QUARTERS)])].toSorted().toReversed();
  return (
    <>
      <BackLink href={officePaths.units(area)}>Units</BackLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Margins</h1>
          <p className="mt-1 max-w-140 text-label text-muted">
            Under the margin scheme a sixth of each unit’s margin is VAT. A loss takes nothing off it.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label="Quarter"
            hideLabel
            tall={40}
            className="w-64"
            value={quarter}
            onChange={({ target }) =>
              void go({ to: '/$area/units/margins', params: { area }, search: { quarter: target.value } })
            }
            choices={quarters.map((value) => ({ value, label: quarterWords(value) }))}
          />
          {mayExport && (
            <ButtonLink
              size={40}
              variant="outline"
              href={`/office/unit-margins/file?quarter=${quarter}`}
              download
            >
              <Download size={18} /> CSV
            </ButtonLink>
          )}
        </div>
      </div>
      <Report margins={margins} />
    </>
  );
}

function Report({ margins }: { margins: ReturnType<typeof useMargins> }) {
  const area = useArea();
  const { data, error } = margins;
  if (error && !data)
    return <ListFailed list={margins} what="the margins" permission="Cost" hasFilters={false} />;
  if (!data) return <StackSkeleton />;
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 gap-3 w768:grid-cols-4">
        {FIGURES.map(({ key, label }) => (
          <div key={key} className="rounded-card border border-border bg-paper px-5 py-4">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="mt-1 text-[1.25rem] leading-7 font-semibold tabular-nums">
              {signed(data.totals[key])}
            </dd>
          </div>
        ))}
      </dl>
      <section
        aria-label="Sales and returns"
        className="overflow-hidden rounded-card border border-border bg-paper"
      >
        {data.data.length === 0 ? (
          <ListState
            icon={Inbox}
            title="Nothing was sold"
            text="No unit was sent or came back in this quarter."
          />
        ) : (
          <div tabIndex={0} role="region" aria-label="Table of sales and returns" className="overflow-x-auto">
            <table className="w-full min-w-180 text-left">
              <thead className="bg-grey-1 text-caption text-muted">
                <tr>
                  <th className="px-5 py-2.5 font-medium">Unit</th>
                  <th className="px-3 py-2.5 font-medium">When</th>
                  {FIGURES.map(({ key, label }) => (
                    <th key={key} className="px-3 py-2.5 text-right font-medium last:pr-5">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-grey-2">
                {data.data.map((row, index) => (
                  <tr key={index}>
                    <td className="px-5 py-2.5">
                      <Anchor href={officePaths.unit(area, row.number)} className="block font-semibold">
                        {row.name}
                      </Anchor>
                      <span className="text-caption text-muted">
                        {row.number} · {row.order}
                      </span>
                    </td>
                    <td className="px-3 py-2.5 whitespace-nowrap">
                      {dayWords(row.at)}
                      {(row.is_return || row.is_correction) && (
                        <span className="block text-caption text-danger">
                          {row.is_correction ? 'Corrected' : 'Came back'}
                        </span>
                      )}
                    </td>
                    {FIGURES.map(({ key }) => (
                      <td key={key} className="px-3 py-2.5 text-right tabular-nums last:pr-5">
                        {signed(row[key])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  );
}
