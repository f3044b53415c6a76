import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { CheckoutOrder } from '#contract/checkout.ts';
import type { CheckoutForm } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { pence, penceFromPounds } from '#rules/money/money.ts';
import { vatWords } from '#rules/money/vat.ts';
import { holdWords } from '#rules/trade-in/offer-hold.ts';
import { countOf, formatPounds, sumWords } from '#client/lib/format.ts';
import { orderedPieces, takeableOf } from '#client/lib/in-cart.ts';

type Props = {
  line: Line;
  cart: Cart;
  now: Date;
  /** How long the repairs take; null if not stated, undefined while loading. */
  time?: string | null | undefined;
  aside?: ReactNode;
};

/** The totals of a cart, as its line needs them. */
export function CartTotals(props: Props) {
  if (props.line === 'sell') return <SellTotals {...props} />;
  return props.line === 'buy' ? <BuyTotals {...props} /> : <RepairTotals {...props} />;
}

/** The vendors of what can be bought. */
const vendorsOf = (items: readonly CartItem[]) =>
  new Set(items.flatMap(({ problem, business_id }) => (problem === null ? [business_id] : [])));

function BuyTotals({ cart: { totals, Cart_items }, aside }: Props) {
  const ordered = Cart_items.filter(({ is_saved }) => !is_saved);
  const vendors = vendorsOf(ordered);
  return (
    <>
      <dl className="grid gap-3 text-label tabular-nums">
        <Row label={countOf(orderedPieces(ordered), 'item')} value={sumWords(totals.items)} />
        {vendors.size > 0 && (
          <Row
            label={`Delivery, ${countOf(vendors.size, 'vendor')}`}
            value={totals.delivery === 0 ? 'Free' : sumWords(totals.delivery)}
          />
        )}
      </dl>
      {aside}
      <dl className="mt-3 grid gap-3 text-label tabular-nums">
        {/* Second-hand goods are sold under the margin scheme, which shows no VAT. */}
        {totals.vat > 0 && <Row muted label="VAT included" value={sumWords(totals.vat)} />}
        <Total value={sumWords(totals.total)} />
      </dl>
      <LeftOutNote items={ordered} />
    </>
  );
}

/** Says that the total does not count what can't be bought. */
export function LeftOutNote({ items }: { items: readonly CartItem[] }) {
  if (items.every(({ problem }) => problem === null)) return null;
  return (
    <p className="mt-3 text-small text-pretty text-danger">
      {items.some((item) => takeableOf(item, items) > 0)
        ? 'Items without enough stock are not in the total. Lower the quantity or remove them to continue.'
        : 'Items that can’t be bought are not in the total. Remove them to continue.'}
    </p>
  );
}

/** Totals with the chosen delivery, code and credit. */
export function OrderTotals({
  order: { totals, ways, code },
  items,
}: {
  order: CheckoutOrder;
  items: readonly CartItem[];
}) {
  return (
    <dl className="grid gap-3 text-label tabular-nums">
      <Row label={countOf(orderedPieces(items), 'item')} value={sumWords(totals.goods)} />
      <Row
        label={deliveryLabel(ways, vendorsOf(items))}
        value={totals.delivery === 0 ? 'Free' : sumWords(totals.delivery)}
      />
      {totals.discount > 0 && (
        <Row label={`Code ${code?.code ?? ''}`} value={`−${sumWords(totals.discount)}`} />
      )}
      {totals.trade_in > 0 && <Row label="Your trade-in" value={`−${sumWords(totals.trade_in)}`} />}
      {totals.credit > 0 && <Row label="Store credit" value={`−${sumWords(totals.credit)}`} />}
      {totals.vat > 0 && <Row muted label={vatLabel(totals)} value={sumWords(totals.vat)} />}
      <Total value={sumWords(totals.total)} />
    </dl>
  );
}

/** The VAT of the whole order, of which credit may have paid a part. */
const vatLabel = ({ total, credit, trade_in: tradeIn }: CheckoutOrder['totals']): string => {
  const paid = pence(penceFromPounds(credit) + penceFromPounds(tradeIn));
  return vatWords({ total: pence(penceFromPounds(total) + paid), credit: paid });
};

/** 'Delivery', 'Delivery, 2 vendors', or 'Delivery, 1 vendor, and 1 to collect'. */
function deliveryLabel(ways: CheckoutOrder['ways'], vendors: ReadonlySet<number>): string {
  const counted = ways.filter(({ business_id: id }) => vendors.has(id));
  const collected = counted.filter(({ chosen }) => chosen?.way === 'collect').length;
  const sent = counted.length - collected;
  if (sent > 0 && collected > 0) return `Delivery, ${countOf(sent, 'vendor')}, and ${collected} to collect`;
  const how = collected > 0 ? 'Collect in store' : 'Delivery';
  return vendors.size > 1 ? `${how}, ${countOf(vendors.size, 'vendor')}` : how;
}

function RepairTotals({ cart: { totals }, time, aside }: Props) {
  return (
    <>
      <dl className="grid gap-3 text-label tabular-nums">
        <Row label={countOf(totals.quantity, 'device')} value={sumWords(totals.items)} />
        {time !== null && <Row label="Time on the bench" value={time ?? '…'} />}
        <Row muted label="VAT included" value={sumWords(totals.vat)} />
        <Total value={sumWords(totals.total)} />
      </dl>
      {aside}
    </>
  );
}

/** A seller chooses between cash and voucher. */
function SellTotals({ cart: { totals }, now, aside }: Props) {
  return (
    <>
      <p className="mb-3 text-label">{countOf(totals.quantity, 'device')}, we pay</p>
      <dl className="grid grid-cols-2 gap-2.5 w768:max-w1280:grid-cols-1">
        <Pay name="Cash" amount={totals.total} text="To your bank, after our check" />
        <Pay name="Voucher" amount={totals.voucher ?? totals.total} text="For anything in the shop" />
      </dl>
      <Held now={now} />
      {aside}
    </>
  );
}

function Held({ now }: { now: Date }) {
  return (
    <p className="mt-4 flex gap-3 rounded-box bg-paper px-4 py-3.5 text-sell-text">
      <CalendarCheck size={20} className="mt-px" />
      <span className="text-small">
        <b className="block font-semibold text-ink">Held until {holdWords(now)}</b>
        <span className="text-muted">For 14 days, if you check out today</span>
      </span>
    </p>
  );
}

type Payout = CheckoutForm['payout'];

/** The total of a cart in one line. In the sell line it is cash or voucher, until one is chosen. */
export function payWords(line: Line, { total, voucher }: Cart['totals'], payout?: Payout): string {
  const asVoucher = voucher ?? total;
  if (line !== 'sell') return sumWords(total);
  if (payout === 'bank' || asVoucher === total) return formatPounds(total);
  if (payout === 'voucher') return formatPounds(asVoucher);
  return `${formatPounds(total)} or ${formatPounds(asVoucher)}`;
}

/** The totals beside the sell form, for the chosen payout. */
export function PaidTotals({
  cart: { totals },
  now,
  payout,
}: Pick<Props, 'cart' | 'now'> & { payout: Payout }) {
  const how = payout ? { bank: 'Cash', voucher: 'Voucher' }[payout] : 'Cash or voucher';
  return (
    <>
      <dl className="grid gap-3 text-label tabular-nums">
        <Row label={countOf(totals.quantity, 'device')} value={how} />
        <Total label="We pay you" value={payWords('sell', totals, payout)} />
      </dl>
      <Held now={now} />
    </>
  );
}

function Pay({ name, amount, text }: { name: string; amount: number; text: string }) {
  return (
    <div className="min-w-0 rounded-card bg-paper p-3.5">
      <dt className="text-small font-medium">{name}</dt>
      <dd className="mt-0.5 text-[1.75rem] leading-9 font-price tracking-[-0.03em] tabular-nums">
        {formatPounds(amount)}
      </dd>
      <dd className="mt-0.5 text-caption text-muted">{text}</dd>
    </div>
  );
}

function Row({ label, value, muted = false }: { label: string; value: string; muted?: boolean }) {
  return (
    <div
      className={muted ? 'flex justify-between gap-4 text-small text-muted' : 'flex justify-between gap-4'}
    >
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Total({ label = 'Total', value }: { label?: string; value: string }) {
  return (
    <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-outline pt-4">
      <dt className="text-h3">{label}</dt>
      <dd className="text-h3 font-price! tracking-[-0.02em]">{value}</dd>
    </div>
  );
}
