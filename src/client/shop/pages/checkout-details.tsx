import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { OrderStrip } from '#client/shop/features/cart/order-strip.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { useBenchTime } from '#client/shop/features/cart/use-bench-time.ts';
import { CheckoutForm } from '#client/shop/features/checkout/checkout-form.tsx';
import { storeWays } from '#client/shop/features/checkout/repair-ways.ts';
import { useCheckoutForm, type FormSetup } from '#client/shop/features/checkout/use-checkout-form.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BESIDE, columns } from './checkout-columns.ts';

/** It stays under the header. `--room` ends it above the window's edge. */
const beside = 'sticky top-22 min-w-0 [--room:calc(100dvh-7rem)]';

/**
 * The sell and repair checkout: summary and form side by side on wide screens. On narrow ones a strip shows the total,
 * and the summary is before the button.
 */
export function CheckoutDetails({ cart, ...setup }: FormSetup & { cart: Cart }) {
  const { line } = setup;
  const bench = useBenchTime(cart);
  const stores = useStores().data ?? [];
  const isBeside = useMedia(BESIDE);
  const [time] = useState(() => {
    const now = new Date();
    return { now, clock: shopTime(now) };
  });
  const places = { stores, businesses: cart.Businesses, bench: bench ?? undefined, time };
  const state = useCheckoutForm({ ...setup, storeIds: storeWays(places).map(({ id }) => id) });
  const order = { line, cart, now: time.now, isBeside, bench, payout: state.form.payout };
  const summary = <OrderSummary {...order} />;
  return (
    <>
      {!isBeside && <OrderStrip {...order} />}
      <div className={columns}>
        <CheckoutForm line={line} state={state} cart={cart} places={places} summary={!isBeside && summary} />
        {isBeside && <div className={beside}>{summary}</div>}
      </div>
    </>
  );
}
