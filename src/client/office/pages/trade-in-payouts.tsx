import { Check, Download, X } from 'lucide-react';
import { useState } from 'react';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { PayoutCard, payoutColumns } from '../features/trade-ins/payout-columns.tsx';
import { PayoutDialog, totalOf } from '../features/trade-ins/payout-dialog.tsx';
import { savePayoutFile, usePayouts, type Payout } from '../features/trade-ins/payouts.api.ts';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { BackLink } from '../ui/back-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';
import { TickBar } from '../ui/tick-bar.tsx';
import { useClock } from '../ui/use-clock.ts';
import { useTicks } from '../ui/use-ticks.ts';

const numberOf = ({ number }: Payout) => number;

/** The bank payments for devices: to download for the bank, and to mark once they are made. */
export function TradeInPayoutsPage() {
  useOfficeTitle('Bank payments for trade-ins');
  const area = useArea();
  const now = useClock();
  const list = usePayouts();
  const payouts = list.data?.data ?? [];
  const ticks = useTicks(payouts, numberOf);
  const [asked, setAsked] = useState<'paid' | 'failed'>();
  const columns = payoutColumns(area, now);
  const light = 'h-11! px-3! w1280:h-10!';
  return (
    <>
      <BackLink href={officePaths.tradeIns(area)}>Trade-ins</BackLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Bank payments</h1>
          <p className="mt-1 text-label text-muted">
            {list.data
              ? `${countOf(payouts.length, 'payment')} to make, ${sumWords(list.data.total)} in all.${filedWords(payouts)}`
              : '\u00a0'}
          </p>
        </div>
        {payouts.length > 0 && <BankFile payouts={payouts} />}
      </div>
      <section
        aria-label="Bank payments"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent max-w768:px-4 w768:rounded-card w768:border"
      >
        {list.error && !list.data ? (
          <ListFailed list={list} what="the bank payments" permission="Money" />
        ) : !list.data ? (
          <ListSkeleton columns={columns} />
        ) : payouts.length === 0 ? (
          <ListState
            icon={Check}
            look="good"
            title="No payment waits"
            text="A device that is paid by bank shows up here once it was checked."
          />
        ) : (
          <DataTable
            name="Bank payments"
            rows={payouts}
            idOf={numberOf}
            columns={columns}
            card={(payout) => <PayoutCard payout={payout} area={area} />}
            isUrgent={({ due }) => due !== null && new Date(due) < now}
            ticks={ticks}
            isStale={false}
          />
        )}
      </section>
      {ticks.ticked.length > 0 && (
        <TickBar
          name="Ticked payments"
          words={`${ticks.ticked.length} ticked, ${sumWords(totalOf(ticks.ticked))}`}
          onClear={ticks.clear}
        >
          <Button size={40} variant="light" className={light} onClick={() => setAsked('paid')}>
            <Check size={16} /> Mark as paid
          </Button>
          <Button
            size={40}
            variant="light"
            className={`${light} border-0! bg-ink-raised! text-paper! hover:bg-ink-hover!`}
            onClick={() => setAsked('failed')}
          >
            <X size={16} /> Failed
          </Button>
        </TickBar>
      )}
      {asked && (
        <PayoutDialog
          outcome={asked}
          payouts={ticks.ticked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            ticks.clear();
          }}
        />
      )}
    </>
  );
}

const unfiled = (payouts: readonly Payout[]) => payouts.filter(({ filed }) => filed === null).length;

function filedWords(payouts: readonly Payout[]): string {
  const filed = payouts.length - unfiled(payouts);
  return filed === 0 ? '' : ` ${filed} of them ${filed === 1 ? 'is' : 'are'} in a file for the bank.`;
}

/** Each payment comes into one file. All of them again are for a file that was lost, so the button says so. */
function BankFile({ payouts }: { payouts: readonly Payout[] }) {
  const [busy, setBusy] = useState<'new' | 'all'>();
  const fresh = unfiled(payouts);
  async function save(which: 'new' | 'all') {
    setBusy(which);
    try {
      await savePayoutFile(which === 'all');
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  const look = { size: 40, variant: 'outline', className: 'max-w1280:h-11' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {fresh < payouts.length && (
        <Button {...look} busy={busy === 'all' && 'Writing'} onClick={() => void save('all')}>
          All of them in a file again
        </Button>
      )}
      {fresh > 0 && (
        <Button {...look} busy={busy === 'new' && 'Writing'} onClick={() => void save('new')}>
          <Download size={18} /> File for the bank ({fresh})
        </Button>
      )}
    </div>
  );
}
