import { Banknote, CreditCard, FlaskConical, Landmark, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';

export type PaymentKind = CheckoutOrder['payments'][number]['kind'];

const WORDS: Record<PaymentKind, { icon: LucideIcon; title: string; text: string }> = {
  stripe: {
    icon: CreditCard,
    title: 'Card',
    text: 'You type your card on the next page. We never see its number.',
  },
  trial: {
    icon: FlaskConical,
    title: 'Trial payment',
    text: 'No money moves. On the next page you choose what the bank says.',
  },
  bank_transfer: {
    icon: Landmark,
    title: 'Bank transfer',
    text: 'We show our bank details after you order, hold the items for five working days, and start once your payment arrives.',
  },
  in_store: { icon: Banknote, title: 'Pay in store', text: 'Card or cash when you collect.' },
};

type Props = {
  payments: CheckoutOrder['payments'];
  chosen: PaymentKind | undefined;
  onChoose: (kind: PaymentKind) => void;
  error: string | undefined;
  /** Switches to collection, which allows paying in the store; none if an item can't be collected. */
  collect: { words: string; run: () => void } | undefined;
};

/** The list of payment methods. The chosen one explains the next step. */
export function PaymentChoice({ payments, chosen, onChoose, error, collect }: Props) {
  const inStore = useRef<HTMLInputElement>(null);
  const hasCollected = useRef(false);
  const isInStore = payments.some(({ kind, reason }) => kind === 'in_store' && reason === null);
  // The pressed button has gone, and the way to pay beside it can be chosen now: the focus goes on there.
  useEffect(() => {
    if (!isInStore || !hasCollected.current) return;
    hasCollected.current = false;
    if (document.activeElement === document.body) inStore.current?.focus();
  }, [isInStore]);
  return (
    <fieldset aria-describedby={error && 'payment-error'}>
      <legend className="sr-only">How do you want to pay?</legend>
      <div className={cx('overflow-hidden rounded-box border', error ? 'border-danger' : 'border-border')}>
        {payments.map(({ kind, reason }) => {
          const { icon: Icon, title, text } = WORDS[kind];
          const canCollect = kind === 'in_store' && reason !== null && collect;
          return (
            <div
              key={kind}
              className="flex flex-wrap items-center border-border not-first:border-t has-checked:bg-grey-1/60"
            >
              <label className="flex min-h-16 min-w-60 flex-1 gap-4 px-4 py-4 w600:px-5">
                <input
                  ref={kind === 'in_store' ? inStore : undefined}
                  type="radio"
                  name="payment"
                  value={kind}
                  checked={chosen === kind}
                  disabled={reason !== null}
                  onChange={() => onChoose(kind)}
                  className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark disabled:border-outline disabled:bg-grey-1"
                />
                <span className={cx('min-w-0 flex-1', reason !== null && 'text-muted')}>
                  <b className="block text-label font-semibold">{title}</b>
                  <span className="block text-small text-pretty text-muted">{reason ?? text}</span>
                </span>
                {!canCollect && <Icon size={22} className="mt-0.5 shrink-0 text-muted" />}
              </label>
              {canCollect && (
                <Button
                  variant="text"
                  size={40}
                  className="mr-5 mb-3 ml-13 text-accent-text! max-w600:-mt-3 w600:mb-0 w600:ml-0"
                  onClick={() => {
                    hasCollected.current = true;
                    collect.run();
                  }}
                >
                  {collect.words}
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <p id="payment-error" role="alert" className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
