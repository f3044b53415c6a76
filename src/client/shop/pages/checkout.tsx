import { PAGES, type AddressOf } from '#contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES, lineCode, type Line } from '#rules/catalog/lines.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { CartEmpty } from '#client/shop/features/cart/cart-states.tsx';
import { OrderStrip } from '#client/shop/features/cart/order-strip.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { useBenchTime } from '#client/shop/features/cart/use-bench-time.ts';
import { CheckoutForm } from '#client/shop/features/checkout/checkout-form.tsx';
import { CheckoutSkeleton, NoCheckout } from '#client/shop/features/checkout/checkout-states.tsx';
import { formStart } from '#client/shop/features/checkout/kept-details.ts';
import { storeWays } from '#client/shop/features/checkout/repair-ways.ts';
import { useCheckoutForm, type FormSetup } from '#client/shop/features/checkout/use-checkout-form.ts';
import { useCheckout } from '#client/shop/features/checkout/checkout.api.ts';
import { CheckoutFrame, type CheckoutStep } from '#client/shop/layout/checkout-frame.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useSession } from '#client/lib/session.ts';
import { shopClock } from '#client/lib/shop-clock.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { BESIDE, columns } from './checkout-columns.ts';
import { SignIn } from './sign-in.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

type CheckoutAddress = AddressOf<'checkout'>;

/** Its code comes while the cart is asked for. Where it can't be had, the page says so and tries again at a press. */
const buyingCode = (line: Line) => ({
  queryKey: ['code of checkout-buy'],
  queryFn: () => import('./checkout-buy.tsx'),
  enabled: line === 'buy',
  staleTime: Infinity,
});

const TITLE = PAGES.checkout.title;

export function CheckoutPage({ address }: { address: CheckoutAddress }) {
  const { line } = address;
  const [step, setStep] = useState<CheckoutStep>(1);
  useTitle(TITLE);
  if (line === 'buy') {
    return (
      <CheckoutFrame step={step}>
        {/* The strip with the sum stands before the title. */}
        <Container data-line={line} className="flex min-h-dvh flex-col">
          <h1 className="mt-5 text-title w1024:mt-7">{TITLE}</h1>
          <Content address={address} onStep={setStep} />
        </Container>
      </CheckoutFrame>
    );
  }
  return (
    // As high as the window: the footer must not be seen and then go.
    <Container data-line={line} className="min-h-dvh">
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

type ContentProps = { address: CheckoutAddress; onStep?: (step: CheckoutStep) => void };

function Content({ address: { line, cartId }, onStep }: ContentProps) {
  const { checkout, known, error, isFetching, isMember, retry, save, choose, ...account } =
    useCheckout(cartId);
  const code = useQuery(buyingCode(line));
  const buying = code.data;
  const isMoving = useMovedCart(line, cartId, isNotFound(error));
  if (checkout && checkout.cart.is_active_for !== lineCode(line)) return <NoCheckout line={line} />;
  if (checkout && (buying || !checkout.order)) {
    const { cart, details, way, order } = checkout;
    if (cart.totals.quantity === 0) {
      const empty = <CartEmpty line={line} className="mt-6" />;
      return buying ? <buying.LostOrder cartId={cartId}>{empty}</buying.LostOrder> : empty;
    }
    const setup = { line, cartId, cart, ...formStart({ details, way }, known), save };
    return order && buying ? (
      <buying.CheckoutBuy
        {...setup}
        order={order}
        isMember={isMember}
        addresses={account.addresses}
        choose={choose}
        refresh={retry}
        onStep={onStep}
      />
    ) : (
      <Known {...setup} />
    );
  }
  if (isMoving) return <CheckoutSkeleton />;
  if (isNotFound(error)) {
    return (
      <NoCheckout
        line={line}
        hasSessionEnded={account.hasSessionEnded}
        signIn={!isMember && <SignIn label="Sign in" look="button" />}
      />
    );
  }
  const failure = error ?? code.error;
  if (failure) {
    return (
      <ErrorState
        className="mt-6"
        title="The checkout did not load"
        text={messageOf(failure)}
        busy={isFetching || code.isFetching}
        onRetry={() => {
          retry();
          if (line === 'buy') void code.refetch();
        }}
      />
    );
  }
  return (
    <>
      <NeedsScripts to="see your cart and order" />
      {line === 'buy' && <Skeleton className="order-first -mx-gutter h-16 w1024:hidden noscript:hidden" />}
      <div className={`${columns} noscript:hidden`}>
        <CheckoutSkeleton />
      </div>
    </>
  );
}

const ID_NAMES = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' } as const;

/** Whoever signs in here finds their cart under the id of the account's, into which the visitor's went. */
function useMovedCart(line: Line, cartId: string, isGone: boolean): boolean {
  const { navigate } = useRouter();
  const session = useSession();
  const own = session[ID_NAMES[line]];
  const isMoving = isGone && own !== null && own !== cartId;
  useEffect(() => {
    if (isMoving) navigate(addresses.checkout(line, own), { replace: true });
  }, [isMoving, line, navigate, own]);
  return isMoving;
}

/**
 * What it comes to, and what is asked: beside each other where there is room. Elsewhere a strip names the sum first,
 * and all of it stands before the button.
 */
function Known({ cart, ...setup }: FormSetup & { cart: Cart }) {
  const { line } = setup;
  const bench = useBenchTime(cart);
  const stores = useStores().data ?? [];
  const isBeside = useMedia(BESIDE);
  const [time] = useState(() => {
    const now = new Date();
    return { now, clock: shopClock(now) };
  });
  const places = { stores, businesses: cart.Businesses, bench: bench ?? undefined, time };
  const state = useCheckoutForm({ ...setup, storeIds: storeWays(places).map(({ id }) => id) });
  const order = { line, cart, now: time.now, bench, payout: state.form.payout };
  const summary = <OrderSummary {...order} />;
  return (
    <>
      {!isBeside && <OrderStrip {...order} />}
      <div className={columns}>
        {isBeside && <div className="sticky top-22 order-2 min-w-0">{summary}</div>}
        <CheckoutForm state={state} cart={cart} places={places} summary={!isBeside && summary} />
      </div>
    </>
  );
}
