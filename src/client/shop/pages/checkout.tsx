import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { Address } from '#rules/addresses.ts';
import { addresses } from '#rules/addresses.ts';
import { LINE_NAMES, lineCode } from '#rules/lines.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { CartEmpty } from '#client/shop/features/cart/cart-states.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { useBenchTime } from '#client/shop/features/cart/use-bench-time.ts';
import { CheckoutForm } from '#client/shop/features/checkout/checkout-form.tsx';
import { CheckoutSkeleton, NoCheckout } from '#client/shop/features/checkout/checkout-states.tsx';
import { chosenWay, keptDetails } from '#client/shop/features/checkout/kept-details.ts';
import type { FormSetup } from '#client/shop/features/checkout/use-checkout-form.ts';
import { useCheckout } from '#client/shop/features/checkout/checkout.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { shopClock } from '#client/lib/shop-clock.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

type CheckoutAddress = Extract<Address, { page: 'checkout' }>;

const TITLE = 'Checkout';
const columns =
  'mt-6 grid gap-9 w960:grid-cols-[minmax(0,1fr)_minmax(0,380px)] w960:items-start w960:gap-12 w1150:grid-cols-[minmax(0,1fr)_440px] w1150:gap-16';

export function CheckoutPage({ address }: { address: CheckoutAddress }) {
  const { line } = address;
  useTitle(TITLE);
  return (
    <Container data-line={line}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: addresses.home() },
          { label: `${LINE_NAMES[line]} cart`, href: addresses.cart(line) },
        ]}
        current={TITLE}
      />
      <h1 className="mt-1 text-title w960:mt-2">{TITLE}</h1>
      <Content address={address} />
    </Container>
  );
}

function Content({ address: { line, cartId } }: { address: CheckoutAddress }) {
  const { checkout, known, error, isFetching, retry, save } = useCheckout(cartId);
  if (checkout) {
    const { cart, details } = checkout;
    if (cart.is_active_for !== lineCode(line)) return <NoCheckout line={line} />;
    if (cart.totals.quantity === 0) return <CartEmpty line={line} className="mt-6" />;
    const begin = details
      ? keptDetails(details)
      : { start: { ...known, way: chosenWay(cart.Cart_items) }, wasSaved: false };
    return <Known line={line} cart={cart} {...begin} save={save} />;
  }
  if (isNotFound(error)) return <NoCheckout line={line} />;
  if (error) {
    return (
      <ErrorState
        className="mt-6"
        title="The checkout did not load"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <div className={columns}>
      <CheckoutSkeleton />
    </div>
  );
}

/** What it comes to first, then what is asked; beside each other where there is room. */
function Known({ line, cart, ...form }: FormSetup & { cart: Cart }) {
  const bench = useBenchTime(cart);
  const stores = useStores().data ?? [];
  const [time] = useState(() => {
    const now = new Date();
    return { now, clock: shopClock(now) };
  });
  return (
    <div className={columns}>
      <div className="min-w-0 w960:sticky w960:top-22 w960:order-2">
        <OrderSummary line={line} cart={cart} now={time.now} bench={bench} />
      </div>
      <CheckoutForm
        {...form}
        line={line}
        cart={cart}
        places={{ stores, businesses: cart.Businesses, bench, time }}
      />
    </div>
  );
}
