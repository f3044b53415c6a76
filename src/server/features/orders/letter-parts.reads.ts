import { pence } from '#rules/money/money.ts';
import { vatWords } from '#rules/money/vat.ts';
import { lineName, listed, unsaid } from '#rules/orders/choice-words.ts';
import { isAfterDay } from '#rules/orders/delivery-ways.ts';
import { addressLines, money } from '#rules/papers/paper.ts';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import { hoursWords } from '#rules/stores/opening-hours.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { LetterItem } from '../../ports/letter.ts';
import type { LetterFacts, LetterLine, LetterOrder } from './letters.reads.ts';

export const firstName = (name: string) => name.split(' ')[0] ?? name;

export const itemsOf = (orders: readonly LetterOrder[]) =>
  orders.flatMap(({ lines }) => lines.map((line) => itemOf(line, line.quantity, money(line.price))));

/** '1 of 3 × Watch', '2 × Charger' or 'Cable'. */
const countedName = ({ name, quantity }: LetterLine, units: number): string => {
  if (units < quantity) return `${units} of ${quantity} × ${name}`;
  return units > 1 ? `${units} × ${name}` : name;
};

export const itemOf = (line: LetterLine, units: number, price: string): LetterItem => ({
  name: countedName(line, units),
  detail: unsaid(line.choice, line.name),
  price,
  picture: mailPicture(line.image),
});

/** Whether the last parcel holds the whole order. */
export const isWhole = ({ lines, parcel }: LetterOrder): boolean =>
  lines.every((line) => parcel?.units[String(line.id)] === line.quantity);

/** The items of the last parcel, with prices where they come to the sum of the order. */
export const itemsOfParcel = (order: LetterOrder) =>
  order.lines.flatMap((line) => {
    const units = order.parcel?.units[String(line.id)] ?? 0;
    return units > 0 ? [itemOf(line, units, isWhole(order) ? money(line.price) : '')] : [];
  });

/** After a part was sent: the next step, and its deadline. */
export function restWords({ lines, business, sendBy }: LetterOrder): string[] {
  const rest = lines.flatMap((line) => {
    const { quantity, sent, cancelled } = line;
    const units = quantity - sent - cancelled;
    // Of a line with several units, one unit is counted too.
    return units > 0 ? [quantity > 1 ? `${units} × ${lineName(line)}` : lineName(line)] : [];
  });
  if (rest.length === 0) return [];
  const by = new Date(sendBy);
  const when = isAfterDay(by, new Date()) ? 'as soon as it can' : `by ${dateWords(by)}`;
  return [`The rest follows: ${listed(rest)}. ${business} sends it ${when}.`];
}

const NO_BREAK = '\u00a0';

/** The address and the opening hours of an order's store. */
export const storeFacts = ({ store }: Pick<LetterOrder, 'store'>) =>
  store
    ? [
        { label: 'Store', value: `${store.address}, ${store.post_code.replace(' ', NO_BREAK)}` },
        { label: 'Open', value: hoursWords(store.hours).replaceAll(', ', '\n') },
      ]
    : [];

/** The items of the last return. */
export const itemsOfReturn = ({ lines, return: last }: LetterOrder) =>
  lines.flatMap((line) => {
    const units = last?.units[String(line.id)] ?? 0;
    return units > 0 ? [itemOf(line, units, '')] : [];
  });

/** The sums of one order without VAT. Used for vendors, and for orders that ended without a sale. */
export function sumsOfOrder(
  order: LetterOrder,
  { code }: Pick<LetterFacts, 'code'>,
  total = 'Total',
  before = 0,
) {
  const goods = order.lines.reduce((sum, { price }) => sum + price, 0);
  const { exchanged } = order;
  const discount = goods + order.delivery - order.total - exchanged;
  const due = dueOf(order) - before;
  return sumsOf(
    { ...order, orders: [order], goods, discount, code, vat: 0, total: due, before, exchanged },
    total,
  );
}

type Sums = Pick<
  LetterFacts,
  'goods' | 'delivery' | 'discount' | 'code' | 'credit' | 'tradeIn' | 'vat' | 'total' | 'orders'
> & {
  /** Refunded before an order ended, and so not refunded again. */
  before?: number;
  /** The part that returned goods paid for others. */
  exchanged?: number;
};

export function sumsOf(facts: Sums, paid: string) {
  const isCollected = facts.orders.every(({ way }) => way === 'collect');
  const delivery = isCollected ? 'Collect in store' : 'Delivery';
  const lines = [
    { label: 'Items', amount: facts.goods },
    { label: delivery, amount: facts.delivery },
    { label: ['Code', facts.code ?? ''].join(' ').trim(), amount: -facts.discount },
    { label: 'Paid with what you returned', amount: -(facts.exchanged ?? 0) },
    { label: 'Your trade-in', amount: -facts.tradeIn },
    { label: 'Store credit', amount: facts.tradeIn - facts.credit },
    { label: 'Refunded before', amount: -(facts.before ?? 0) },
  ];
  return [
    ...lines
      .filter(({ label, amount }) => amount !== 0 || label === delivery)
      .map(({ label, amount }) => ({ label, value: amount === 0 ? 'Free' : money(amount) })),
    { label: paid, value: money(facts.total), isTotal: true },
    ...vatRow(facts.vat, { total: facts.total + facts.credit, credit: facts.credit }),
  ];
}

/** The VAT of an order. `total` includes the credit that paid a part. */
export const vatRow = (vat: number, { total, credit }: Pick<LetterOrder, 'total' | 'credit'>) =>
  vat > 0 ? [{ label: vatWords({ total: pence(total), credit: pence(credit) }), value: money(vat) }] : [];

/** The sum that is still to be paid at the counter. */
export const dueOf = ({ total, credit }: LetterOrder): number => total - credit;

/** The destination of an order; nothing for an order that is collected, whose store `arrivalOf` names. */
export const deliverTo = ({ way }: Pick<LetterOrder, 'way'>, { name, address }: LetterFacts) =>
  way === 'collect' || !address
    ? []
    : [{ label: 'Deliver to', value: [name, ...addressLines(address)].join('\n') }];

/** When the order arrives. Left out after the promised day, since it would be in the past. */
export function arrivalOf({ way, promise, promisedBy, store, business }: LetterOrder): string {
  const isOver = isAfterDay(new Date(promisedBy), new Date());
  if (way === 'collect' && store) {
    const place = `Collect from ${store.name}, ${store.address}, ${store.post_code}`;
    if (isOver) return `${place}. We are sorry that it is later than promised.`;
    return promise.startsWith('Ready') ? `${place}. ${promise}.` : `${place}: ${promise}.`;
  }
  return isOver
    ? `We are sorry that it is later than promised: it was to come ${promise}.`
    : `${business} delivers: ${promise}.`;
}
