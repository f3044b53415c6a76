import { STATEMENT_WORDS } from '#rules/money/statement-file.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import type { Column } from '../../ui/columns.ts';
import type { StatementRow } from './payouts.api.ts';
import { dayWords } from '#client/lib/when-words.ts';

const SUM = 'text-right tabular-nums';
/** An empty cell is read faster than £0.00. */
const some = (amount: number) => (amount === 0 ? '' : sumWords(amount));

function OrderLink({ order, area }: { order: string; area: OfficeArea }) {
  return (
    <Anchor href={officePaths.order(area, order)} className="text-buy-text underline underline-offset-2">
      {order}
    </Anchor>
  );
}

export const statementColumns = (area: OfficeArea): Column<StatementRow>[] => [
  {
    key: 'what',
    head: 'What',
    kind: 'main',
    track: '1.4fr',
    cell: ({ kind, order, at }) => (
      <>
        <b className="block font-semibold">{STATEMENT_WORDS[kind]}</b>
        <span className="block text-caption text-muted">
          {dayWords(at)}
          {order !== null && (
            <>
              , <OrderLink order={order} area={area} />
            </>
          )}
        </span>
      </>
    ),
  },
  { key: 'sales', head: 'Sales', track: 96, className: SUM, cell: ({ sales }) => some(sales) },
  {
    key: 'commission',
    head: 'Commission',
    track: 96,
    className: SUM,
    cell: ({ commission }) => some(-commission),
  },
  { key: 'vat', head: 'VAT', track: 88, from: 960, className: SUM, cell: ({ vat }) => some(-vat) },
  {
    key: 'counter',
    head: 'At the counter',
    track: 112,
    from: 1200,
    className: SUM,
    cell: ({ at_counter: taken }) => some(-taken),
  },
  { key: 'amount', head: 'Amount', track: 100, className: SUM, cell: ({ amount }) => sumWords(amount) },
  {
    key: 'balance',
    head: 'Balance',
    track: 100,
    className: `${SUM} font-semibold`,
    cell: ({ balance }) => sumWords(balance),
  },
];

/** A row on a phone. */
export function StatementCard({ row, area }: { row: StatementRow; area: OfficeArea }) {
  const parts = [
    ['Sales', row.sales],
    ['Commission', -row.commission],
    ['VAT', -row.vat],
    ['At the counter', -row.at_counter],
  ] as const;
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <b className="font-semibold">{STATEMENT_WORDS[row.kind]}</b>
        <b className="font-semibold tabular-nums">{sumWords(row.amount)}</b>
      </p>
      <p className="text-small text-muted">
        {dayWords(row.at)}
        {row.order !== null && (
          <>
            , <OrderLink order={row.order} area={area} />
          </>
        )}
      </p>
      <p className="mt-1 text-small text-secondary tabular-nums">
        {parts.flatMap(([name, amount]) => (amount === 0 ? [] : [`${name} ${sumWords(amount)}`])).join(' · ')}
      </p>
      <p className="text-small text-muted tabular-nums">Balance {sumWords(row.balance)}</p>
    </>
  );
}
