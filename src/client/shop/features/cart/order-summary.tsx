import { ChevronDown, PackageSearch, Store, Truck, Undo2 } from 'lucide-react';
import type { Cart, CartBusiness, CartItem } from '#contract/cart.ts';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { RETURN_DAYS } from '#rules/checkout/returns.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { CheckoutForm } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { benchWords, type BenchTime } from '#rules/repair/repair.ts';
import { useDelivery, type Delivery } from '#client/lib/delivery.ts';
import { formatPounds, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { CartTotals, LeftOutNote, OrderTotals, PaidTotals } from './cart-totals.tsx';
import { vendorGroups } from './vendor-groups.ts';

export type OrderProps = {
  line: Line;
  cart: Cart;
  now: Date;
  bench: BenchTime | null | undefined;
  /** The chosen payout of the sell line. */
  payout: CheckoutForm['payout'];
  /** In the buy line: the sums with the chosen delivery, code and credit. */
  order?: CheckoutOrder | undefined;
  /** The summary is beside the form, and stays there while the form scrolls. */
  isBeside?: boolean;
};

/** This many items fit beside the form in most windows. */
const MOST_FITTING = 3;

/**
 * The cart at the checkout: items and sums, side by side on a tablet. Beside the form it is as high as the window at
 * most, and the items scroll, so that the total stays in sight.
 */
export function OrderSummary(props: OrderProps) {
  return (
    <section
      aria-labelledby="summary"
      className={cx(
        'rounded-hero bg-grey-1 px-5 py-6 w600:p-6 w768:max-w1024:rounded-sheet w768:max-w1024:p-7 w1280:p-7',
        props.isBeside && 'flex max-h-(--room) flex-col',
      )}
    >
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="summary" className="text-tile">
          Summary
        </h2>
        <Anchor
          href={addresses.cart(props.line)}
          className="rounded-badge py-1 text-small font-medium underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:py-3"
        >
          Change cart
        </Anchor>
      </div>
      <OrderContent {...props} />
    </section>
  );
}

/** Items and sums. The short form leaves out the notes of every order. */
export function OrderContent({
  line,
  cart,
  now,
  bench,
  payout,
  order,
  isShort = false,
  isBeside = false,
}: OrderProps & { isShort?: boolean }) {
  const ordered = cart.Cart_items.filter(({ is_saved }) => !is_saved);
  const mayScroll = isBeside && ordered.length > MOST_FITTING;
  return (
    <div
      className={
        isBeside
          ? cx('grid min-h-0', ordered.length > 1 && 'grid-rows-[minmax(10rem,auto)_auto]')
          : 'grid gap-5 w768:max-w1024:grid-cols-2 w768:max-w1024:gap-10'
      }
    >
      <div
        // Scrolled by keys too.
        {...(mayScroll && { tabIndex: 0, role: 'group', 'aria-label': 'Items' })}
        className={
          isBeside
            ? cx('-mx-3 overflow-y-auto px-3', !mayScroll && 'pb-5')
            : 'border-b border-outline pb-5 w768:max-w1024:border-0 w768:max-w1024:pb-0'
        }
      >
        <div className="grid gap-5">
          {vendorGroups(cart, []).map(({ business, rows }) => (
            <div key={business.id} className="not-first:border-t not-first:border-outline not-first:pt-5">
              <VendorHead line={line} business={business} now={now} order={order} />
              <ul className="grid gap-3">
                {rows.map(({ item }) => (
                  <ShortLine key={item.id} line={line} item={item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        {mayScroll && <MoreBelow />}
      </div>
      <div className={cx(isBeside && 'border-t border-outline pt-5')}>
        {order ? (
          <>
            <OrderTotals order={order} items={ordered} />
            <LeftOutNote items={ordered} />
            {!isShort && <Reassurance />}
          </>
        ) : line === 'sell' ? (
          <PaidTotals cart={cart} now={now} payout={payout} />
        ) : (
          <CartTotals line={line} cart={cart} now={now} time={bench && benchWords(bench)} />
        )}
      </div>
    </div>
  );
}

/** Shown at the bottom edge while there are more items below it. At the end, the last element covers it. */
function MoreBelow() {
  return (
    <div aria-hidden="true" className="contents">
      <p className="pointer-events-none sticky bottom-0 -mx-3 flex h-12 items-end justify-center gap-1.5 bg-linear-to-t from-grey-1 from-60% to-transparent pb-2 text-small font-semibold">
        <ChevronDown size={18} />
        More below
      </p>
      <div className="relative -mx-3 -mt-12 h-12 bg-grey-1" />
    </div>
  );
}

/** Notes for buyers before they pay. */
function Reassurance() {
  return (
    <ul className="mt-5 grid gap-2 text-small text-secondary">
      <li className="flex gap-2.5">
        <Undo2 size={18} className="mt-px shrink-0" />
        <span className="text-balance">
          {RETURN_DAYS} days to return it, with{' '}
          <Anchor href={addresses.page('returns')} className="underline underline-offset-4">
            few exceptions
          </Anchor>
        </span>
      </li>
      <li className="flex gap-2.5">
        <PackageSearch size={18} className="mt-px shrink-0" />
        Track it without an account
      </li>
    </ul>
  );
}

type HeadProps = { line: Line; business: CartBusiness; now: Date; order: CheckoutOrder | undefined };

function VendorHead({ line, business, now, order }: HeadProps) {
  const said = useDelivery(line === 'buy' && !order ? business : undefined, now);
  const delivery: (Delivery & { isCollected?: boolean }) | undefined = order
    ? promised(order, business.id)
    : said;
  return (
    <div className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-small w768:max-w1024:flex-col">
      <h3 className="font-semibold">{business.business_name}</h3>
      {delivery && (
        <p className="flex gap-2 text-secondary">
          {delivery.isCollected ? (
            <Store size={18} className="mt-px" />
          ) : (
            <Truck size={18} className="mt-px" />
          )}
          <span className="sr-only">{delivery.isCollected ? 'Collect ' : 'Delivery '}</span>
          {delivery.isDates ? '' : 'In '}
          {delivery.when}
        </p>
      )}
    </div>
  );
}

/** The promise of the chosen delivery. */
function promised({ ways }: CheckoutOrder, businessId: number) {
  const vendor = ways.find(({ business_id }) => business_id === businessId);
  const way = vendor?.ways.find((one) => one.way === vendor.chosen?.way);
  const store = way?.stores.find(({ id }) => id === vendor?.chosen?.store_id);
  const when = store?.promise ?? way?.promise;
  return when ? { when, isDates: true, isCollected: way?.way === 'collect' } : undefined;
}

const PROBLEMS: Record<NonNullable<CartItem['problem']>, string> = {
  out_of_stock: 'Sold out',
  not_enough: 'Not enough left',
  unavailable: 'No longer offered',
  away: 'Its seller is away',
  own_product: 'Your own product',
  answers_missing: 'A choice is missing',
};

function ShortLine({ line, item }: { line: Line; item: CartItem }) {
  const options = item.options.map(({ option_label }) => option_label).join(', ');
  return (
    <li className="flex gap-3 text-small">
      <span className="size-12 shrink-0 overflow-hidden rounded-control">
        <Picture name={item.image} alt="" sizes="48px" className="size-full" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {item.quantity} × {item.product_name}
        </span>
        {options && <span className="block text-caption text-muted">{options}</span>}
        {item.problem && (
          <span className="block text-caption font-semibold text-danger">{PROBLEMS[item.problem]}</span>
        )}
      </span>
      <span className={cx('font-medium tabular-nums', item.problem && 'text-muted line-through')}>
        {line === 'sell' ? formatPounds(item.line_price) : sumWords(item.line_price)}
      </span>
    </li>
  );
}
