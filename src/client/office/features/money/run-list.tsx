import { Download, Landmark } from 'lucide-react';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { Column } from '../../ui/columns.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/list-states.tsx';
import type { PayoutRun } from './payouts.api.ts';

const when = ({ made_at: at }: PayoutRun) => longDateWords(new Date(at));
const whom = ({ payouts }: PayoutRun) =>
  payouts.map(({ business, amount }) => `${business.name} ${sumWords(amount)}`).join(', ');

function BankFile({ run }: { run: PayoutRun }) {
  if (run.file === null) return null;
  return (
    <ButtonLink size={40} variant="outline" className="h-11! px-3! w1200:h-9!" href={run.file} download="">
      <Download size={16} /> Bank file
      <span className="sr-only"> of {when(run)}</span>
    </ButtonLink>
  );
}

const COLUMNS: Column<PayoutRun>[] = [
  {
    key: 'made',
    head: 'Made',
    kind: 'main',
    track: '1fr',
    cell: (run) => (
      <>
        <b className="block font-semibold">{when(run)}</b>
        <span className="block text-caption text-muted">{countOf(run.payouts.length, 'vendor')}</span>
      </>
    ),
  },
  { key: 'to', head: 'Paid to', track: '2fr', className: 'wrap-anywhere', cell: whom },
  {
    key: 'total',
    head: 'In all',
    track: 120,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ total }) => sumWords(total),
  },
  {
    key: 'file',
    head: 'File',
    kind: 'last',
    track: 140,
    className: 'flex justify-end',
    cell: (run) => <BankFile run={run} />,
  },
];

/** The last runs of payouts, each with its file for the bank. */
export function RunList({ runs, isStale }: { runs: readonly PayoutRun[]; isStale: boolean }) {
  if (runs.length === 0) {
    return (
      <ListState
        icon={Landmark}
        title="No payouts yet"
        text="A run marks what vendors are owed as paid, and gives a file for your bank."
      />
    );
  }
  return (
    <div className="max-w768:p-4">
      <DataTable
        name="Payout runs"
        rows={runs}
        idOf={({ id }) => String(id)}
        nameOf={when}
        columns={COLUMNS}
        card={(run) => (
          <>
            <p className="flex justify-between gap-3 text-label">
              <b className="font-semibold">{when(run)}</b>
              <b className="font-semibold tabular-nums">{sumWords(run.total)}</b>
            </p>
            <p className="my-2 text-small text-secondary wrap-anywhere">{whom(run)}</p>
            <BankFile run={run} />
          </>
        )}
        isStale={isStale}
      />
    </div>
  );
}
