import { randomInt } from 'node:crypto';
import type { Question } from '#contract/catalog.ts';
import { answersIn } from '#rules/catalog/questions.ts';
import { accountEnds } from '#rules/checkout/form.ts';
import type { BankAccount } from '#rules/checkout/form.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { NUMBER_SPACE, partNumber, writeNumber } from '#rules/orders/numbers.ts';
import { CLOCKS, daysLater } from '#rules/trade-in/clocks.ts';
import { MOST_DEVICES } from '#rules/trade-in/kinds.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { tradeInQuote, otherAnswers } from '#rules/trade-in/quote.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import { FIRST_VERSION, USUAL_TERMS } from '#rules/trade-in/terms.ts';
import { askedOffer } from '#rules/trade-in/wire-amounts.ts';
import { priceOf } from '#rules/trade-in/revision.ts';
import type { Connection } from '../../db/connect.ts';
import { insertInto } from '../../db/insert.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PricedItem } from '../cart/public.ts';
import { readAskedOf } from '../catalog/public.ts';
import { mailQuoted } from './mails.writes.ts';
import type { HomeAddress, KeptQuote } from './tables.ts';
import { tradeInEvents, tradeInItems, tradeIns } from './tables.ts';

/** A priced sell cart, with what its checkout asked. */
export interface SellBasket {
  cartId: string;
  items: readonly PricedItem[];
  contact: { email: string; name: string; phone?: string | undefined; address: HomeAddress };
  payout: 'bank' | 'voucher';
  /** The encrypted bank account of the checkout, and what opens it. */
  account: Buffer | null;
  bankSeal: Seal;
  userId: number | null;
  /** Who places it for the customer at the counter or on the phone; without it, the customer does. */
  staff?: { actor: 'vendor' | 'administrator'; id: number } | undefined;
  /** The sum of the offers that the customer saw, by the payout that they chose. */
  agreedTotal: Pence;
  now: Date;
}

/** Something that changed since the customer agreed. */
export interface OfferChange {
  what: 'price' | 'unavailable' | 'away' | 'total';
  /** The device; empty for the whole basket. */
  name: string;
  before?: Pence;
  now?: Pence;
}

export interface PlacedTradeIn {
  id: number;
  number: string;
  linkVersion: number;
  state: 'quoted';
  items: {
    id: number;
    number: string;
    name: string;
    choice: string;
    state: 'quoted';
    offer: Offer;
    heldUntil: Date;
  }[];
}

const offerOfItem = ({ unit, voucher }: PricedItem): Offer => ({ cash: unit, voucher: voucher ?? unit });

/** What the shop pays for everything in a sell cart. */
export const offeredTotal = (items: readonly PricedItem[], payout: SellBasket['payout']): Pence =>
  pence(items.reduce((sum, item) => sum + priceOf(offerOfItem(item), payout) * item.quantity, 0));

/** Differences from what the customer saw. The customer checks them and sends it again. */
function changesOf({ items, payout, agreedTotal }: SellBasket): OfferChange[] {
  const gone = items
    .filter(({ problem }) => problem !== null)
    .map(({ name, problem }): OfferChange => ({ what: problem === 'away' ? 'away' : 'unavailable', name }));
  const total = offeredTotal(items, payout);
  if (total === agreedTotal) return gone;
  const prices = items
    .filter(({ unit, priceThen }) => unit !== priceThen)
    .map(({ name, unit, priceThen }): OfferChange => ({ what: 'price', name, before: priceThen, now: unit }));
  return [...gone, ...prices, { what: 'total', name: '', before: agreedTotal, now: total }];
}

/** The breakdown of an offer, with the words of now. */
function quoteOf(item: PricedItem, questions: readonly Question[] = []): KeptQuote {
  const offer = offerOfItem(item);
  const best = item.best ?? offer;
  const lines = item.answers
    .filter(({ amount }) => amount !== 0)
    .map(({ question, option, amount }) => ({ question, answer: option, amount }));
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const { version, floor, step, voucherPercent } = item.offerTerms ?? {
    version: FIRST_VERSION,
    ...USUAL_TERMS,
  };
  return {
    best,
    lines,
    rounding: offer.cash - best.cash - sum,
    offer,
    rules_version: version,
    terms: { floor, step, voucherPercent },
    ...endsOfRules(item, questions, best, { floor: pence(floor), step: pence(step), voucherPercent }),
  };
}

/** The least and the most that the rules of the quote give, and what each other answer changes. */
function endsOfRules(
  { optionIds }: PricedItem,
  questions: readonly Question[],
  best: Offer,
  terms: OfferTerms,
): Pick<KeptQuote, 'worst' | 'highest' | 'others'> {
  const asked = questions.map(askedOffer);
  const answers = answersIn(optionIds.join(','), asked);
  const { lowest, highest } = tradeInQuote(best, asked, {}, terms);
  const named = new Map(questions.map((question) => [question.id, question]));
  return {
    worst: lowest,
    highest,
    others: otherAnswers(best, asked, answers).flatMap(({ questionId, optionId, isMissing, amount }) => {
      const question = named.get(questionId);
      const option = question?.Question_options.find(({ id }) => id === optionId);
      if (!question || !option) return [];
      return {
        question: question.title,
        answer: isMissing ? `Without: ${option.label}` : option.label,
        amount,
      };
    }),
  };
}

const insertTradeIns = insertInto(
  tradeIns,
  [
    'number',
    'cartId',
    'userId',
    'email',
    'name',
    'phone',
    'address',
    'payout',
    'placedAt',
    'heldUntil',
    'repairId',
    'repairNumber',
  ],
  ['id', 'number', 'linkVersion'],
);
const insertItems = insertInto(
  tradeInItems,
  [
    'tradeInId',
    'number',
    'businessId',
    'productId',
    'variationId',
    'state',
    'name',
    'choice',
    'image',
    'path',
    'optionIds',
    'answers',
    'quote',
    'cash',
    'voucher',
    'payout',
    'since',
    'dueAt',
  ],
  ['id', 'number', 'name', 'choice'],
);
const insertEvents = insertInto(tradeInEvents, [
  'itemId',
  'move',
  'toState',
  'actor',
  'actorId',
  'createdAt',
]);

/** The end of the bank account that was typed at the checkout; undefined if the key to it was lost. */
function endsOf({ account, bankSeal }: SellBasket): string | null | undefined {
  if (account === null) return null;
  const text = bankSeal.open(account);
  return text === undefined ? undefined : accountEnds(JSON.parse(text) as BankAccount);
}

/**
 * Makes a trade-in from a sell cart, in the caller's transaction. Prices are those that were just read; what the client
 * sent counts only as what it agreed to. If something changed, the caller rolls back.
 */
export async function placeTradeIn(
  at: Connection,
  basket: SellBasket,
  sender: Sender,
): Promise<PlacedTradeIn | { changed: OfferChange[] } | { refused: string }> {
  const { items, payout, now } = basket;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return { refused: 'Your cart is empty.' };
  if (count > MOST_DEVICES) {
    return { refused: `Please sell at most ${MOST_DEVICES} devices at a time.` };
  }
  const changed = changesOf(basket);
  if (changed.length > 0) return { changed };
  const ends = endsOf(basket);
  if (payout === 'bank' && (ends === null || ends === undefined)) {
    return { refused: 'Please type your bank account again.' };
  }
  const made = await writeTradeIn(at, basket);
  // The account is written here, with its bytes: rows are inserted as JSON.
  if (payout === 'bank') await at.ask(KEEP_ACCOUNT, [made.id, basket.account, ends]);
  await mailQuoted(at, made.id, { now, sender });
  return made;
}

const KEEP_ACCOUNT = {
  name: 'trade-in-keep-account',
  text: 'update trade_ins set account = $2, account_ends = $3 where id = $1',
};

/** What is written of a new trade-in, whatever it came from. */
type NewTradeIn = Pick<SellBasket, 'cartId' | 'items' | 'contact' | 'payout' | 'userId' | 'staff' | 'now'> & {
  /** The repair that was given up for it. */
  repair?: { id: number; number: string };
};

/** Writes a trade-in with its devices and their quotes, in the caller's transaction. */
export async function writeTradeIn(at: Connection, basket: NewTradeIn): Promise<PlacedTradeIn> {
  const { items, contact, payout, userId, staff, repair, now } = basket;
  const devices = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  const heldUntil = daysLater(now, CLOCKS.heldDays);
  const [made] = await insertTradeIns(at.ask, [
    {
      number: writeNumber('TI', randomInt(NUMBER_SPACE)),
      cartId: basket.cartId,
      userId,
      email: contact.email,
      name: contact.name,
      phone: contact.phone ?? null,
      address: contact.address,
      payout,
      placedAt: now,
      heldUntil,
      repairId: repair?.id ?? null,
      repairNumber: repair?.number ?? null,
    },
  ]);
  if (!made) throw new Error('a trade-in was not written');
  const questions = await readAskedOf(at.ask, [...new Set(items.map(({ productId }) => productId))]);
  const written = await insertItems(
    at.ask,
    devices.map((item, index) => ({
      tradeInId: made.id,
      number: partNumber(made.number, index, devices.length),
      businessId: item.businessId,
      productId: item.productId,
      variationId: item.variationId,
      state: 'quoted' as const,
      name: item.name,
      choice: item.terms.join(', '),
      image: item.image,
      path: item.path,
      optionIds: item.optionIds,
      answers: item.answers.map(({ question, option }) => ({ question, answer: option })),
      quote: quoteOf(item, questions.get(item.productId)),
      ...offerOfItem(item),
      payout,
      since: now,
      dueAt: heldUntil,
    })),
  );
  await insertEvents(
    at.ask,
    written.map(({ id }) => ({
      itemId: id,
      move: 'place' as const,
      toState: 'quoted' as const,
      actor: staff?.actor ?? ('customer' as const),
      actorId: staff?.id ?? null,
      createdAt: now,
    })),
  );
  return {
    ...made,
    state: 'quoted',
    items: written.flatMap((row, index) => {
      const item = devices[index];
      return item ? [{ ...row, state: 'quoted' as const, offer: offerOfItem(item), heldUntil }] : [];
    }),
  };
}
