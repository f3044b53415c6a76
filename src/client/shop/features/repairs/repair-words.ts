import type { TrackedRepair } from '#contract/repairs.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import { hoursWords } from '#rules/stores/opening-hours.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { capital, sumWords } from '#client/lib/format.ts';
import { whenWords } from '#client/lib/when-words.ts';
import { slotWords } from '#client/sections/slots/slot-words.ts';
import type { Step } from '#client/ui/progress-steps.tsx';

const STATE_WORDS: Record<RepairState, string> = {
  requested: 'Needs a time',
  awaiting_device: 'Waits for the device',
  no_show: 'Missed',
  checked_in: 'With us',
  diagnosing: 'Being looked at',
  awaiting_approval: 'Waits for your answer',
  approved: 'Next on the bench',
  awaiting_parts: 'Waits for parts',
  in_repair: 'Being repaired',
  quality_check: 'Being tested',
  ready: 'Ready to collect',
  dispatched: 'On its way back',
  collected: 'With you',
  closed: 'Done',
  beyond_repair: 'Can’t be repaired',
  no_fault: 'No fault found',
  return_unrepaired: 'Comes back unrepaired',
  recycled: 'Recycled',
  sold_instead: 'Sold instead',
  unclaimed: 'Not collected',
  cancelled: 'Cancelled',
};

/** The state of a repair as text for the customer. Work that waits for a deposit is not next on the bench. */
export const stateWords = ({ state, next }: Pick<TrackedRepair, 'state' | 'next'>): string =>
  state === 'approved' && next?.who === 'customer' ? 'Deposit to pay' : STATE_WORDS[state];

interface Head {
  title: string;
  text: string;
  isGood: boolean;
}

type Told = Pick<
  TrackedRepair,
  'state' | 'number' | 'name' | 'way' | 'slot' | 'store' | 'device' | 'parts_by' | 'estimate' | 'deposit'
>;

/** The heading of the page, by the state of the ticket. */
export function headOf({
  state,
  number,
  name,
  way,
  slot,
  store,
  device,
  parts_by: parts,
  estimate,
  deposit,
}: Told): Head {
  const it = device.name;
  const of = `Repair ${number}`;
  const isPosted = way === 'post_in';
  switch (state) {
    case 'requested':
      return isPosted
        ? { title: `Thank you, ${name.split(' ')[0] ?? name}`, text: `${of} is booked.`, isGood: true }
        : { title: 'Choose a time at the store', text: `${of} waits for it.`, isGood: false };
    case 'awaiting_device':
      return isPosted
        ? { title: `Post your ${it} to us`, text: `${of} is booked.`, isGood: true }
        : {
            title: slot ? `See you on ${slotWords(slot.starts_at)}` : 'Bring it to the store',
            text: `${of} is booked${store ? ` at ${store.name}` : ''}.`,
            isGood: true,
          };
    case 'no_show':
      return { title: 'We missed you', text: `${of}: please choose another time, or cancel.`, isGood: false };
    case 'checked_in':
      return { title: `We have your ${it}`, text: `${of} is checked in.`, isGood: true };
    case 'diagnosing':
      return {
        title: 'We are looking for the fault',
        text: `${of}: nothing is repaired before you agree.`,
        isGood: true,
      };
    case 'awaiting_approval':
      return {
        title: 'We need your answer',
        text: `${of}: the estimate is ${sumWords(estimate?.total ?? 0)}. Nothing is done before you agree.`,
        isGood: false,
      };
    case 'approved':
      return deposit && !deposit.paid
        ? {
            title: 'Please pay the deposit',
            text: `${of} is agreed. We begin once ${sumWords(deposit.amount)} is paid.`,
            isGood: false,
          }
        : { title: 'Thank you, we’ll start now', text: `${of} is agreed.`, isGood: true };
    case 'awaiting_parts':
      return {
        title: 'We wait for a part',
        text: `${of}: it is expected${parts ? ` on ${dateWords(new Date(parts))}` : ' soon'}.`,
        isGood: true,
      };
    case 'in_repair':
      return { title: `We repair your ${it}`, text: `${of} is on the bench.`, isGood: true };
    case 'quality_check':
      return { title: 'Another person tests it', text: `${of} is repaired.`, isGood: true };
    case 'ready':
      return {
        title: `Your ${it} is ready`,
        text: `${of} waits for you${store ? ` at ${store.name}` : ''}.`,
        isGood: true,
      };
    case 'dispatched':
      return { title: 'It is on its way back', text: `${of} was sent.`, isGood: true };
    case 'collected':
    case 'closed':
      return { title: `You have your ${it}`, text: `${of} is done.`, isGood: true };
    case 'beyond_repair':
      return { title: 'It can’t be repaired', text: `${of}: you choose what happens to it.`, isGood: false };
    case 'no_fault':
      return { title: 'We found no fault', text: `${of}: you pay nothing.`, isGood: true };
    case 'return_unrepaired':
      return { title: 'It comes back as it is', text: `${of}: you pay nothing.`, isGood: false };
    case 'recycled':
      return { title: 'It is recycled', text: `${of} has ended.`, isGood: false };
    case 'sold_instead':
      return {
        title: 'You sell it to us instead',
        text: `${of} has ended. Its trade-in tells you what happens next.`,
        isGood: true,
      };
    case 'unclaimed':
      return {
        title: 'Your device still waits',
        text: `${of}: please collect it, or write to us.`,
        isGood: false,
      };
    case 'cancelled':
      return {
        title: 'This repair was cancelled',
        text: `${of} has ended. Nothing was charged.`,
        isGood: false,
      };
  }
}

const STEP_NAMES = ['Booked', 'With us', 'Price agreed', 'Repaired', 'Tested'] as const;
/** The step that a repair is at; the last one is ready or sent. One that ended without a repair has none. */
const AT: Partial<Record<RepairState, number>> = {
  requested: 0,
  awaiting_device: 1,
  no_show: 1,
  checked_in: 2,
  diagnosing: 2,
  awaiting_approval: 2,
  approved: 3,
  awaiting_parts: 3,
  in_repair: 3,
  quality_check: 4,
  ready: 5,
  dispatched: 5,
  unclaimed: 5,
  collected: 6,
  closed: 6,
};
const REACHED: readonly (readonly RepairState[])[] = [
  ['awaiting_device'],
  ['checked_in'],
  ['approved', 'in_repair'],
  ['quality_check'],
  ['ready', 'dispatched'],
  ['collected'],
];

type Progress = Pick<TrackedRepair, 'state' | 'events' | 'next' | 'way' | 'placed_at'>;

/** Where a repair is, from the booking to the hand-over. */
export function stepsOf({ state, events, next, way, placed_at: placedAt }: Progress, now: Date): Step[] {
  const at = AT[state];
  if (at === undefined) return [];
  const names = [...STEP_NAMES, way === 'post_in' ? 'Sent back' : 'Collected'];
  return names.map((name, index) => {
    const reached =
      events.find(({ to }) => REACHED[index]?.includes(to))?.at ?? (index === 0 ? placedAt : undefined);
    const due = index === at && next?.by ? `By ${whenWords(next.by, now)}` : '';
    return {
      name,
      note: index < at ? (reached === undefined ? '' : whenWords(reached, now)) : due,
      state: index < at ? 'done' : index === at ? 'now' : 'open',
    };
  });
}

/** What happened, as the customer reads it. */
const EVENTS: Record<TrackedRepair['events'][number]['move'], string> = {
  place: 'You booked the repair',
  book: 'The time was booked',
  cancel: 'It was cancelled',
  miss: 'The time was missed',
  check_in: 'It was checked in',
  diagnose: 'We began to look for the fault',
  estimate: 'We sent the estimate',
  approve: 'The price was agreed',
  decline: 'The estimate was declined',
  find_nothing: 'No fault was found',
  give_up: 'It can’t be repaired',
  order_parts: 'Parts were ordered',
  start: 'The repair began',
  check: 'The repair is done',
  fail_check: 'The test failed, so we repair it again',
  ready: 'It is ready',
  dispatch: 'It was sent',
  collect: 'It was handed over',
  close: 'The repair is closed',
  leave: 'It was not collected',
  ask_back: 'You want it back',
  recycle: 'It was recycled',
  sell_instead: 'You sell it instead',
  pay: 'It was paid',
  refund: 'You got your money back',
  pay_deposit: 'You paid the deposit',
  refund_deposit: 'You got your deposit back',
  lend: 'You have a loan device',
  take_back: 'The loan device is back',
  late_payment: 'A payment came too late',
};

/** The last booking says its time. The times of earlier ones are not kept. */
export function happened({ events, slot, way }: Pick<TrackedRepair, 'events' | 'slot' | 'way'>) {
  const booked = events.findLast(({ move }) => move === 'book');
  return events.map((event) => {
    const { at, move, note } = event;
    const isPosted = move === 'book' && way === 'post_in';
    const time = event === booked && slot ? `: ${slotWords(slot.starts_at)}` : '';
    return { at, title: isPosted ? 'The label was made' : EVENTS[move] + time, note };
  });
}

/** '£79', 'from £79' or 'after we looked at it'. */
export function priceWords({
  price,
  price_kind: kind,
}: Pick<TrackedRepair['lines'][number], 'price' | 'price_kind'>) {
  if (price === null || kind === 'after_diagnosis')
    return price === null ? 'After we looked at it' : sumWords(price);
  return kind === 'from' ? `From ${sumWords(price)}` : sumWords(price);
}

/** What is repaired: as it was booked, or only what is left of it once something was declined. */
export function workWords({ lines, device }: Pick<TrackedRepair, 'lines' | 'device'>): string {
  const left = lines.filter(({ state }) => state !== 'declined');
  if (left.length === 0 || left.length === lines.length) return device.choice;
  const parts = new Set(left.flatMap(({ part_quality: part }) => (part ? [`${capital(part)} part`] : [])));
  return [...left.map(({ name }) => name), ...parts].join(', ');
}

/** 'Mon to Fri 9 AM to 6 PM'. Days on which the store is closed are left out. */
export const openWords = (hours: NonNullable<TrackedRepair['store']>['hours']): string =>
  hoursWords(
    hours.flatMap(({ weekday, opens, closes }) =>
      opens === null || closes === null ? [] : [{ weekday, opens, closes }],
    ),
  );

/** The sum of the ticked lines of an estimate, without losing a penny. */
export const sumOfLines = (
  lines: readonly { id: number; price: number }[],
  ticked: readonly number[],
): number =>
  lines.filter(({ id }) => ticked.includes(id)).reduce((sum, { price }) => sum + Math.round(price * 100), 0) /
  100;
