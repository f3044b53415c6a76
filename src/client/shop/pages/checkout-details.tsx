import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { addresses } from '#rules/page/addresses.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { CARTS } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useStores } from '#client/lib/stores.api.ts';
import { OrderStrip } from '#client/shop/features/cart/order-strip.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { useBenchTime } from '#client/shop/features/cart/use-bench-time.ts';
import { BenchChanged } from '#client/shop/features/checkout/bench-changed.tsx';
import { CheckoutForm } from '#client/shop/features/checkout/checkout-form.tsx';
import { loadPlacing } from '#client/shop/features/checkout/placing-code.ts';
import { storeWays } from '#client/shop/features/checkout/repair-ways.ts';
import {
  useCheckoutForm,
  withStore,
  type FormSetup,
} from '#client/shop/features/checkout/use-checkout-form.ts';
import { useSlotHold } from '#client/shop/features/checkout/use-slot-hold.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BESIDE, beside, columns } from './checkout-columns.ts';
import { SignIn } from './sign-in.tsx';

type Props = FormSetup & {
  line: 'sell' | 'repair';
  cart: Cart;
  isMember: boolean;
  /** Reads the cart and its sums again. */
  refresh: () => void;
};

/**
 * The sell and repair checkout: summary and form side by side on wide screens. On narrow ones a strip shows the total,
 * and the summary is before the button. The button saves the form, and sells or books.
 */
export function CheckoutDetails({ cart, isMember, refresh, ...setup }: Props) {
  const { line, cartId } = setup;
  const { navigate } = useRouter();
  const bench = useBenchTime(cart);
  const stores = useStores().data ?? [];
  const isBeside = useMedia(BESIDE);
  const [changes, setChanges] = useState<ApiError['changed']>([]);
  const [time] = useState(() => {
    const now = new Date();
    return { now, clock: shopTime(now) };
  });
  const places = { stores, businesses: cart.Businesses, bench: bench ?? undefined, time };
  const storeIds = storeWays(places).map(({ id }) => id);
  const [wayNow, setWayNow] = useState<{ way?: string | undefined; storeId?: number | undefined }>({});
  const slot = useSlotHold(cartId, wayNow.way === 'drop_in' ? wayNow.storeId : undefined);
  const state = useCheckoutForm({
    ...setup,
    storeIds,
    lacksTime: ({ way }) => line === 'repair' && way === 'drop_in' && slot.isNeeded && !slot.held,
    async save(form) {
      setChanges([]);
      try {
        const { placeBench } = await loadPlacing();
        const { total, voucher } = cart.totals;
        const offered = form.payout === 'voucher' ? (voucher ?? total) : total;
        const press = line === 'sell' ? { agreed_total: offered } : {};
        const { token } = await placeBench(form, { cartId, save: setup.save, press });
        void queryClient.invalidateQueries({ queryKey: [CARTS] });
        navigate(addresses.track(token), { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.changed.length > 0) {
          setChanges(error.changed);
          refresh();
        }
        throw error;
      }
    },
  });
  const { way, store_id: storeId } = withStore(state.form, storeIds);
  if (line === 'repair' && (wayNow.way !== way || wayNow.storeId !== storeId)) setWayNow({ way, storeId });
  const order = { line, cart, now: time.now, isBeside, bench, payout: state.form.payout };
  const summary = <OrderSummary {...order} />;
  return (
    <>
      {!isBeside && <OrderStrip {...order} />}
      <div className={columns}>
        <CheckoutForm
          line={line}
          state={state}
          cart={cart}
          places={{ ...places, free: slot.first }}
          slot={slot}
          changed={changes.length > 0 ? <BenchChanged changes={changes} /> : undefined}
          summary={!isBeside && summary}
          signIn={!isMember && <SignIn label="Sign in" />}
        />
        {isBeside && <div className={beside}>{summary}</div>}
      </div>
    </>
  );
}
