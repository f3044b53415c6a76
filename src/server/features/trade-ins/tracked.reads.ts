import type { TrackedTradeIn, TradeInItem } from '#contract/trade-ins.ts';
import { maskedEmail } from '#rules/account/masked-email.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { TRADE_IN_MOVES } from '#rules/flows/trade-in.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { addressLines } from '#rules/papers/paper.ts';
import type { AskerFacts, DeviceFacts } from '#rules/trade-in/next-step.ts';
import { nextDeviceStep, possibleDeviceMoves } from '#rules/trade-in/next-step.ts';
import { priceOf } from '#rules/trade-in/revision.ts';
import { statusOf } from '#rules/trade-in/status.ts';
import type { PhotoAddress } from '../images/public.ts';
import { photoWire } from '../images/public.ts';
import { keptTerms } from './kept-terms.reads.ts';
import type { EventJson, ItemJson, RevisionJson, TradeInJson } from './tracking.reads.ts';

export interface Viewer extends AskerFacts {
  /** The account that asks, of staff. */
  userId?: number;
  photoAddress: PhotoAddress;
  /** The token of the repair that was given up for it, for the holder of the link. */
  repairToken?: string | undefined;
}

export const pounds = (amount: number) => poundsFromPence(pence(amount));
export const momentOf = (text: string) => new Date(text).toISOString();

interface Pair {
  cash: number;
  voucher: number;
}
export const offerWire = ({ cash, voucher }: Pair) => ({ cash: pounds(cash), voucher: pounds(voucher) });
const penceOf = ({ cash, voucher }: Pair) => ({ cash: pence(cash), voucher: pence(voucher) });

export const revisionWire = (
  revision: RevisionJson,
  { actor, photoAddress }: Viewer,
): NonNullable<TradeInItem['revision']> => ({
  at: momentOf(revision.at),
  // A customer reads the first name of the inspector.
  by: (actor === 'customer' ? revision.by.split(' ')[0] : revision.by) || null,
  old: offerWire(revision.old),
  new: offerWire(revision.new),
  cuts: revision.cuts.map(({ amount, photos, ...cut }) => ({
    ...cut,
    amount: pounds(amount),
    photos: photos.map(photoWire(photoAddress)),
  })),
  rounding: pounds(revision.rounding),
  is_final: revision.is_final,
});

export const factsOf = (
  item: Pick<ItemJson, 'state' | 'payout' | 'way' | 'due_at' | 'was_disputed'> &
    Partial<Pick<ItemJson, 'pays_for'>>,
  hasAccount: boolean,
): DeviceFacts => ({
  state: item.state,
  payout: item.payout,
  way: item.way,
  dueAt: item.due_at === null ? null : new Date(item.due_at),
  wasDisputed: item.was_disputed,
  hasAccount,
  paysForOrder: (item.pays_for ?? null) !== null,
});

export const stepWire = (facts: DeviceFacts): TradeInItem['next'] => {
  const step = nextDeviceStep(facts);
  return step && { ...step, by: step.by?.toISOString() ?? null };
};

/** What the offer was rounded and limited by, in pounds. */
function termsWire(quote: ItemJson['quote']): TradeInItem['quote']['terms'] {
  const { floor, step, voucherPercent } = keptTerms(quote);
  return { floor: pounds(floor), step: pounds(step), voucher_percent: voucherPercent };
}

const parcelOf = (carrier: string | null, tracking: string | null) =>
  carrier === null || tracking === null ? null : { carrier, tracking };

/** The offer of now: while a revised one waits for its answer, that. */
const currentOffer = ({ state, revisions, cash, voucher }: ItemJson): Pair =>
  (state === 'revised' && revisions.at(-1)?.new) || { cash, voucher };

export function itemWire(item: ItemJson, hasAccount: boolean, viewer: Viewer): TradeInItem {
  const facts = factsOf(item, hasAccount);
  const { business, quote, revisions } = item;
  const hasRevised = isOwnDispute(item, viewer);
  const last = revisions.at(-1);
  return {
    id: item.id,
    number: item.number,
    state: item.state,
    version: item.version,
    name: item.name,
    choice: item.choice,
    image: item.image,
    path: item.path,
    business: { id: business.id, name: business.name },
    answers: item.answers,
    quote: {
      best: offerWire(quote.best),
      lines: quote.lines.map((line) => ({ ...line, amount: pounds(line.amount) })),
      rounding: pounds(quote.rounding),
      offer: offerWire(quote.offer),
      rules_version: quote.rules_version,
      terms: termsWire(quote),
    },
    offer: offerWire(currentOffer(item)),
    price: item.price === null ? null : pounds(item.price),
    payout: item.payout,
    account_ends: item.account_ends,
    identifier: item.identifier_ends,
    way: item.way,
    store: item.store,
    send_to: item.way === 'label' ? [business.name, ...business.address.split(', '), business.post_code] : [],
    parcel: parcelOf(item.carrier, item.tracking),
    sent_back: parcelOf(item.back_carrier, item.back_tracking),
    grade: item.grade,
    checks: item.checks,
    revision: last ? revisionWire(last, viewer) : null,
    was_disputed: item.was_disputed,
    pays_for: item.pays_for && { ...item.pays_for, amount: pounds(item.pays_for.amount) },
    since: momentOf(item.since),
    next: stepWire(facts),
    moves: possibleDeviceMoves(facts, { ...viewer, hasRevised }),
  };
}

/** Whether the asker has revised the offer that is disputed now. */
export const isOwnDispute = ({ state, revisions }: ItemJson, { userId }: Viewer): boolean =>
  state === 'disputed' && userId !== undefined && revisions[0]?.inspector_id === userId;

const eventWire = (
  { at, by, item_id: _item, ...event }: EventJson,
  { actor }: Viewer,
): TrackedTradeIn['events'][number] => ({
  ...event,
  at: momentOf(at),
  by: actor === 'customer' ? null : by,
});

/** A trade-in as in the API, with the asker's possible moves. */
export function trackedWire(tradeIn: TradeInJson, viewer: Viewer): TrackedTradeIn {
  const isCustomer = viewer.actor === 'customer';
  const items = tradeIn.items.map((item) => itemWire(item, tradeIn.has_account, viewer));
  const ids = new Set(tradeIn.items.map(({ id }) => id));
  const state = statusOf(tradeIn.items.map((item) => item.state));
  const first = items.find((item) => item.state === state);
  const allowed = new Set<TradeInMove>(items.flatMap(({ moves }) => moves));
  return {
    kind: 'trade_in',
    number: tradeIn.number,
    state,
    version: tradeIn.version,
    next: first?.next ?? null,
    events: tradeIn.events.filter((event) => ids.has(event.item_id)).map((event) => eventWire(event, viewer)),
    moves: TRADE_IN_MOVES.filter((move) => allowed.has(move)),
    placed_at: tradeIn.placed_at.toISOString(),
    held_until: tradeIn.held_until.toISOString(),
    name: tradeIn.name,
    email: isCustomer ? maskedEmail(tradeIn.email) : tradeIn.email,
    address: addressLines(tradeIn.address),
    payout: tradeIn.payout,
    account_ends: tradeIn.account_ends,
    has_account: tradeIn.has_account,
    totals: totalsOf(tradeIn.items),
    items,
    repair:
      tradeIn.repair_number === null
        ? null
        : { number: tradeIn.repair_number, token: viewer.repairToken ?? null },
    messages: tradeIn.messages
      .filter(({ item_id: id }) => id === null || ids.has(id))
      .map(({ at, item_id: _item, ...message }) => ({ ...message, at: momentOf(at) })),
  };
}

/** What is offered for all devices that are not over without a sale, and what was paid. */
export function totalsOf(
  items: readonly Pick<ItemJson, 'state' | 'cash' | 'voucher' | 'payout' | 'price'>[],
): TrackedTradeIn['totals'] {
  const sum = (amounts: number[]) => pounds(amounts.reduce((all, amount) => all + amount, 0));
  return {
    offered: sum(items.map((item) => priceOf(penceOf(item), item.payout))),
    paid: sum(items.flatMap(({ state, price }) => (state === 'paid' ? [price ?? 0] : []))),
  };
}
