import { money } from '#rules/papers/paper.ts';
import type { Letter } from '../../ports/letter.ts';
import { itemOf, sumsOfOrder } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';

/** The reasons of a refund, in pence: each amount as it was paid, before a code. */
interface Rows {
  goods: number;
  code: number;
  delivery: number;
  /** Refunded earlier, and so not once more. */
  before: number;
}
type Refund = NonNullable<LetterOrder['refund']>;
type Coded = Pick<LetterFacts, 'code'>;
type Refunded = Pick<Letter, 'items' | 'sums'>;

const totalOf = ({ toPayment, toCredit }: Refund) => toPayment + toCredit;

/** The rows of a refund. They add up to its total, which is then split by where it goes. */
function rowsOf(refund: Refund, rows: Rows, { code }: Coded): NonNullable<Letter['sums']> {
  const parts = [
    { label: 'Items', amount: rows.goods },
    { label: 'Delivery', amount: rows.delivery },
    { label: ['Code', code ?? ''].join(' ').trim(), amount: -rows.code },
    { label: 'Refunded before', amount: -rows.before },
  ].filter(({ amount }) => amount !== 0);
  const isSplit = refund.toPayment > 0 && refund.toCredit > 0;
  const ways = [
    { label: 'Money back', amount: isSplit ? refund.toPayment : 0 },
    { label: 'Store credit back', amount: isSplit ? refund.toCredit : 0 },
    { label: 'Extra store credit', amount: refund.bonus },
  ].filter(({ amount }) => amount > 0);
  const row = ({ label, amount }: { label: string; amount: number }) => ({ label, value: money(amount) });
  return [
    ...(parts.length > 1 ? parts.map(row) : []),
    { label: 'Refund', value: money(totalOf(refund)), isTotal: true },
    ...ways.map(row),
  ];
}

/** The lines of the last refund and the units of each, where its credit note names them. */
function unitsOfRefund({ lines, refund }: LetterOrder) {
  return (refund?.lines ?? []).flatMap(({ name, choice, sku, quantity, amount }) => {
    const line = lines.find((one) => one.name === name && one.choice === choice && one.sku === sku);
    return line ? [{ line, units: quantity, amount }] : [];
  });
}

/** The items of the last refund at the price of the order, with what makes the refund differ from it. */
export function refundedItems(order: LetterOrder, facts: Coded): Refunded {
  const { refund } = order;
  const named = unitsOfRefund(order);
  if (!refund || named.length === 0) return {};
  const priced = named.map((one) => ({ ...one, price: (one.line.price / one.line.quantity) * one.units }));
  const goods = priced.reduce((sum, { price }) => sum + price, 0);
  const paid = named.reduce((sum, { amount }) => sum + amount, 0);
  const { delivery } = refund;
  const before = Math.max(0, paid + delivery - totalOf(refund));
  return {
    items: priced.map(({ line, units, price }) => itemOf(line, units, money(price))),
    sums: rowsOf(refund, { goods, code: goods - paid, delivery, before }, facts),
  };
}

/** The sums of a whole order that ended without a sale. Once it was paid, they come to the money that goes back. */
export function endedSums(order: LetterOrder, facts: Coded): NonNullable<Letter['sums']> {
  const { refund, refunded, paidAt } = order;
  if (!refund || paidAt === null) return sumsOfOrder(order, facts);
  return sumsOfOrder({ ...order, credit: refund.toCredit }, facts, 'Total', refunded - totalOf(refund));
}
