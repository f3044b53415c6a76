import type { CheckoutDetails, CheckoutOrder, CheckoutTradeIn, OrderChoices } from '#contract/checkout.ts';
import { codeProblemWords } from '#rules/orders/codes.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { linkKind } from '#rules/orders/counter-order.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PricedCart } from '../cart/public.ts';
import type { Choices, Quote } from '../orders/public.ts';
import { readQuote, vendorWire } from '../orders/public.ts';
import type { PayingDevice } from '../trade-ins/public.ts';
import { readPayingDevice } from '../trade-ins/public.ts';

/** The payment methods that the shop takes now, in the order in which they are offered. */
const PAYMENTS = ['stripe', 'trial', 'bank_transfer', 'in_store'] as const;
export type PaymentWays = () => Promise<Record<(typeof PAYMENTS)[number], boolean>>;

export const choicesOf = (
  { delivery = [], code, use_credit }: OrderChoices,
  tradeIn: PayingDevice | undefined,
): Choices => ({
  delivery,
  code: code?.trim() || undefined,
  use_credit,
  tradeIn,
});

interface Kept {
  kept: OrderChoices;
  details: CheckoutDetails | null;
}

/** The delivery postcode. A postcode that was sent alone is newer than the details. */
const placeOf = ({ kept, details }: Kept): string | undefined => kept.post_code ?? details?.post_code;

/** The order that this cart would make, with its total. */
export async function readOrderOf(
  ask: Ask,
  cart: PricedCart,
  { kept, details, email, account }: Kept & { email: string; account: Account | undefined },
): Promise<Quote> {
  const device = kept.trade_in ? await readPayingDevice(ask, kept.trade_in.number) : undefined;
  return readQuote(ask, {
    items: cart.items,
    choices: choicesOf(kept, device),
    buyer: { userId: account?.id ?? null, email, postCode: placeOf({ kept, details }) },
    now: new Date(),
  });
}

export async function orderWire(
  quote: Quote,
  { kept, details }: Kept,
  { pays, devices }: { pays: PaymentWays; devices: readonly PayingDevice[] },
): Promise<CheckoutOrder> {
  const taken = await pays();
  const { trade_in: chosen = null } = kept;
  const device = quote.tradeIn;
  return {
    totals: totalsWire(quote),
    ways: quote.vendors.map(vendorWire),
    post_code: placeOf({ kept, details }) ?? null,
    code: codeWire(quote),
    credit: pounds(quote.credit),
    use_credit: kept.use_credit ?? false,
    trade_in: chosen && { number: chosen.number, device: device ? deviceWire(device) : null },
    // If a device is worth less than agreed, the difference is paid by a link.
    trade_ins: linkKind(taken) ? devices.map(deviceWire) : [],
    payments: paymentsWire(quote, taken),
  };
}

const pounds = (amount: number) => poundsFromPence(pence(amount));

export const totalsWire = ({ sums: { totals } }: Quote): CheckoutOrder['totals'] => ({
  goods: pounds(totals.goods),
  delivery: pounds(totals.delivery),
  discount: pounds(totals.discount),
  credit: pounds(totals.credit - totals.tradeIn),
  trade_in: pounds(totals.tradeIn),
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

const PAY_NOW = 'With a trade-in, the rest is paid now';

function paymentsWire(quote: Quote, taken: Awaited<ReturnType<PaymentWays>>): CheckoutOrder['payments'] {
  const isCollected = quote.vendors.every(({ chosen }) => chosen?.way === 'collect');
  const notInStore = quote.tradeIn ? PAY_NOW : isCollected ? null : COLLECT_ALL;
  return PAYMENTS.filter((kind) => taken[kind]).map((kind) => ({
    kind,
    reason: kind === 'in_store' ? notInStore : null,
  }));
}

export const deviceWire = ({
  number,
  name,
  choice,
  image,
  worth,
}: Pick<PayingDevice, 'number' | 'name' | 'choice' | 'image' | 'worth'>): CheckoutTradeIn => ({
  number,
  name,
  choice,
  image,
  worth: pounds(worth),
});
