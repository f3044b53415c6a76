import { Download, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumWords } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ListSkeleton, ListState } from '../../ui/list-states.tsx';
import { monthChoices, monthWords } from './month-words.ts';
import { statementHref, type Statement, type useStatement } from './payouts.api.ts';
import { StatementCard, statementColumns } from './statement-columns.tsx';

type Props = {
  area: OfficeArea;
  now: Date;
  month: string;
  /** For the site: whose. */
  vendor: number | undefined;
  statement: ReturnType<typeof useStatement>;
  onMonth: (month: string) => void;
  /** Beside the month, such as a choice of vendors. */
  filter?: ReactNode;
  /** Instead of the rows: the step that is needed first, or why they did not load. */
  instead?: ReactNode;
};

/** A vendor's month: earnings, deductions, and the rest. */
export function StatementSection({ area, now, month, vendor, statement, onMonth, filter, instead }: Props) {
  const { data } = statement;
  const columns = statementColumns(area);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
        {filter}
        <InlineSelect
          label="Month"
          className="w1280:h-9!"
          value={month}
          onChange={({ target }) => onMonth(target.value)}
          choices={monthChoices(now, month)}
        />
        {!instead && (
          <ButtonLink
            size={40}
            variant="outline"
            className="ml-auto"
            href={statementHref({ month, ...(vendor !== undefined && { business_id: vendor }) })}
            download=""
          >
            <Download size={16} /> CSV
          </ButtonLink>
        )}
      </div>
      {instead ??
        (!data ? (
          <ListSkeleton columns={columns} hasTicks={false} />
        ) : (
          <>
            <Totals statement={data} />
            {data.rows.length === 0 ? (
              <ListState
                icon={ReceiptText}
                title={`Nothing in ${monthWords(month)}`}
                text="Sales, refunds and payouts show up here on their day."
              />
            ) : (
              <div className="max-w768:px-4 max-w768:pb-4">
                <DataTable
                  name="Statement"
                  rows={data.rows.map((row, index) => ({ ...row, index }))}
                  idOf={({ index }) => String(index)}
                  columns={columns}
                  card={(row) => <StatementCard row={row} area={area} />}
                  isStale={statement.isPlaceholderData}
                />
              </div>
            )}
          </>
        ))}
    </>
  );
}

/** Money in and money out. Sums of zero are left out, except those that every reader looks for. */
function Totals({ statement: { opening, closing, totals } }: { statement: Statement }) {
  const sums: readonly (readonly [string, number, boolean?])[] = [
    ['Balance before', opening, true],
    ['Sales', totals.sales, true],
    ['Refunds', totals.refunds],
    ['Commission', -totals.commission, true],
    ['VAT', -totals.vat],
    ['Taken at the counter', -totals.at_counter],
    ['Chargebacks', totals.chargebacks],
    ['Fees of chargebacks', totals.dispute_fees],
    ['Payouts', totals.payouts],
    ['Balance after', closing, true],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b border-border px-4 py-4">
      {sums.map(
        ([name, amount, isAlways = false]) =>
          (isAlways || amount !== 0) && (
            <div key={name}>
              <dt className="text-caption text-muted">{name}</dt>
              <dd className="text-label font-semibold tabular-nums">{sumWords(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
