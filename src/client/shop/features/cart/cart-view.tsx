import { useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { benchWords } from '#rules/repair/repair.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { useCart, type Holder } from './cart.api.ts';
import { CartLines } from './cart-lines.tsx';
import { CartEmpty, CartSkeleton } from './cart-states.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { TradeInNote } from './trade-in-note.tsx';
import { useBenchTime } from './use-bench-time.ts';
import { useCartChanges } from './use-cart-changes.ts';

const columns =
  'mt-6 grid gap-9 w768:grid-cols-[minmax(0,408fr)_minmax(0,288fr)] w768:items-start w768:gap-6 w960:mt-8 w1024:grid-cols-[minmax(0,1fr)_360px] w1024:gap-8 w1280:grid-cols-[minmax(0,1fr)_400px] w1280:gap-10';

/** The cart of one line: loading, failed, empty or full. */
export function CartView({ line }: { line: Line }) {
  return (
    // As high as the placeholder (on a phone down to the edge of the screen), so that the footer doesn't jump up when
    // the cart is empty. A full cart has its natural height.
    <div className="flex min-h-[60dvh] flex-col *:flex-1 w960:min-h-108 has-data-full:min-h-0 noscript:hidden">
      <CartContent line={line} />
    </div>
  );
}

function CartContent({ line }: { line: Line }) {
  const { cart, holder, error, isFetching, retry } = useCart(line);
  const sell = useCart('sell');
  // The summary of the buy line also shows the sell cart. Wait for it, so that the summary doesn't grow later.
  const isWhole = line !== 'buy' || (sell.cart ?? sell.error);
  if (cart && isWhole) return <Known line={line} cart={cart} holder={holder} />;
  if (error) {
    return (
      <ErrorState
        className="mt-8"
        title="Your cart did not load"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <div className={columns}>
      <CartSkeleton />
      <Skeleton className="h-100 rounded-hero w768:rounded-sheet w1280:rounded-hero" />
    </div>
  );
}

function Known({ line, cart, holder }: { line: Line; cart: Cart; holder: Holder }) {
  const changes = useCartChanges(line, holder);
  const time = useBenchTime(cart);
  // Dates are relative to when the page was opened. A reload updates them.
  const [now] = useState(() => new Date());
  const buttons = useRef<HTMLDivElement>(null);
  const isEmpty = cart.totals.quantity === 0;
  if (isEmpty) {
    const hasLines = cart.Cart_items.length + changes.removed.length > 0;
    return (
      <div className="mt-6 grid auto-rows-auto gap-6 w960:mt-8">
        <CartEmpty line={line} />
        {hasLines && <CartLines line={line} cart={cart} changes={changes} now={now} />}
      </div>
    );
  }
  return (
    <div data-full="" className={columns}>
      <div className="min-w-0">
        <CartLines line={line} cart={cart} changes={changes} now={now} />
        <CheckoutBar line={line} cart={cart} before={buttons} />
      </div>
      <div className="min-w-0 w768:sticky w768:top-22">
        <CartSummary
          line={line}
          cart={cart}
          buttons={buttons}
          now={now}
          time={time && benchWords(time)}
          aside={line === 'buy' && <TradeInNote />}
        />
      </div>
    </div>
  );
}
