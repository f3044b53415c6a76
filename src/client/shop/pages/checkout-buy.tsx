import { useState } from 'react';
import type { ComponentProps } from 'react';
import { OrderStrip } from '#client/shop/features/cart/order-strip.tsx';
import { OrderSummary } from '#client/shop/features/cart/order-summary.tsx';
import { BuyCheckout } from '#client/shop/features/checkout/buy-checkout.tsx';
import type { PaymentKind } from '#client/shop/features/checkout/payment-choice.tsx';
import { chosenPayment, paymentOf } from '#client/shop/features/checkout/payment-of.ts';
import { usePlacingCode } from '#client/shop/features/checkout/placing-code.ts';
import { CARTS } from '#client/lib/cart-ids.ts';
import { keep, readKept } from '#client/lib/kept-typing.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { BESIDE, beside, columns } from './checkout-columns.ts';
import { SignIn } from './sign-in.tsx';

type Props = Omit<
  ComponentProps<typeof BuyCheckout>,
  'summary' | 'signIn' | 'now' | 'changeItem' | 'kind' | 'onKind'
>;

/** The buy checkout: the form, with the summary beside it or in a strip under the header. */
export function CheckoutBuy(props: Props) {
  const isBeside = useMedia(BESIDE);
  const [now] = useState(() => new Date());
  const { line, cart, cartId, isMember, refresh } = props;
  const [wanted, setWanted] = useState(() => readKept<{ kind: PaymentKind }>(chosenPayment(cartId)).kind);
  const kind = paymentOf(props.order, wanted);
  const order = usePlacingCode().data?.asPaid(props.order, kind) ?? props.order;
  const sums = { line, cart, order, now, isBeside, bench: undefined, payout: undefined };
  const summary = <OrderSummary {...sums} />;
  return (
    <>
      {!isBeside && <OrderStrip {...sums} />}
      <div className={columns}>
        <BuyCheckout
          {...props}
          order={order}
          kind={kind}
          onKind={(chosen) => {
            setWanted(chosen);
            keep(chosenPayment(cartId), { kind: chosen });
          }}
          now={now}
          changeItem={async (item, quantity) => {
            const { changeItem, removeItem } = await import('#client/shop/features/cart/cart.api.ts');
            const holder = { isAccount: isMember, cartId: cart.cart_id };
            await (quantity === 0
              ? removeItem(line, holder, item.id)
              : changeItem(line, holder, item.id, { quantity }));
            void queryClient.invalidateQueries({ queryKey: [CARTS] });
            refresh();
          }}
          signIn={<SignIn label={<Label />} />}
          summary={!isBeside && summary}
        />
        {isBeside && <div className={beside}>{summary}</div>}
      </div>
    </>
  );
}

function Label() {
  return (
    <span>
      Sign in<span className="max-w600:sr-only"> instead</span>
    </span>
  );
}
