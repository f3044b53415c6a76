import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { CardReturn } from './card-return.ts';
import { countersOf } from './counter.ts';
import { TransferRows } from '#client/sections/money/transfer-rows.tsx';
import { CancelAll, ForAll, type ToPay } from './payment-parts.tsx';
import type { Tracking } from './track.api.ts';
import { TrialPanel } from './trial-panel.tsx';

type Props = {
  token: string;
  tracked: ToPay;
  returned: CardReturn;
  isAwaited: boolean;
  onAwaited: (isAwaited: boolean) => void;
} & Pick<Tracking, 'tryPayment' | 'move' | 'refresh'>;

/** How to pay the order. Shown only while something is to be paid. */
export function PaymentPanel(props: Props) {
  const { payment } = props.tracked;
  if (payment.kind === 'in_store') return <Counters tracked={props.tracked} />;
  if (payment.kind === 'stripe') return <Card {...props} />;
  if (payment.kind === 'trial') return <TrialPanel {...props} />;
  return <Transfer {...props} />;
}

/** Each order is paid in its own store. */
function Counters({ tracked }: { tracked: ToPay }) {
  const counters = countersOf(tracked);
  const [only, ...others] = counters;
  if (!only) return null;
  const isOne = others.length === 0;
  return (
    <Panel title={isOne ? `Pay ${sumWords(only.due)} at the counter` : 'Pay at each counter'}>
      {!isOne && (
        <dl className="mb-4 divide-y divide-border border-y border-border text-small">
          {counters.map(({ number, store, due }) => (
            <div key={number} className="flex justify-between gap-4 py-3">
              <dt>{store}</dt>
              <dd className="font-semibold tabular-nums">{sumWords(due)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-small text-secondary">
        Card or cash, when you collect.
        {/* Once the order is ready, the code is shown with it. */}
        {tracked.orders.every(({ delivery }) => delivery.code === null) &&
          ' We send you a code to say there when it is ready.'}
      </p>
    </Panel>
  );
}

const loadCardPanel = () => import('./card-panel.tsx').then((module) => module.CardPanel);

/** Loaded only for a card payment, since most visits only check the delivery. */
function Card(props: Props) {
  const CardPanel = useLoaded(true, loadCardPanel);
  return CardPanel ? <CardPanel {...props} /> : <Skeleton className="h-80 rounded-card" />;
}

function Transfer(props: Props) {
  const { payment, orders } = props.tracked;
  const { transfer } = payment;
  if (!transfer) return null;
  const isCollected = orders.every(({ delivery }) => delivery.way === 'collect');
  const until = payment.hold_until ? `, until ${dateWords(new Date(payment.hold_until))}` : '';
  return (
    <Panel
      title={`Pay by transfer: ${sumWords(payment.amount)}`}
      text={`We keep the items for five working days${until}, and ${isCollected ? 'get them ready' : 'send them'} once the money is in.`}
    >
      <div className="grid gap-4">
        <ForAll {...props} />
        <TransferRows transfer={transfer} />
        <CancelAll {...props} />
      </div>
    </Panel>
  );
}
