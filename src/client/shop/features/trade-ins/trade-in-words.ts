import type { TrackedTradeIn, TradeInItem } from '#contract/trade-ins.ts';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { formatPounds } from '#client/lib/format.ts';
import { whenWords } from '#client/lib/when-words.ts';
import type { Step } from '#client/ui/progress-steps.tsx';

/** The state of a device as text for its seller. */
export const STATE_WORDS: Record<TradeInState, string> = {
  quoted: 'Waits for you to accept',
  accepted: 'Accepted',
  awaiting_device: 'Waits for the device',
  in_transit: 'On its way to us',
  received: 'Arrived',
  inspecting: 'Being checked',
  hold_lock: 'Locked: please unlock it',
  quarantined: 'Held for a check',
  suspended: 'Something is wrong with the parcel',
  revised: 'Waits for your answer',
  disputed: 'Second opinion',
  validated: 'Checked',
  payout_pending: 'Being paid',
  payout_failed: 'Payment failed',
  paid: 'Paid',
  return_pending: 'Goes back to you',
  returned: 'Sent back',
  recycle_pending: 'To be recycled',
  recycled: 'Recycled',
  surrendered: 'Handed over',
  expired: 'Offer ended',
  lapsed: 'Not sent',
  lost_claim: 'Lost on the way',
  cancelled: 'Cancelled',
};

type Offer = TradeInItem['offer'];
export const amountOf = (offer: Offer, payout: TradeInItem['payout']): number =>
  payout === 'voucher' ? offer.voucher : offer.cash;

/** The states of a device whose last offer was declined. */
const DECLINED: ReadonlySet<TradeInState> = new Set([
  'return_pending',
  'returned',
  'recycle_pending',
  'recycled',
]);

/** What is paid, or was offered last: once a revised offer was declined, still that one. */
export const priceNow = ({ state, price, offer, revision, payout }: Priced): number =>
  price ?? amountOf((DECLINED.has(state) && revision?.new) || offer, payout);
type Priced = Pick<TradeInItem, 'state' | 'price' | 'offer' | 'revision' | 'payout'>;

interface Head {
  title: string;
  text: string;
  isGood: boolean;
}

/** How many differences the inspector found. */
const COUNTS = ['', 'one difference', 'two differences', 'three differences'];

/** The heading of the page, by the device that needs its seller first. */
export function headOf(
  tracked: Pick<TrackedTradeIn, 'state' | 'number' | 'name' | 'held_until' | 'items'>,
): Head {
  const { state, number, name, items } = tracked;
  const first = items.find((item) => item.state === state) ?? items[0];
  const it = items.length === 1 ? 'your device' : 'your devices';
  const paid = first ? formatPounds(first.price ?? amountOf(first.offer, first.payout)) : '';
  const of = `Trade-in ${number}`;
  switch (state) {
    case 'quoted':
      return {
        title: `Accept your offer, ${name.split(' ')[0] ?? name}`,
        text: `${of} is kept for you until ${dateWords(new Date(tracked.held_until))}.`,
        isGood: true,
      };
    case 'accepted':
      return { title: 'Choose how it comes to us', text: `${of}: your price is locked.`, isGood: true };
    case 'awaiting_device':
      return first?.way === 'drop_in'
        ? { title: `Bring ${it} to the store`, text: `${of} waits for ${it}.`, isGood: true }
        : { title: `Post ${it} to us`, text: `${of} waits for your parcel.`, isGood: true };
    case 'in_transit':
      return { title: `We are waiting for your parcel`, text: `${of} is on its way to us.`, isGood: true };
    case 'received':
    case 'inspecting':
      return { title: `We are checking ${it}`, text: `${of} has arrived.`, isGood: true };
    case 'revised': {
      const cuts = first?.revision?.cuts.length ?? 0;
      const found = COUNTS[cuts] ?? `${cuts} differences`;
      return {
        title: found === '' ? 'Your offer has changed' : `We found ${found}, so the offer has changed`,
        text: `${of}, ${first?.name ?? ''}`,
        isGood: false,
      };
    }
    case 'disputed':
      return {
        title: 'Another inspector looks at it',
        text: `${of}: the second opinion is free.`,
        isGood: true,
      };
    case 'hold_lock':
      return {
        title: `Please unlock ${it}`,
        text: `${of}: sign out of the maker’s account, such as Find My or Google. We can’t check a locked device.`,
        isGood: false,
      };
    case 'quarantined':
      return {
        title: `${it === 'your device' ? 'Your device' : 'A device'} is held`,
        text: `${of}: it is registered as lost or stolen. We will write to you.`,
        isGood: false,
      };
    case 'suspended':
      return {
        title: 'Something is wrong with your parcel',
        text: `${of}: please read what we wrote to you.`,
        isGood: false,
      };
    case 'validated':
      return { title: 'All is as you told us', text: `${of}: ${paid} comes to you next.`, isGood: true };
    case 'payout_pending':
      return { title: `${paid} is on its way`, text: `${of} is paid to your bank account.`, isGood: true };
    case 'payout_failed':
      return {
        title: 'Your bank sent the money back',
        text: `${of}: please give us other bank details.`,
        isGood: false,
      };
    case 'paid':
      return { title: `You have your ${paid}`, text: `${of} is paid.`, isGood: true };
    case 'return_pending':
      return { title: 'It comes back to you', text: `${of}: the return is free.`, isGood: false };
    case 'returned':
      return { title: 'We sent it back', text: `${of} has ended.`, isGood: false };
    case 'recycle_pending':
    case 'recycled':
      return { title: 'It is recycled', text: `${of} has ended.`, isGood: false };
    case 'surrendered':
      return { title: 'It was handed over', text: `${of} has ended. We wrote to you why.`, isGood: false };
    case 'expired':
      return {
        title: 'This offer has ended',
        text: `${of} was not accepted in time. You can get a new price.`,
        isGood: false,
      };
    case 'lapsed':
      return {
        title: 'It did not arrive in time',
        text: `${of} has ended. If you have posted it, please write to us.`,
        isGood: false,
      };
    case 'lost_claim':
      return {
        title: 'Your parcel has not arrived',
        text: `${of}: we are asking the carrier, and will write to you.`,
        isGood: false,
      };
    case 'cancelled':
      return { title: 'This trade-in was cancelled', text: `${of} has ended.`, isGood: false };
  }
}

/** The next step, as an instruction or as the shop's work. */
const NEXT: Partial<Record<TradeInState, string>> = {
  quoted: 'Accept the offer',
  accepted: 'Get a label, or choose a store',
  in_transit: 'The parcel arrives',
  received: 'We check the device',
  inspecting: 'We check the device',
  suspended: 'We find out what happened to the parcel',
  hold_lock: 'Unlock the device',
  quarantined: 'We wait for an answer about the device',
  revised: 'Answer the new offer',
  disputed: 'Another inspector checks the device',
  payout_pending: 'We pay you',
  payout_failed: 'Give us other bank details',
  return_pending: 'We send the device back',
  recycle_pending: 'We recycle the device',
};

export function nextWords({
  state,
  way,
  next,
  pays_for: paysFor,
}: Pick<TradeInItem, 'state' | 'way' | 'next' | 'pays_for'>): string {
  if (state === 'awaiting_device') return way === 'drop_in' ? 'Bring it to the store' : 'Post the device';
  if (state === 'validated' && paysFor) return 'It pays for your order';
  if (state === 'validated')
    return next?.who === 'customer' ? 'Make an account for your voucher' : 'We pay you';
  return NEXT[state] ?? next?.what ?? '';
}

type StepKey = 'accepted' | 'sent' | 'received' | 'inspected' | 'answer' | 'paid';

/** The step that a device is at. A state that ended without a sale has none. */
const AT: Partial<Record<TradeInState, StepKey>> = {
  quoted: 'accepted',
  accepted: 'sent',
  awaiting_device: 'sent',
  in_transit: 'received',
  received: 'inspected',
  inspecting: 'inspected',
  hold_lock: 'inspected',
  quarantined: 'inspected',
  suspended: 'inspected',
  revised: 'answer',
  disputed: 'answer',
  validated: 'paid',
  payout_pending: 'paid',
  payout_failed: 'paid',
  paid: 'paid',
};

type Events = readonly Pick<TrackedTradeIn['events'][number], 'at' | 'to' | 'number'>[];
type Device = Pick<TradeInItem, 'number' | 'state' | 'way' | 'next'>;

/** The steps of a device, from the offer to the money. None for a device that ended without a sale. */
export function stepsOf(item: Device, events: Events, now: Date): Step[] {
  const at = AT[item.state];
  if (!at) return [];
  const own = events.filter(({ number }) => number === item.number);
  const whenTo = (...states: readonly TradeInState[]) => own.findLast(({ to }) => states.includes(to))?.at;
  const revised = whenTo('revised');
  const wasDropped = item.way === 'drop_in';
  const steps: { key: StepKey; name: string; ahead: string; reached: string | undefined }[] = [
    { key: 'accepted', name: 'Accepted', ahead: 'Your yes', reached: whenTo('accepted') },
    {
      key: 'sent',
      name: wasDropped ? 'Brought in' : 'Posted',
      ahead: wasDropped ? 'Bring it in' : 'Post it',
      reached: whenTo('in_transit') ?? whenTo('received'),
    },
    { key: 'received', name: 'Received', ahead: 'It arrives', reached: whenTo('received') },
    { key: 'inspected', name: 'Checked', ahead: 'We check it', reached: revised ?? whenTo('validated') },
    ...(revised === undefined && at !== 'answer'
      ? []
      : [
          { key: 'answer' as const, name: 'Your answer', ahead: 'Your answer', reached: whenTo('validated') },
        ]),
    { key: 'paid', name: 'Paid', ahead: 'You are paid', reached: whenTo('paid') },
  ];
  const index = item.state === 'paid' ? steps.length : steps.findIndex(({ key }) => key === at);
  return steps.map(({ name, ahead, reached }, place) => ({
    name: place < index ? name : ahead,
    note:
      place < index
        ? reached === undefined
          ? ''
          : whenWords(reached, now)
        : place === index && item.next?.by
          ? `By ${whenWords(item.next.by, now)}`
          : '',
    state: place < index ? 'done' : place === index ? 'now' : 'open',
  }));
}

/** The events, as the seller reads them. */
const EVENTS: Readonly<Record<string, string>> = {
  place: 'You asked for the offer',
  accept: 'You accepted the offer',
  expire: 'The offer ended',
  arrange: 'You chose how it comes',
  cancel: 'It was cancelled',
  send: 'It was posted',
  lapse: 'It did not arrive in time',
  lose: 'The parcel is missing',
  receive: 'It arrived',
  suspend: 'Something was wrong with the parcel',
  inspect: 'The check began',
  validate: 'The check is done',
  revise: 'The offer changed',
  accept_revision: 'You accepted the new offer',
  decline_revision: 'The new offer was declined',
  dispute: 'You asked for a second opinion',
  hold: 'It is locked',
  quarantine: 'It was held',
  surrender: 'It was handed over',
  close_claim: 'The claim was closed',
  begin_payout: 'The payment began',
  pay_out: 'You were paid',
  fail_payout: 'The payment failed',
  return: 'It goes back to you',
  send_back: 'It was sent back',
  recycle: 'It is recycled',
};

export const happened = (events: TrackedTradeIn['events'], isOfSeveral: boolean) =>
  events.map(({ at, move, note, number }) => ({
    at,
    note,
    title: `${EVENTS[move] ?? move}${isOfSeveral ? ` (${number})` : ''}`,
  }));

/** How many days are left to answer, and out of how many the ring counts. */
export function daysLeft(by: string | null | undefined, now: Date): number {
  if (!by) return 0;
  return Math.max(0, Math.ceil((new Date(by).getTime() - now.getTime()) / (24 * 60 * 60_000)));
}
