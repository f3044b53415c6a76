import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/list-states.tsx';
import { useTicks } from '../../ui/use-ticks.ts';
import type { DueVendor, PayoutRun } from './payouts.api.ts';
import { PayoutDialog } from './payout-dialog.tsx';

const canBePaid = ({ balance, has_account: hasAccount }: DueVendor) => balance > 0 && hasAccount;
const sumOf = (vendors: readonly DueVendor[]) =>
  vendors.reduce((pence, { balance }) => pence + Math.round(balance * 100), 0) / 100;

function Stand({ vendor }: { vendor: DueVendor }) {
  if (vendor.balance < 0) return <Chip look="waits">Owes the site</Chip>;
  return vendor.has_account ? (
    <Chip look="good">Can be paid</Chip>
  ) : (
    <Chip look="decide">No account yet</Chip>
  );
}

function VendorLink({ vendor: { business } }: { vendor: DueVendor }) {
  return (
    <Anchor
      href={officePaths.vendor(business.id)}
      className="font-semibold underline-offset-2 wrap-anywhere hover:underline"
    >
      {business.name}
    </Anchor>
  );
}

const statementOf = ({ business }: DueVendor) =>
  `${officePaths.money('admin')}?tab=statements&vendor=${business.id}`;

const COLUMNS: Column<DueVendor>[] = [
  {
    key: 'vendor',
    head: 'Vendor',
    kind: 'main',
    track: '1fr',
    cell: (vendor) => <VendorLink vendor={vendor} />,
  },
  { key: 'stand', head: 'Payout', track: 150, cell: (vendor) => <Stand vendor={vendor} /> },
  {
    key: 'balance',
    head: 'Owed',
    track: 120,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ balance }) => sumWords(balance),
  },
  {
    key: 'statement',
    head: 'Statement',
    kind: 'last',
    track: 110,
    className: 'text-right',
    cell: (vendor) => (
      <Anchor href={statementOf(vendor)} className="text-buy-text underline underline-offset-2">
        Statement
      </Anchor>
    ),
  },
];

type Props = { due: readonly DueVendor[]; isStale: boolean; onMade: (run: PayoutRun) => void };

/**
 * The vendors who are owed money, and how much. The ticked ones, or else all that can be paid, go into the
 * next payout run.
 */
export function DueList({ due, isStale, onMade }: Props) {
  const ticks = useTicks(due, ({ business }) => String(business.id));
  const [asked, setAsked] = useState<readonly DueVendor[]>();
  const payable = (ticks.ticked.length > 0 ? ticks.ticked : due).filter(canBePaid);
  if (due.length === 0) {
    return (
      <ListState
        icon={Wallet}
        look="good"
        title="Nothing is owed"
        text="What vendors earn by sales shows up here until it is paid out."
      />
    );
  }
  return (
    <>
      <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-border px-4 py-2.5 w768:border-b">
        <p className="min-w-0 flex-1 basis-60 text-secondary">
          {payable.length === 0
            ? 'None of these vendors can be paid: no account is known, or they owe the site.'
            : `${countOf(payable.length, 'vendor')} can be paid ${sumWords(sumOf(payable))} in all.`}
        </p>
        {payable.length > 0 && (
          <Button size={40} variant="buy" onClick={() => setAsked(payable)}>
            Pay out {sumWords(sumOf(payable))}
          </Button>
        )}
      </div>
      <div className="max-w768:px-4 max-w768:pb-4">
        <DataTable
          name="Owed to vendors"
          rows={due}
          idOf={({ business }) => String(business.id)}
          nameOf={({ business }) => business.name}
          columns={COLUMNS}
          ticks={ticks}
          card={(vendor) => (
            <>
              <p className="flex justify-between gap-3 text-label">
                <VendorLink vendor={vendor} />
                <b className="font-semibold tabular-nums">{sumWords(vendor.balance)}</b>
              </p>
              <p className="mt-2 flex items-center justify-between gap-3">
                <Stand vendor={vendor} />
                <Anchor href={statementOf(vendor)} className="text-buy-text underline underline-offset-2">
                  Statement
                </Anchor>
              </p>
            </>
          )}
          isStale={isStale}
        />
      </div>
      {asked && (
        <PayoutDialog
          vendors={asked}
          sum={sumOf(asked)}
          onMade={(run) => {
            ticks.clear();
            setAsked(undefined);
            onMade(run);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
