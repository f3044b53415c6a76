import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Good } from '#contract/counter-orders.ts';
import type { ChangeQuote } from '#contract/order-changes.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useChangeQuote } from '../features/orders/change/change.api.ts';
import { ChangeSums } from '../features/orders/change/change-sums.tsx';
import { storeOf } from '../features/orders/change/change-values.ts';
import { useChange } from '../features/orders/change/use-change.ts';
import { AddOnsDialog } from '../features/orders/new/add-ons-dialog.tsx';
import { GoodsFinder } from '../features/orders/new/goods-finder.tsx';
import { NewOrderDelivery } from '../features/orders/new/new-order-delivery.tsx';
import { NewOrderItems } from '../features/orders/new/new-order-items.tsx';
import { withGood } from '../features/orders/new/new-order-values.ts';
import { useOrder } from '../features/orders/orders.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Box } from '../ui/box.tsx';

/** Changes the items of an order that was not sent, or how and where it is delivered. */
export function ChangeOrderPage({ number }: { number: string }) {
  useOfficeTitle(`Change ${number}`);
  const area = useArea();
  const { data: tracked, error } = useOrder(number);
  return (
    <>
      <Anchor
        href={officePaths.order(area, number)}
        className="mb-2 inline-flex h-11 items-center gap-2 rounded-control text-secondary hover:text-ink w1280:h-8"
      >
        <ArrowLeft size={16} />
        {number}
      </Anchor>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Change the order</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        What is in it already keeps its price. Nothing happens before you confirm.
      </p>
      {tracked ? (
        <Begun number={number} now={tracked} />
      ) : error ? (
        <Stopped number={number} error={error} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** Keeps the order as staff saw it first. The server refuses the change if the order has moved since. */
function Begun({ number, now }: { number: string; now: StaffTracked }) {
  const [tracked] = useState(now);
  const { data, error } = useChangeQuote(number, tracked.version, {});
  if (data) return <ChangeForm number={number} tracked={tracked} quote={data} />;
  return error ? <Stopped number={number} error={error} /> : <Loading />;
}

function Stopped({ number, error }: { number: string; error: ApiError }) {
  const area = useArea();
  return (
    <Box title="This order can’t be changed">
      <p className="mb-4 text-secondary">{messageOf(error)}</p>
      <ButtonLink size={40} variant="outline" href={officePaths.order(area, number)}>
        Back to the order
      </ButtonLink>
    </Box>
  );
}

const Loading = () => (
  <div aria-hidden="true" className="grid gap-4 w1024:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);

type FormProps = { number: string; tracked: StaffTracked; quote: ChangeQuote };

function ChangeForm({ number, tracked, quote: now }: FormProps) {
  const area = useArea();
  const [start] = useState(now);
  const { version } = tracked;
  const form = useChange({ area, number, version, start });
  const { values } = form;
  const quoted = useChangeQuote(number, version, form.wish);
  const quote = quoted.data ?? start;
  const isStale = quoted.isPlaceholderData || quoted.isFetching;
  const [asked, setAsked] = useState<Good>();
  const add = (good: Good, optionIds: number[] = []) => {
    form.change({ items: withGood(values.items, good, optionIds) });
    setAsked(undefined);
  };
  const wrong = quoted.error && values.items.length > 0 ? messageOf(quoted.error) : undefined;
  return (
    <>
      <form
        {...form.formProps}
        className="grid grid-cols-1 items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid min-w-0 gap-4">
          <Box title="Items">
            <GoodsFinder
              businessId={start.delivery.business_id}
              showsVendor={false}
              onPick={(good) => (good.has_questions ? setAsked(good) : add(good))}
            />
            <NewOrderItems items={values.items} quote={quote} onChange={(items) => form.change({ items })} />
            {(wrong ?? form.errorOf('items')) && (
              <div className="mt-8">
                <FormFailure>{wrong ?? form.errorOf('items')}</FormFailure>
              </div>
            )}
          </Box>
          <NewOrderDelivery form={form} quote={quote} way={values.way} storeId={storeOf(values, start)} />
        </div>
        <div className="w1024:sticky w1024:top-20">
          <ChangeSums
            quote={quote}
            tracked={tracked}
            isStale={isStale || Boolean(wrong) || values.items.length === 0}
            isBusy={form.isBusy}
            failure={form.failure}
          />
        </div>
      </form>
      {/* Not inside the form, since it has a form of its own. */}
      {asked && (
        <AddOnsDialog
          good={asked}
          onAdd={(optionIds) => add(asked, optionIds)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
