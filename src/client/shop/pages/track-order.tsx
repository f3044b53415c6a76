import { Check, Package, Printer } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { addresses } from '#rules/page/addresses.ts';
import { readGuestOrder } from '#client/lib/guest-order.ts';
import { sessionQuery } from '#client/lib/session.ts';
import type { Tracking } from '#client/lib/tracking.api.ts';
import { HelpPanel } from '#client/sections/tracking/help-panel.tsx';
import { LinkPanel } from '#client/sections/tracking/link-panel.tsx';
import type { BuyAgain } from '#client/shop/features/orders/again-button.tsx';
import { takeCardReturn } from '#client/shop/features/orders/card-return.ts';
import { isPartSent } from '#client/shop/features/orders/line-status.ts';
import { OrderPapers } from '#client/shop/features/orders/order-papers.tsx';
import { OrderParcel } from '#client/shop/features/orders/order-parcel.tsx';
import { OrderSums } from '#client/shop/features/orders/order-sums.tsx';
import { isToPay } from '#client/shop/features/orders/counter.ts';
import { headOf } from '#client/shop/features/orders/order-head.ts';
import { awaiting, hasArrived, isOver, lapsed } from '#client/shop/features/orders/order-words.ts';
import { withParts } from '#client/shop/features/orders/part-words.ts';
import { tryPayment, type Tracking as OrderTracking } from '#client/shop/features/orders/track.api.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { SignIn } from './sign-in.tsx';
import { BESIDE, columns, type TrackedProps } from './track-columns.ts';

/** The page of an order, for the holder of its link. Also shown after the checkout. */
export function TrackedPage({ tracked, ...rest }: TrackedProps) {
  return tracked.kind === 'order' && <Known {...rest} tracked={tracked} />;
}

/** Loaded only right after buying, since most visits only check the delivery. */
const loadKeepAccount = () =>
  import('#client/shop/features/account/keep-account.tsx').then((module) => module.KeepAccount);

/** Messages about the order come after the order itself. */
const loadWritten = async () => {
  const [{ MessagesPanel }, { OrderMessages }] = await Promise.all([
    import('#client/shop/features/messages/messages-panel.tsx'),
    import('#client/shop/features/orders/order-messages.tsx'),
  ]);
  return { MessagesPanel, OrderMessages };
};

/** Offers an account in the tab of a guest's order. After registration it stays and shows the next step. */
function useAccountOffer(token: string) {
  const [buyer] = useState(() => readGuestOrder(token));
  const session = useQuery(sessionQuery()).data?.result;
  const [isMade, setIsMade] = useState(false);
  const isGuest = session !== undefined && session.user === null;
  const isOffered = buyer !== undefined && (isGuest || isMade);
  const KeepAccount = useLoaded(isOffered, loadKeepAccount);
  if (!isOffered) return undefined;
  if (!KeepAccount) return <Skeleton className="h-90 rounded-card" />;
  const signIn = <SignIn label="Sign in" />;
  return <KeepAccount buyer={buyer} signIn={signIn} isMade={isMade} onMade={() => setIsMade(true)} />;
}

/** Loaded only while something is to be paid, since most visits only check the delivery. */
const loadPaymentPanel = () =>
  import('#client/shop/features/orders/payment-panel.tsx').then((module) => module.PaymentPanel);

/** Few orders wait for a device. */
const loadDevicePanel = () =>
  import('#client/shop/features/orders/device-panel.tsx').then((module) => module.DevicePanel);

/** Few orders are changed. */
const loadChangePanel = () =>
  import('#client/shop/features/orders/change-panel.tsx').then((module) => module.ChangePanel);

/** The code of carts comes at the first press. */
const again: BuyAgain = async (lines) =>
  (await import('#client/shop/features/cart/buy-again.ts')).buyAgain(lines);

/** Right after paying: the invoice, or the list of invoices if there are several vendors. */
function Receipt({ orders }: { orders: readonly TrackedOrder[] }) {
  const [first, ...others] = orders.flatMap(({ papers, token }) =>
    papers.filter(({ kind }) => kind === 'invoice').map(({ name }) => addresses.paper(token ?? '', name)),
  );
  if (first === undefined) return null;
  const isOne = others.length === 0;
  return (
    <ButtonLink
      href={isOne ? first : `#${DOCUMENTS}`}
      newWindow={isOne}
      variant="outline"
      className="mt-4 w600:mt-2"
    >
      <Printer size={18} />
      {isOne ? 'Receipt' : 'Receipts'}
    </ButtonLink>
  );
}

const DOCUMENTS = 'documents';

function Papers({ orders }: { orders: readonly TrackedOrder[] }) {
  const papered = orders.filter(({ papers }) => papers.length > 0);
  if (papered.length === 0) return null;
  return (
    <Panel title="Documents">
      <div id={DOCUMENTS} className="grid scroll-mt-24 gap-4">
        {papered.map(({ number, business, papers, token }) => (
          <div key={number}>
            {orders.length > 1 && <h3 className="mb-2 text-small text-muted">{business.name}</h3>}
            <OrderPapers papers={papers} token={token ?? ''} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Each vendor has a separate order, in one or more parcels. */
function placeOf(order: TrackedOrder, orders: readonly TrackedOrder[]): string | undefined {
  if (orders.length === 1) return undefined;
  if (order.delivery.way === 'collect') return 'Collect in store';
  return `Order ${orders.indexOf(order) + 1} of ${orders.length}`;
}

type KnownProps = { token: string; link: Tracking; tracked: Tracked };

function Known({ token, link, tracked: known }: KnownProps) {
  const tracking: OrderTracking = {
    move: link.move,
    refresh: () => void link.refresh(),
    tryPayment: async (paymentId, outcome) => {
      await tryPayment(paymentId, outcome);
      await link.refresh();
    },
  };
  const { move, refresh } = tracking;
  const [now] = useState(() => new Date());
  const [returned] = useState(takeCardReturn);
  const settings = useSettings();
  // The version of the order that the bank has. If the bank declines later, the order gets a new version.
  const [awaited, setAwaited] = useState<number>();
  const isAwaited =
    known.state === 'pending_payment' && (known.payment.is_awaited || awaited === known.version);
  const isLapsed = known.payment.is_lapsed && !isAwaited;
  const tracked = isAwaited ? awaiting(known) : isLapsed ? lapsed(known) : known;
  const { title, text, isGood, mailed } = withParts(
    headOf(tracked, tracked.orders.some(isPartSent), isAwaited, isLapsed),
    tracked,
  );
  const isOpen = tracked.orders.some(({ next }) => next !== null);
  const Icon = isGood ? Check : Package;
  const hasToPay = isToPay(tracked);
  const PaymentPanel = useLoaded(hasToPay, loadPaymentPanel);
  const device = tracked.state === 'awaiting_trade_in' ? tracked.device : null;
  const DevicePanel = useLoaded(device !== null, loadDevicePanel);
  const changed = tracked.orders.filter(
    ({ events, change }) =>
      change !== null || events.some(({ move: made }) => made === 'change' || made === 'end_change'),
  );
  const ChangePanel = useLoaded(changed.length > 0, loadChangePanel);
  const account = useAccountOffer(token);
  const offer = (isGood || mailed) && account;
  const isBeside = useMedia(BESIDE);
  const papers = <Papers orders={tracked.orders} />;
  const written = useLoaded(true, loadWritten);
  const messages = written && (
    <written.OrderMessages messages={tracked.messages} orders={tracked.orders} now={now} />
  );
  const help = settings && (
    <HelpPanel what="order" number={tracked.number} email={settings.email} phone={settings.phone} />
  );
  // Beside few orders the column of the panels is much longer, so its last panels go under the orders. An
  // order that has arrived is twice as long: it has a return or reviews. The offer of an account is as long
  // as an order.
  const longer =
    tracked.orders.length + tracked.orders.filter(({ state }) => hasArrived(state)).length - (offer ? 1 : 0);
  const hasPapersLeft = isBeside && longer <= 2;
  const hasMessagesLeft = isBeside && longer <= 1;
  const hasHelpLeft = isBeside && longer <= 0;
  return (
    <>
      <div className="flex flex-wrap gap-x-5 w600:flex-nowrap w600:items-start">
        <span
          aria-hidden="true"
          className={cx(
            'mb-3 grid size-12 shrink-0 place-items-center rounded-full w600:mb-0 w600:size-16',
            isGood ? 'bg-sell text-paper' : 'bg-grey-1 text-ink',
          )}
        >
          <Icon className="size-6 w600:size-8" />
        </span>
        <div className="min-w-0 flex-1 basis-full w600:basis-auto">
          <h1 className="text-title text-balance">{title}</h1>
          <p className="mt-1 text-lead text-pretty wrap-anywhere text-secondary">
            <KeptTogether>{text}</KeptTogether> {mailed && `${mailed} ${tracked.email}.`}
          </p>
        </div>
        {mailed && <Receipt orders={tracked.orders} />}
      </div>
      <div className={columns}>
        <div className="grid grid-cols-1 gap-5 max-w1024:contents">
          {PaymentPanel ? (
            <PaymentPanel
              token={token}
              tracked={tracked}
              returned={returned}
              isAwaited={isAwaited}
              onAwaited={(is) => setAwaited(is ? known.version : undefined)}
              tryPayment={tracking.tryPayment}
              move={move}
              refresh={refresh}
            />
          ) : (
            hasToPay && <Skeleton className="h-60 rounded-card" />
          )}
          {device &&
            (DevicePanel ? (
              <DevicePanel
                token={token}
                tracked={tracked}
                device={device}
                returned={returned}
                tracking={tracking}
              />
            ) : (
              <Skeleton className="h-60 rounded-card" />
            ))}
          {ChangePanel &&
            changed.map((order) => (
              <ChangePanel
                key={order.number}
                token={token}
                tracked={tracked}
                order={order}
                returned={returned}
                now={now}
                tracking={tracking}
              />
            ))}
          <h2 className="text-tile not-first:mt-4">{isOpen ? 'What happens next' : 'What you ordered'}</h2>
          {tracked.orders.map((order) => (
            <OrderParcel
              key={order.number}
              order={order}
              to={tracked.address}
              place={placeOf(order, tracked.orders)}
              others={tracked.orders.filter((one) => one !== order && !isOver(one.state)).length}
              now={now}
              hasAccount={tracked.has_account}
              isPaidInStore={tracked.payment.kind === 'in_store'}
              tracking={tracking}
              again={again}
            />
          ))}
          {written ? (
            <written.MessagesPanel orders={tracked.orders} now={now} />
          ) : (
            <Skeleton className="h-75 rounded-card" />
          )}
          {hasPapersLeft && papers}
          {hasMessagesLeft && messages}
          {hasHelpLeft && help}
        </div>
        <div className="grid grid-cols-1 gap-5 max-w1024:contents">
          {offer}
          <LinkPanel token={token} text="Anyone with this link sees where your order is, never your card." />
          <OrderSums tracked={tracked} now={now} />
          {!hasPapersLeft && papers}
          {!hasMessagesLeft && messages}
          {!hasHelpLeft && help}
        </div>
      </div>
    </>
  );
}
