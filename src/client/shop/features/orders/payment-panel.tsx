import type { Tracked } from '#contract/orders.ts';
import { sumWords } from '#client/lib/format.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { CardReturn } from './card-return.ts';
import { CopyRow } from './copy-row.tsx';
import { CancelAll, ForAll } from './payment-parts.tsx';
import type { Tracking } from './track.api.ts';
import { TrialPanel } from './trial-panel.tsx';

type Props = { token: string; tracked: Tracked; returned: CardReturn } & Pick<
  Tracking,
  'tryPayment' | 'move' | 'refresh'
>;

/** What is left to do about the money; nothing once it is paid. */
export function PaymentPanel(props: Props) {
  const { payment, state } = props.tracked;
  if (state !== 'pending_payment') return null;
  if (payment.kind === 'stripe') return <Card {...props} />;
  if (payment.kind === 'trial') return <TrialPanel {...props} />;
  if (payment.kind === 'bank_transfer') return <Transfer {...props} />;
  return (
    <Panel title={`Pay ${sumWords(payment.amount)} at the counter`}>
      <p className="mb-4 text-small text-secondary">
        Card or cash, when you collect. Bring your order number.
      </p>
      <CancelAll {...props} />
    </Panel>
  );
}

const loadCardPanel = () => import('./card-panel.tsx').then((module) => module.CardPanel);

/** Its code comes with the first card that is typed: most visits of this page only look where a parcel is. */
function Card(props: Props) {
  const CardPanel = useLoaded(true, loadCardPanel);
  return CardPanel ? <CardPanel {...props} /> : <Skeleton className="h-80 rounded-card" />;
}

function Transfer(props: Props) {
  const { payment } = props.tracked;
  const { transfer } = payment;
  if (!transfer) return null;
  return (
    <Panel
      title={`Pay by transfer: ${sumWords(payment.amount)}`}
      text="We keep the items for five working days, and send them once the money is in."
    >
      <div className="grid gap-4">
        <ForAll {...props} />
        <dl className="divide-y divide-border border-y border-border text-small">
          <CopyRow label="Name" value={transfer.holder} />
          <CopyRow label="Sort code" value={transfer.sort_code} />
          <CopyRow label="Account number" value={transfer.account_number} />
          <CopyRow label="Reference" value={transfer.reference} />
        </dl>
        <CancelAll {...props} />
      </div>
    </Panel>
  );
}
