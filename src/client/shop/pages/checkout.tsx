import { PAGES, type AddressOf } from '#contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { lineCode, type Line } from '#rules/catalog/lines.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { CartEmpty } from '#client/shop/features/cart/cart-states.tsx';
import { CheckoutSkeleton, NoCheckout } from '#client/shop/features/checkout/checkout-states.tsx';
import { formStart } from '#client/shop/features/checkout/kept-details.ts';
import { usePlacingCode } from '#client/shop/features/checkout/placing-code.ts';
import { useCheckout } from '#client/shop/features/checkout/checkout.api.ts';
import { CheckoutFrame, type CheckoutStep } from '#client/shop/layout/checkout-frame.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { columns } from './checkout-columns.ts';
import { SignIn } from './sign-in.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

type CheckoutAddress = AddressOf<'checkout'>;

/** The code of the form, loaded in parallel with the cart. If it fails, the page shows a retry button. */
const buyingCode = (line: Line) => ({
  queryKey: ['code of checkout-buy'],
  queryFn: () => import('./checkout-buy.tsx'),
  enabled: line === 'buy',
  staleTime: Infinity,
});
const detailsCode = (line: Line) => ({
  queryKey: ['code of checkout-details'],
  queryFn: () => import('./checkout-details.tsx'),
  enabled: line !== 'buy',
  staleTime: Infinity,
});

const TITLE = PAGES.checkout.title;

export function CheckoutPage({ address }: { address: CheckoutAddress }) {
  const { line } = address;
  const [step, setStep] = useState<CheckoutStep>(1);
  useTitle(TITLE);
  return (
    <CheckoutFrame line={line} step={step}>
      {/* As high as the window, so that the footer doesn't appear and disappear. The strip with the total comes before
      the title. */}
      <Container data-line={line} className="flex min-h-dvh flex-col">
        <h1 className="mt-5 text-title w1024:mt-7">{TITLE}</h1>
        <Content address={address} onStep={setStep} />
      </Container>
    </CheckoutFrame>
  );
}

type ContentProps = { address: CheckoutAddress; onStep: (step: CheckoutStep) => void };

function Content({ address: { line, cartId }, onStep }: ContentProps) {
  const { checkout, known, error, isFetching, isMember, retry, save, choose, ...account } =
    useCheckout(cartId);
  const buying = useQuery(buyingCode(line));
  const asking = useQuery(detailsCode(line));
  const code = line === 'buy' ? buying : asking;
  // Deferred, since rendering such a large form at once would block a phone.
  const isDrawn = useDeferredValue(Boolean(checkout && code.data), false);
  const isMoving = useMovedCart(line, cartId, isNotFound(error));
  if (checkout && checkout.cart.is_active_for !== lineCode(line)) return <NoCheckout line={line} />;
  if (checkout?.cart.totals.quantity === 0) return <EmptyCart line={line} cartId={cartId} />;
  if (checkout && code.data && isDrawn) {
    const { cart, details, way, order } = checkout;
    const setup = { line, cartId, cart, ...formStart({ details, way }, known), save };
    return order && buying.data ? (
      <buying.data.CheckoutBuy
        {...setup}
        order={order}
        isMember={isMember}
        addresses={account.addresses}
        choose={choose}
        refresh={retry}
        onStep={onStep}
      />
    ) : (
      asking.data && line !== 'buy' && (
        <asking.data.CheckoutDetails {...setup} line={line} isMember={isMember} refresh={retry} />
      )
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
          void code.refetch();
        }}
      />
    );
  }
  return (
    <>
      <NeedsScripts to="see your cart and order" />
      <Skeleton className="order-first -mx-gutter h-16 rounded-none w1024:hidden noscript:hidden" />
      <div className={`${columns} noscript:hidden`}>
        <CheckoutSkeleton />
      </div>
    </>
  );
}

/** Empty, or emptied by an order whose answer was lost. */
function EmptyCart({ line, cartId }: { line: Line; cartId: string }) {
  const placing = usePlacingCode().data;
  const empty = <CartEmpty line={line} className="mt-6" />;
  return placing ? <placing.LostOrder cartId={cartId}>{empty}</placing.LostOrder> : empty;
}

const ID_NAMES = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' } as const;

/** After a sign-in here, the visitor's cart was merged into the account's. This goes to the account's cart id. */
function useMovedCart(line: Line, cartId: string, isGone: boolean): boolean {
  const { navigate } = useRouter();
  const session = useSession();
  const own = session[ID_NAMES[line]];
  const isMoving = isGone && Boolean(own) && own !== cartId;
  useEffect(() => {
    if (isMoving && own) navigate(addresses.checkout(line, own), { replace: true });
  }, [isMoving, line, navigate, own]);
  return isMoving;
}
