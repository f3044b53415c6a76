import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Store } from 'lucide-react';
import { useState } from 'react';
import { sumWords } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DueList } from '../features/money/due-list.tsx';
import {
  MONEY_TABS,
  readMoneySearch,
  type MoneySearch,
  type MoneyTab,
} from '../features/money/money-search.ts';
import { monthOf } from '../features/money/month-words.ts';
import { BalanceBox, PastPayoutsBox, PayoutAccountBox } from '../features/money/payout-boxes.tsx';
import { usePayouts, useStatement, type PayoutRun } from '../features/money/payouts.api.ts';
import { RunList } from '../features/money/run-list.tsx';
import { StatementSection } from '../features/money/statement-section.tsx';
import { useDisputes, useOpenRefunds } from '../features/orders/money-cases.api.ts';
import { DisputeList, RefundList } from '../features/orders/money-cases.tsx';
import { VendorFilter } from '../features/orders/vendor-filter.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';

const SECTION =
  'border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border w768:overflow-hidden min-w-0';

/** The vendors' balances and payouts, with their reasons. */
export function MoneyPage() {
  const search = readMoneySearch(useSearch({ strict: false }));
  useOfficeTitle('Money');
  const isSite = useArea() === 'admin';
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Money</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        {isSite
          ? 'What vendors are owed and were paid, and money that waits for a decision.'
          : 'What your sales bring, what is taken off them, and what was paid to you.'}
      </p>
      {isSite ? <SitesMoney search={search} /> : <VendorsMoney search={search} />}
    </>
  );
}

function useShow() {
  const area = useArea();
  const go = useNavigate();
  return (search: MoneySearch) => void go({ to: '/$area/money', params: { area }, search });
}

function VendorsMoney({ search }: { search: MoneySearch }) {
  const payouts = usePayouts();
  if (payouts.error && !payouts.data) {
    return (
      <section className={SECTION}>
        <ListFailed list={payouts} what="the money" permission="Money" />
      </section>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 w768:grid-cols-2 w1200:grid-cols-3">
        <BalanceBox payouts={payouts.data} />
        <PayoutAccountBox />
        <PastPayoutsBox payouts={payouts.data} />
      </div>
      <section aria-label="Statement" className={SECTION}>
        <OneStatement search={search} />
      </section>
    </div>
  );
}

/** The statement of the vendor, or of the vendor that the site has chosen. */
function OneStatement({ search }: { search: MoneySearch }) {
  const area = useArea();
  const show = useShow();
  const [now] = useState(() => new Date());
  const { vendor, month = monthOf(now) } = search;
  const isSite = area === 'admin';
  const query = { month, ...(isSite && vendor !== undefined && { business_id: vendor }) };
  const isAsked = !isSite || vendor !== undefined;
  const statement = useStatement(isAsked ? query : undefined);
  return (
    <StatementSection
      area={area}
      now={now}
      month={month}
      vendor={isSite ? vendor : undefined}
      statement={statement}
      onMonth={(next) => show({ ...search, month: next })}
      {...(isSite && {
        filter: <VendorFilter chosen={vendor} onChoose={(next) => show({ ...search, vendor: next })} />,
      })}
      {...(!isAsked && {
        instead: (
          <ListState icon={Store} title="Whose statement?" text="Choose a vendor to see a month of theirs." />
        ),
      })}
      {...(statement.error &&
        !statement.data && {
          instead: <ListFailed list={statement} what="the statement" permission="Money" />,
        })}
    />
  );
}

const TAB_LABELS: Record<MoneyTab, string> = {
  due: 'Owed to vendors',
  runs: 'Past payouts',
  refunds: 'Refunds',
  disputes: 'Chargebacks',
  statements: 'Statements',
};

function SitesMoney({ search }: { search: MoneySearch }) {
  const show = useShow();
  const [now] = useState(() => new Date());
  const [made, setMade] = useState<PayoutRun>();
  const payouts = usePayouts();
  const refunds = useOpenRefunds(true);
  const disputes = useDisputes(true);
  const { tab = 'due' } = search;
  const counts: Record<MoneyTab, number | undefined> = {
    due: payouts.data?.due.length,
    runs: undefined,
    refunds: refunds.data?.length,
    disputes: disputes.data?.filter(({ state }) => state === 'open').length,
    statements: undefined,
  };
  return (
    <>
      {made?.file && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sell-tint px-5 py-3 text-sell-text"
        >
          <span className="min-w-0 flex-1 basis-60">
            {sumWords(made.total)} is marked as paid. Give the file to your bank, so that it is sent.
          </span>
          <ButtonLink size={40} variant="outline" href={made.file} download="">
            <Download size={16} /> Bank file
          </ButtonLink>
        </div>
      )}
      <section aria-label="Money" className={SECTION}>
        <ListTabs
          name="Which money"
          tabs={MONEY_TABS.map((key) => ({
            key,
            label: TAB_LABELS[key],
            count: counts[key],
            isUrgent: key === 'refunds' || key === 'disputes',
          }))}
          shown={tab}
          onShow={(next) => show({ ...(next !== 'due' && { tab: next }) })}
        />
        {(tab === 'due' || tab === 'runs') &&
          (payouts.data ? (
            tab === 'due' ? (
              <DueList due={payouts.data.due} isStale={false} onMade={setMade} />
            ) : (
              <RunList runs={payouts.data.runs} isStale={false} />
            )
          ) : (
            <Waiting list={payouts} what="the payouts" />
          ))}
        {tab === 'refunds' &&
          (refunds.data ? (
            <RefundList refunds={refunds.data} now={now} />
          ) : (
            <Waiting list={refunds} what="the refunds" />
          ))}
        {tab === 'disputes' &&
          (disputes.data ? (
            <DisputeList disputes={disputes.data} now={now} />
          ) : (
            <Waiting list={disputes} what="the chargebacks" />
          ))}
        {tab === 'statements' && <OneStatement search={search} />}
      </section>
    </>
  );
}

type WaitingProps = { list: Parameters<typeof ListFailed>[0]['list']; what: string };

function Waiting({ list, what }: WaitingProps) {
  return list.error ? <ListFailed list={list} what={what} permission="Money" /> : <StackSkeleton />;
}
