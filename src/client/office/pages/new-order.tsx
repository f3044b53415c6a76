import { ArrowLeft, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Good } from '#contract/counter-orders.ts';
import { mayStayUnknown } from '#rules/orders/counter-order.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { AddOnsDialog } from '../features/orders/new/add-ons-dialog.tsx';
import { GoodsFinder } from '../features/orders/new/goods-finder.tsx';
import { useQuote } from '../features/orders/new/new-order.api.ts';
import { NewOrderDelivery } from '../features/orders/new/new-order-delivery.tsx';
import { NewOrderItems } from '../features/orders/new/new-order-items.tsx';
import { NewOrderPayment } from '../features/orders/new/new-order-payment.tsx';
import { basketOf, payOf, wayOf, withGood } from '../features/orders/new/new-order-values.ts';
import { useNewOrder } from '../features/orders/new/use-new-order.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Box } from '../ui/box.tsx';

/** An order for a person at the counter or on the phone. */
export function NewOrderPage() {
  useOfficeTitle('New order');
  const area = useArea();
  const form = useNewOrder(area);
  const { values } = form;
  const { data, error, isPlaceholderData, isFetching } = useQuote(basketOf(values));
  const quote = values.items.length > 0 ? data : undefined;
  const [asked, setAsked] = useState<Good>();
  const add = (good: Good, optionIds: number[] = []) => {
    form.change({ items: withGood(values.items, good, optionIds) });
    setAsked(undefined);
  };
  const { way, storeId } = wayOf(values, quote);
  const isUnknown = way !== undefined && mayStayUnknown(payOf(values, quote), way, values.is_handed_over);
  const failure = error && values.items.length > 0 ? messageOf(error) : form.errorOf('items');
  return (
    <>
      <Anchor
        href={officePaths.orders(area)}
        className="mb-2 inline-flex h-11 items-center gap-2 rounded-control text-secondary hover:text-ink w1280:h-8"
      >
        <ArrowLeft size={16} />
        Orders
      </Anchor>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">New order</h1>
      <p className="mt-1 mb-5 text-label text-muted">For somebody at the counter or on the phone.</p>
      <form
        {...form.formProps}
        className="grid grid-cols-1 items-start gap-4 w1024:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid min-w-0 gap-4">
          <Box title="Items">
            <GoodsFinder
              businessId={quote?.business.id}
              showsVendor={area === 'admin'}
              onPick={(good) => (good.has_questions ? setAsked(good) : add(good))}
            />
            {values.items.length > 0 ? (
              <NewOrderItems
                items={values.items}
                quote={quote}
                onChange={(items) => form.change({ items })}
              />
            ) : (
              <p className="mt-4 flex items-center gap-3 text-small text-muted">
                <PackagePlus size={18} className="shrink-0" />
                What you add is listed here, with its price and what is left of it.
              </p>
            )}
            {failure && (
              <div className="mt-3">
                <FormFailure>{failure}</FormFailure>
              </div>
            )}
          </Box>
          <Box title="Customer">
            <div className="grid gap-4 w600:grid-cols-2">
              <TextField {...form.fieldProps('name')} label="Name" optional={isUnknown} autoComplete="off" />
              <TextField
                {...form.fieldProps('email')}
                label="Email"
                optional={isUnknown}
                hint={
                  isUnknown
                    ? 'For the receipt. Without it, print the receipt'
                    : 'For the receipt and the link to the order'
                }
                type="email"
                inputMode="email"
                autoComplete="off"
              />
              <TextField
                {...form.fieldProps('phone')}
                label="Phone"
                optional
                type="tel"
                inputMode="tel"
                autoComplete="off"
              />
            </div>
          </Box>
          {quote && <NewOrderDelivery form={form} quote={quote} way={way} storeId={storeId} />}
        </div>
        {quote ? (
          <div className="w1024:sticky w1024:top-20">
            <NewOrderPayment
              form={form}
              quote={quote}
              way={way}
              pay={payOf(values, quote)}
              isStale={isPlaceholderData || isFetching}
            />
          </div>
        ) : (
          <Box title="Payment">
            <p className="mb-4 text-small text-muted">
              Add something first. Then the sums and the ways to pay are here.
            </p>
            <Button type="submit" variant="buy" full>
              Place the order
            </Button>
          </Box>
        )}
      </form>
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
