import { pence } from '#rules/money/money.ts';
import { heldUntil } from '#rules/orders/hold.ts';
import type { LetterFacts, LetterLine, LetterOrder } from './letters.reads.ts';

const DAY_MS = 86_400_000;
const PHONE_PRICE = 49_000;
const CASE_PRICE = 2000;
export const SAMPLE_TOTAL = PHONE_PRICE + CASE_PRICE;
/** The part of a price that is VAT: 20 of 120. */
const VAT_PART = 6;

const LINE = { image: null, quantity: 1, sent: 1, cancelled: 0, refunded: 0, hasReview: false, isSold: true };
const LINES: LetterLine[] = [
  {
    ...LINE,
    id: 1,
    name: 'A phone',
    choice: 'Black, 128 GB',
    sku: 'PHONE-128',
    price: PHONE_PRICE,
    paid: PHONE_PRICE,
  },
  {
    ...LINE,
    id: 2,
    name: 'A case for it',
    choice: 'Clear',
    sku: 'CASE-CLEAR',
    price: CASE_PRICE,
    paid: CASE_PRICE,
  },
];

const STORE: LetterOrder['store'] = {
  name: 'Your store',
  address: '1 High Street, Leeds',
  post_code: 'LS1 4AP',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
};

/** An invented order of two items, with all facts that a mail may use. */
export function sampleFacts(now: Date): LetterFacts {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const order: LetterOrder = {
    id: 0,
    number: 'TF-SAMPLE-1',
    linkVersion: 1,
    state: 'dispatched',
    version: 1,
    way: 'standard',
    promise: 'in 2 to 3 working days',
    promisedBy: inDays(3),
    sendBy: inDays(1),
    sentAt: inDays(0),
    business: 'Your vendor',
    hasStores: true,
    vendorEmail: null,
    store: null,
    collectCode: null,
    businessId: 0,
    storeId: null,
    delivery: 0,
    discount: 0,
    credit: 0,
    tradeIn: 0,
    vat: SAMPLE_TOTAL / VAT_PART,
    total: SAMPLE_TOTAL,
    refunded: 0,
    exchanged: 0,
    lines: LINES,
    parcel: { carrier: 'Royal Mail', tracking: 'RM 0000 0000 0GB', units: { 1: 1, 2: 1 } },
    note: '(what was typed as the reason)',
    invoice: 'INV-SAMPLE',
    placedAt: inDays(0),
    paidAt: inDays(0),
    return: {
      asCredit: false,
      back: {
        money: pence(CASE_PRICE),
        credit: pence(0),
        bonus: pence(0),
        deliveryKept: pence(0),
        due: pence(0),
      },
      refusal: null,
      appeal: null,
      reason: 'changed_mind',
      note: '',
      photos: 0,
      units: { 2: 1 },
      exchange: null,
      isExchangeOver: false,
    },
    refund: {
      toPayment: CASE_PRICE,
      toCredit: 0,
      bonus: 0,
      note: 'CN-SAMPLE',
      byHand: null,
      lines: [],
      delivery: 0,
    },
  };
  return {
    id: 'sample',
    number: 'TF-SAMPLE',
    linkVersion: 1,
    email: 'buyer@mail.example',
    name: 'Priya Shah',
    phone: null,
    address: { line_1: '4 Orchard Terrace', town: 'Leeds', post_code: 'LS6 2AB' },
    goods: SAMPLE_TOTAL,
    delivery: 0,
    discount: 0,
    code: null,
    credit: 0,
    tradeIn: 0,
    device: null,
    vat: order.vat,
    total: SAMPLE_TOTAL,
    paymentKind: 'stripe',
    reservedUntil: heldUntil('stripe', now, true),
    hasAccount: false,
    orders: [order],
  };
}

export function sampleOrder({ orders: [order] }: LetterFacts): LetterOrder {
  if (!order) throw new Error('the sample has no order');
  return order;
}

/** The same order, collected in a store and paid there. */
export const collected = (facts: LetterFacts): LetterFacts => ({
  ...facts,
  orders: facts.orders.map((order) => ({
    ...order,
    way: 'collect',
    promise: 'Ready in 2 hours',
    store: STORE,
    collectCode: '123456',
    paidAt: null,
  })),
});
