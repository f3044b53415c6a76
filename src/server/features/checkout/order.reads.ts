import type { CheckoutDetails, CheckoutOrder, OrderChoices } from '#contract/checkout.ts';
import { codeProblemWords } from '#rules/orders/codes.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PricedCart } from '../cart/public.ts';
import type { Choices, Quote } from '../orders/public.ts';
import { readQuote, vendorWire } from '../orders/public.ts';

/** The payment methods that the shop takes now, in the order in which they are offered. */
const PAYMENTS = ['stripe', 'trial', 'bank_transfer', 'in_store'] as const;
export type PaymentWays = () => Promise<Record<(typeof PAYMENTS)[number], boolean>>;

export const choicesOf = ({ delivery = [], code, use_credit }: OrderChoices): Choices => ({
  delivery,
  code: code?.trim() || undefined,
  use_credit,
});

interface Kept {
  kept: OrderChoices;
  details: CheckoutDetails | null;
}

/** The delivery postcode. One that was sent by itself is newer than the details. */
const placeOf = ({ kept, details }: Kept): string | undefined => kept.post_code ?? details?.post_code;

/** The order that this cart would make, with its total. */
export async function readOrderOf(
  ask: Ask,
  cart: PricedCart,
  { kept, details, email, account }: Kept & { email: string; account: Account | undefined },
): Promise<Quote> {
  return readQuote(ask, {
    items: cart.items,
    choices: choicesOf(kept),
    buyer: { userId: account?.id ?? null, email, postCode: placeOf({ kept, details }) },
    now: new Date(),
  });
}

export async function orderWire(
  quote: Quote,
  { kept, details }: Kept,
  pays: PaymentWays,
): Promise<CheckoutOrder> {
  return {
    totals: totalsWire(quote),
    ways: quote.vendors.map(vendorWire),
    post_code: placeOf({ kept, details }) ?? null,
    code: codeWire(quote),
    credit: pounds(quote.credit),
    use_credit: kept.use_credit ?? false,
    payments: await paymentsWire(quote, pays),
  };
}

const pounds = (amount: number) => poundsFromPence(pence(amount));

export const totalsWire = ({ sums: { totals } }: Quote): CheckoutOrder['totals'] => ({
  goods: pounds(totals.goods),
  delivery: pounds(totals.delivery),
  discount: pounds(totals.discount),
  credit: pounds(totals.credit),
  trade_in: 0,
  vat: pounds(totals.vat),
  total: pounds(totals.total),
});

export const codeWire = ({ code }: Quote): CheckoutOrder['code'] =>
  code
    ? {
        code: code.known?.code ?? code.typed,
        problem: code.problem ? codeProblemWords(code.problem, code.known) : null,
      }
    : null;

const COLLECT_ALL = 'Only what is collected can be paid for in the store';

async function paymentsWire(quote: Quote, pays: PaymentWays): Promise<CheckoutOrder['payments']> {
  const isCollected = quote.vendors.every(({ chosen }) => chosen?.way === 'collect');
  const taken = await pays();
  return PAYMENTS.filter((kind) => taken[kind]).map((kind) => ({
    kind,
    reason: kind === 'in_store' && !isCollected ? COLLECT_ALL : null,
  }));
}
