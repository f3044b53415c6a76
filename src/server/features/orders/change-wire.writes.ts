import type { ChangeQuote } from '#contract/order-changes.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Contents } from '#rules/orders/contents.ts';
import type { Account } from '../../http/account.ts';
import type { ChangePlan } from './change-plan.writes.ts';
import { limitToStores, vendorWire } from './vendor-wire.reads.ts';

const pounds = (amount: number) => poundsFromPence(pence(amount));

const sumsWire = ({ goods, delivery, discount, vat, total }: Contents): ChangeQuote['before'] => ({
  goods: pounds(goods),
  delivery: pounds(delivery),
  discount: pounds(discount),
  vat: pounds(vat),
  total: pounds(total),
});

/** A planned change as in the API. */
export function quoteWire(
  { before, after, words, problems, available, vendor, difference, settlement, back, again }: ChangePlan,
  { account, code, problem }: { account: Account; code: string | null; problem: string | undefined },
): ChangeQuote {
  const delivery = vendorWire(limitToStores(vendor, account));
  return {
    lines: after.lines.map((line, index) => ({
      product_id: line.productId,
      variation_id: line.variationId,
      option_ids: line.optionIds,
      name: line.name,
      choice: line.choice,
      sku: line.sku,
      image: line.image,
      quantity: line.quantity,
      unit: pounds(line.unit),
      price: pounds(line.unit * line.quantity),
      available: available[index] ?? null,
      problem: problems[index] ?? null,
    })),
    delivery: { ...delivery, chosen: { way: after.way, store_id: after.storeId } },
    address: after.address,
    before: sumsWire(before),
    after: sumsWire(after),
    difference: pounds(difference),
    settlement,
    to_payment: pounds(settlement === 'refund' ? back.payment : 0),
    from_credit: pounds(again),
    to_credit: pounds(settlement === 'refund' ? back.credit : 0),
    code,
    words,
    problem: words.length === 0 ? null : (problem ?? null),
  };
}
