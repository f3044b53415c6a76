import { useState } from 'react';
import type { RepairToPay, TrackedRepair } from '#contract/repairs.ts';
import type { Tracking } from '#client/lib/tracking.api.ts';
import type { CardReturn } from '#client/shop/features/orders/card-return.ts';
import { PaymentPanel } from '#client/shop/features/orders/payment-panel.tsx';
import type { ToPay } from '#client/shop/features/orders/payment-parts.tsx';
import { tryPayment } from '#client/shop/features/orders/track.api.ts';
import { beginToPay } from '#client/shop/features/repairs/pay.api.ts';
import { PayWays } from '#client/shop/features/repairs/pay-ways.tsx';
import { Button } from '#client/ui/button.tsx';

export type PayRepairProps = {
  token: string;
  tracked: TrackedRepair;
  pay: RepairToPay;
  /** How the bank sent the customer back to this page. */
  returned: CardReturn;
  link: Tracking;
};

/** Pays the deposit of a repair or its price, as an order is paid. */
export function PayRepair({ token, tracked, pay, returned, link }: PayRepairProps) {
  // The payment that the bank has, as it was then. If the bank declines later, the payment has another state.
  const [awaited, setAwaited] = useState<string>();
  const [isOther, setIsOther] = useState(false);
  const { payment, ways } = pay;
  const { refresh } = link;
  if (!payment || isOther) {
    return (
      <PayWays
        pay={pay}
        way={tracked.way}
        onBack={payment ? () => setIsOther(false) : undefined}
        begin={async (kind) => {
          try {
            await beginToPay(token, kind, pay.amount);
            setIsOther(false);
          } finally {
            await refresh();
          }
        }}
      />
    );
  }
  const known = `${payment.id} ${payment.state}`;
  const isAwaited = payment.is_awaited || awaited === known;
  return (
    <div className="grid gap-3">
      <PaymentPanel
        token={token}
        tracked={toPay(pay, payment)}
        returned={returned}
        isAwaited={isAwaited}
        onAwaited={(is) => setAwaited(is ? known : undefined)}
        tryPayment={async (id, outcome) => {
          try {
            await tryPayment(id, outcome);
          } finally {
            await refresh();
          }
        }}
        move={link.move}
        refresh={() => void refresh()}
      />
      {!isAwaited && ways.length > 1 && (
        <Button variant="text" size={40} className="justify-self-start" onClick={() => setIsOther(true)}>
          Pay in another way
        </Button>
      )}
    </div>
  );
}

/** The payment as that of an order, which a repair has none of. */
const toPay = ({ amount }: RepairToPay, payment: NonNullable<RepairToPay['payment']>): ToPay => ({
  payment: {
    ...payment,
    amount,
    label: '',
    orders: 0,
    paid_at: null,
    hold_until: null,
    is_disputed: false,
    is_lapsed: false,
    transfer: null,
  },
  orders: [],
  totals: { goods: amount, delivery: 0, discount: 0, credit: 0, trade_in: 0, vat: 0, total: amount },
});
