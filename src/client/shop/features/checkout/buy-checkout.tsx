import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '#contract/account-profile.ts';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutOrder, OrderChoices } from '#contract/checkout.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import { addresses } from '#rules/page/addresses.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { usePlaces } from '#client/lib/stores.api.ts';
import { countOf } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { CARTS } from '#client/lib/cart-ids.ts';
import { noteGuestOrder } from '#client/lib/guest-order.ts';
import { takeableOf } from '#client/lib/in-cart.ts';
import { forget } from '#client/lib/kept-typing.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useRouter } from '#client/lib/router.tsx';
import type { ChangeItem } from './changed-notice.tsx';
import { BillingAddress } from './billing-address.tsx';
import { CodeAndCredit, typedCode } from './code-and-credit.tsx';
import { TradeInChoice } from './trade-in-choice.tsx';
import { DeliveryGroups } from './delivery-groups.tsx';
import { DetailsSection } from './details-section.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { PaymentKind } from './payment-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { chosenPayment } from './payment-of.ts';
import { PayRow } from './pay-row.tsx';
import { nearestFirst, type Spot } from './near-stores.ts';
import { loadPlacing, usePlacingCode } from './placing-code.ts';
import { StepHeading } from './step-heading.tsx';
import { GuestStrip } from './guest-strip.tsx';
import { StepSegments } from './step-segments.tsx';
import { tellRefused } from './tell-refused.ts';
import type { TypedForm } from './typed-form.ts';
import { useCheckoutForm, type FormSetup } from './use-checkout-form.ts';

type Props = FormSetup & {
  cart: Cart;
  order: CheckoutOrder;
  /** The chosen payment method, and the callback for another choice. */
  kind: PaymentKind | undefined;
  onKind: (kind: PaymentKind) => void;
  isMember: boolean;
  /** The account's addresses, the default first. */
  addresses: readonly Address[];
  now: Date;
  choose: (choices: OrderChoices) => Promise<void>;
  /** Reads the cart and its sums again. */
  refresh: () => void;
  changeItem: ChangeItem;
  /** A sign-in button that comes back here. */
  signIn: ReactNode;
  /** The summary, if it isn't beside the form. */
  summary: ReactNode;
  /** Called when the visitor reaches a step. */
  onStep: ((step: 1 | 2 | 3) => void) | undefined;
};

/** Contact, delivery and payment on one page. The button shows the total, and one press makes one order. */
export function BuyCheckout({
  cart,
  order,
  kind: chosen,
  onKind,
  isMember,
  addresses: saved,
  now,
  choose,
  refresh,
  changeItem,
  signIn,
  summary,
  onStep,
  ...setup
}: Props) {
  const { navigate } = useRouter();
  const collects = order.ways.every(({ chosen }) => chosen?.way === 'collect');
  const [changes, setChanges] = useState<ApiError['changed']>([]);
  /** Why this order can't be paid in this way. */
  const [notPaid, setNotPaid] = useState<{ kind: PaymentKind | undefined; words: string }>();

  const placing = usePlacingCode().data;
  const place = async (form: TypedForm) => {
    const { placeCart } = await loadPlacing();
    return placeCart(form, { ...setup, kind: chosen, total: order.totals.total, isMember });
  };

  const state = useCheckoutForm({
    ...setup,
    collects,
    async save(form) {
      setChanges([]);
      setNotPaid(undefined);
      try {
        const { token } = await place(form);
        // The next order from this cart starts without them.
        forget(typedCode(setup.cartId));
        forget(chosenPayment(setup.cartId));
        if (!isMember) noteGuestOrder(token, { email: form.email ?? '', name: form.name ?? '' });
        void queryClient.invalidateQueries({ queryKey: [CARTS] });
        navigate(addresses.track(token), { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.changed.length > 0) {
          setChanges(error.changed);
          refresh();
        }
        const words = error instanceof ApiError && error.fields['payment'];
        if (words) {
          setNotPaid({ kind: chosen, words });
          document.querySelector<HTMLInputElement>('[name=payment]:checked')?.focus();
        }
        throw error;
      }
    },
  });
  // If everything is collected there is no address. A postcode beside the stores gives their distance.
  const [nearCode, setNearCode] = useState<string>();
  const postCode = (collects ? nearCode : undefined) ?? state.form.post_code ?? '';
  const from = usePlaces(postCode).data?.[0];
  usePostCode(collects ? undefined : readPostCode(postCode), order.post_code, choose);
  const items = cart.Cart_items.filter(({ is_saved }) => !is_saved);
  const isFilled = state.isRight(state.parts.flatMap(({ fields }) => fields));
  // A way is preselected, so a choice alone doesn't mean that the buyer has seen this step.
  const [isPastDelivery, setIsPastDelivery] = useState(false);
  const isChosen = isPastDelivery && order.ways.every(({ chosen: way }) => way !== null);
  const isStopped = items.some(({ problem }) => problem !== null);
  const hasNewPrice = items.some(({ unit_price, price_then }) => unit_price !== price_then);
  const canTakeFewer = items.some((item) => takeableOf(item, items) > 0);
  const isFree = order.totals.total === 0 && !isStopped;
  const step = !isFilled ? 1 : isChosen ? 3 : 2;
  useEffect(() => onStep?.(step), [onStep, step]);

  return (
    // Without the strip for guests, the first heading would be too close to the title.
    <form
      {...state.formProps}
      className={cx('flex min-w-0 flex-col gap-8 w600:gap-10', isMember && 'w600:pt-4')}
    >
      <StepSegments step={step} />
      {!isMember && <GuestStrip signIn={signIn} />}
      {placing && (changes.length > 0 || isStopped || hasNewPrice) && (
        <placing.ChangedNotice
          changes={changes}
          items={items}
          changeItem={async (item, quantity) => {
            await changeItem(item, quantity);
            setChanges([]);
          }}
        />
      )}
      {changes.length === 0 && !notPaid && <ErrorSummary state={state} />}
      <DetailsSection state={state} step={step} collects={collects} isMember={isMember} addresses={saved} />
      <section aria-label="Delivery" className="grid grid-cols-1 gap-5">
        <StepHeading number={2} title="Delivery" note={deliveryNote(order)} step={step} />
        <DeliveryGroups
          order={order}
          cart={cart}
          from={from}
          now={now}
          postCode={collects ? { value: postCode, onChange: setNearCode } : undefined}
          choose={(choices) => {
            setIsPastDelivery(true);
            return choose(choices);
          }}
        />
      </section>
      <section
        aria-label="Payment"
        className="grid grid-cols-1 gap-5"
        onFocus={() => setIsPastDelivery(true)}
      >
        <StepHeading
          number={3}
          title="Payment"
          note="Nothing is taken until you press the button"
          step={step}
        />
        <TradeInChoice order={order} choose={choose} />
        <CodeAndCredit cartId={setup.cartId} order={order} choose={choose} />
        {isFree ? (
          <p className="rounded-box bg-grey-1 px-4 py-3.5 text-small">There is nothing left to pay.</p>
        ) : (
          <PaymentChoice
            payments={order.payments}
            chosen={chosen}
            onChoose={onKind}
            collect={collectAll(order, from, (choices) => {
              onKind('in_store');
              return choose(choices);
            })}
            error={
              !chosen
                ? 'There is no way to pay for this order.'
                : notPaid?.kind === chosen
                  ? notPaid.words
                  : undefined
            }
          />
        )}
        {!collects && <BillingAddress state={state} />}
      </section>
      {summary}
      <PayRow
        kind={chosen}
        total={order.totals.total}
        stopped={isStopped ? (canTakeFewer ? 'fewer' : 'gone') : undefined}
        busy={state.isBusy && 'Placing your order'}
      />
    </form>
  );
}

/** Sends a typed postcode, since delivery promises depend on it. */
function usePostCode(typed: string | undefined, known: string | null, choose: Props['choose']) {
  const tell = useRef(choose);
  useEffect(() => {
    tell.current = choose;
  });
  const isNews = typed !== undefined && typed !== known;
  useEffect(() => {
    // If this fails, the order still sends the whole form.
    if (isNews) tell.current({ post_code: typed }).catch(() => undefined);
  }, [isNews, typed]);
}

/** Chooses collection for everything, at each vendor's nearest store. */
function collectAll(
  { ways }: CheckoutOrder,
  from: Spot | undefined,
  choose: (choices: OrderChoices) => Promise<void>,
) {
  const delivery = ways.flatMap(({ business_id, ways: offered }) => {
    const [store] = nearestFirst(offered.find(({ way }) => way === 'collect')?.stores ?? [], from);
    return store ? [{ business_id, way: 'collect' as const, store_id: store.id }] : [];
  });
  if (delivery.length < ways.length) return undefined;
  const words = ways.length === 2 ? 'Collect both' : ways.length > 2 ? 'Collect everything' : 'Collect it';
  return { words, run: () => void choose({ delivery }).catch(tellRefused) };
}

function deliveryNote({ ways }: CheckoutOrder): string | undefined {
  return ways.length > 1 ? `${countOf(ways.length, 'vendor')}, one payment` : undefined;
}
