import { Check, Package, Printer, SearchX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { AddressOf } from '#contract/pages.ts';
import { maskedEmail } from '#rules/account/masked-email.ts';
import { addresses } from '#rules/page/addresses.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { readGuestOrder } from '#client/lib/guest-order.ts';
import { sessionQuery } from '#client/lib/session.ts';
import type { BuyAgain } from '#client/shop/features/orders/again-button.tsx';
import { takeCardReturn } from '#client/shop/features/orders/card-return.ts';
import { HelpPanel } from '#client/shop/features/orders/help-panel.tsx';
import { LinkPanel } from '#client/shop/features/orders/link-panel.tsx';
import { isPartSent } from '#client/shop/features/orders/line-status.ts';
import { OrderPapers } from '#client/shop/features/orders/order-papers.tsx';
import { OrderParcel } from '#client/shop/features/orders/order-parcel.tsx';
import { OrderSums } from '#client/shop/features/orders/order-sums.tsx';
import { isToPay } from '#client/shop/features/orders/counter.ts';
import { headOf } from '#client/shop/features/orders/order-head.ts';
import { awaiting, hasArrived, isOver, lapsed } from '#client/shop/features/orders/order-words.ts';
import { withParts } from '#client/shop/features/orders/part-words.ts';
import { useTracking, type Tracking } from '#client/shop/features/orders/track.api.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { SignIn } from './sign-in.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const COLUMNS =
  'mt-6 grid grid-cols-1 gap-6 w600:mt-8 w1024:grid-cols-[minmax(0,1fr)_400px] w1024:items-start w1280:gap-10';
/** From this width on, there are two columns. */
const BESIDE = '(width >= 1024px)';

const WAY_BACK = [{ label: 'Your orders', href: addresses.account('orders') }];

/** The page of an order, for anyone with its link. Also shown after the checkout. */
export function TrackPage({ address: { token } }: { address: AddressOf<'track'> }) {
  useTitle('Your order');
  const tracking = useTracking(token);
  const session = useQuery(sessionQuery());
  const email = session.data?.result.user?.email;
  // The list of orders leads nowhere for somebody who has another person's link.
  const isOwn = email !== undefined && tracking.tracked?.email === maskedEmail(email);
  return (
    <Container data-line="buy" className={cx('min-h-dvh', isOwn ? 'pt-2' : 'pt-8 w960:pt-10')}>
      {isOwn && <Breadcrumb crumbs={WAY_BACK} current="Your order" />}
      {/* Only once it is known who looks: the way back above the order would push it down. */}
      <Content
        token={token}
        tracking={session.isPending ? { ...tracking, tracked: undefined, error: null } : tracking}
      />
    </Container>
  );
}

function Content({ token, tracking }: { token: string; tracking: Tracking }) {
  const { tracked, error, isFetching, refresh } = tracking;
  if (tracked) return <Known token={token} tracking={tracking} tracked={tracked} />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        heading="h1"
        picture={<SearchX size={48} className="text-control" />}
        title="There is no order at this link"
        text="Please use the whole link from your mail. An older link stops working when a new one is sent."
        actions={
          <ButtonLink href={addresses.home()} variant="accent">
            Go to the start
          </ButtonLink>
        }
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Your order did not load"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={refresh}
      />
    );
  }
  return (
    <>
      <NeedsScripts to="follow your order" />
      <div className="noscript:hidden">
        <span role="status" className="sr-only">
          Loading
        </span>
        <div className="flex flex-wrap gap-5">
          <Skeleton className="size-12 rounded-full w600:size-16" />
          <div className="basis-full w600:basis-auto">
            <SkeletonLine text="text-title" width="w-60 w600:w-90" />
            <SkeletonLine text="mt-1 text-lead" width="w-72 w600:w-120" />
          </div>
        </div>
        <div className={COLUMNS}>
          <div className="grid content-start gap-5">
            <SkeletonLine text="text-tile" width="w-50" />
            <Skeleton className="h-90 rounded-card" />
          </div>
          <div className="grid content-start gap-5">
            <Skeleton className="h-45 rounded-card" />
            <Skeleton className="h-75 rounded-card" />
          </div>
        </div>
      </div>
    </>
  );
}

/** Loaded only right after buying, since most visits only check the delivery. */
const loadKeepAccount = () =>
  import('#client/shop/features/account/keep-account.tsx').then((module) => module.KeepAccount);

/** What was written about the order comes after the order itself. */
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

/** Few orders are changed. */
const loadChangePanel = () =>
  import('#client/shop/features/orders/change-panel.tsx').then((module) => module.ChangePanel);

/** The code of carts comes at the first press. */
const again: BuyAgain = async (lines) =>
  (await import('#client/shop/features/cart/buy-again.ts')).buyAgain(lines);

/** Right after paying: the invoice, or the list of them where several vendors wrote one. */
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

/** Each vendor has an order of its own, in one or more parcels. */
function placeOf(order: TrackedOrder, orders: readonly TrackedOrder[]): string | undefined {
  if (orders.length === 1) return undefined;
  if (order.delivery.way === 'collect') return 'Collect in store';
  return `Order ${orders.indexOf(order) + 1} of ${orders.length}`;
}

type KnownProps = { token: string; tracking: Tracking; tracked: NonNullable<Tracking['tracked']> };

function Known({ token, tracking, tracked: known }: KnownProps) {
  const { move, tryPayment, refresh } = tracking;
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
    <HelpPanel number={tracked.number} email={settings.email} phone={settings.phone} />
  );
  // Beside few orders the column of the panels is much longer, so its last ones go under the orders. An order that has
  // arrived is twice as long: it has a return or reviews. The offer of an account is as long as an order.
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
      <div className={COLUMNS}>
        <div className="grid grid-cols-1 gap-5 max-w1024:contents">
          {PaymentPanel ? (
            <PaymentPanel
              token={token}
              tracked={tracked}
              returned={returned}
              isAwaited={isAwaited}
              onAwaited={(is) => setAwaited(is ? known.version : undefined)}
              tryPayment={tryPayment}
              move={move}
              refresh={refresh}
            />
          ) : (
            hasToPay && <Skeleton className="h-60 rounded-card" />
          )}
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
          <LinkPanel token={token} />
          <OrderSums tracked={tracked} now={now} />
          {!hasPapersLeft && papers}
          {!hasMessagesLeft && messages}
          {!hasHelpLeft && help}
        </div>
      </div>
    </>
  );
}
