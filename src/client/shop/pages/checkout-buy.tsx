import { useState } from 'react';
import type { ComponentProps } from 'react';
import { OrderStrip } from '#client/shop/features/cart/order-strip.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { BuyCheckout } from '#client/shop/features/checkout/buy-checkout.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { BESIDE, columns } from './checkout-columns.ts';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

type Props = Omit<ComponentProps<typeof BuyCheckout>, 'summary' | 'signIn' | 'now'>;

/** Buying: the form with what it comes to beside it, or in a strip under the header. */
export function CheckoutBuy(props: Props) {
  const isBeside = useMedia(BESIDE);
  const [now] = useState(() => new Date());
  const { line, cart, order } = props;
  const sums = { line, cart, order, now, bench: undefined, payout: undefined };
  const summary = <OrderSummary {...sums} />;
  return (
    <>
      {!isBeside && <OrderStrip {...sums} />}
      <div className={columns}>
        {isBeside && <div className="sticky top-6 order-2 min-w-0 w1024:-mt-17">{summary}</div>}
        <BuyCheckout {...props} now={now} signIn={<SignIn />} summary={!isBeside && summary} />
      </div>
    </>
  );
}

function SignIn() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="rounded-badge py-2 font-semibold whitespace-nowrap text-accent-text underline underline-offset-4 pointer-coarse:min-h-11"
        onPointerEnter={LoginDialog.preload}
        onFocus={LoginDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Sign in instead
      </button>
      <LoginDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
