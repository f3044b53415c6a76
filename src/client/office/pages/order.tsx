import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { officePaths } from '#rules/page/office-paths.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { Chip } from '../features/orders/chip.tsx';
import { CustomerPanel } from '../features/orders/customer-panel.tsx';
import { momentWords } from '../features/orders/due-words.ts';
import { ItemsPanel } from '../features/orders/items-panel.tsx';
import { MoveButtons } from '../features/orders/move-buttons.tsx';
import { NextPanel } from '../features/orders/next-panel.tsx';
import { useOrder } from '../features/orders/orders.api.ts';
import { PapersPanel } from '../features/orders/papers-panel.tsx';
import { ParcelsPanel } from '../features/orders/parcels-panel.tsx';
import { PaymentPanel } from '../features/orders/payment-panel.tsx';
import { ReturnPanel } from '../features/orders/return-panel.tsx';
import { paymentWords, stateOf } from '../features/orders/state-words.ts';
import { Timeline } from '../features/orders/timeline.tsx';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';

export function OrderPage({ number }: { number: string }) {
  useOfficeTitle(number);
  const area = useArea();
  const { data: tracked, error, isFetching, refetch } = useOrder(number);
  const now = useClock();
  const [order] = tracked?.orders ?? [];
  const back = (
    <Anchor
      href={officePaths.orders(area)}
      className="mb-2 inline-flex h-11 items-center gap-2 rounded-control text-secondary hover:text-ink w1280:h-8"
    >
      <ArrowLeft size={16} />
      Orders
    </Anchor>
  );
  if (error && !tracked) {
    return (
      <>
        {back}
        <Failed
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
          all={officePaths.orders(area)}
        />
      </>
    );
  }
  if (!tracked || !order) {
    return (
      <>
        {back}
        <Skeleton className="h-96 rounded-card" />
      </>
    );
  }
  const state = stateOf(order);
  const paid = paymentWords(tracked.payment);
  return (
    <>
      {back}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
            {order.number}
            <Chip look={state.look}>{state.label}</Chip>
            <Chip look={paid.look}>{paid.label}</Chip>
          </h1>
          <p className="mt-1 text-label text-muted">
            {order.business.name} · Placed {momentWords(order.placed_at, now)}
          </p>
        </div>
        <MoveButtons tracked={tracked} order={order} />
      </div>
      <div className="grid items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <NextPanel order={order} now={now} />
          <ReturnPanel order={order} />
          <ItemsPanel order={order} />
          <ParcelsPanel order={order} address={tracked.address} name={tracked.name} now={now} />
          <Timeline order={order} messages={tracked.messages} now={now} />
        </div>
        <div className="grid min-w-0 gap-4">
          <CustomerPanel tracked={tracked} />
          <PaymentPanel tracked={tracked} order={order} now={now} />
          <PapersPanel order={order} />
        </div>
      </div>
    </>
  );
}

type FailedProps = { error: ApiError; isFetching: boolean; onRetry: () => void; all: string };

function Failed({ error, isFetching, onRetry, all }: FailedProps) {
  if (error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title="There is no such order"
        text="Look at its number again. An order of another business is not shown here."
        actions={<ButtonLink href={all}>All orders</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      heading="h1"
      title="The order did not load"
      text={messageOf(error)}
      busy={isFetching}
      onRetry={onRetry}
    />
  );
}

const MINUTE = 60_000;

/** Deadlines are counted in minutes, also while the page stays open. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
