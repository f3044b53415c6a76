import { repairDue, repairTotal } from '#rules/repair/moves.ts';
import { APPROVAL_DAYS, UNCLAIMED_DAYS } from '#rules/repair/limits.ts';
import type { RepairEvent, RepairPaper } from '#rules/repair/kinds.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { addressLines, money } from '#rules/papers/paper.ts';
import { dayWords } from '#rules/stores/day-words.ts';
import { dateWords, longDateWords } from '#rules/stores/shop-time.ts';
import type { Letter } from '../../ports/letter.ts';
import { papersOf } from './papers.reads.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { warrantyOf } from './tracked.reads.ts';

/** What a mail says besides the shop, the link and the footnote. */
export interface RepairLetter extends Pick<Letter, 'title' | 'paragraphs'> {
  facts?: NonNullable<Letter['facts']>;
  items?: NonNullable<Letter['items']>;
  sums?: NonNullable<Letter['sums']>;
  action?: string;
  /** Papers of the repair that it links to. */
  papers?: readonly RepairPaper[];
}

interface MovedFacts {
  repair: RepairFacts;
  /** What was said with the move. */
  note: string;
  /** Whether it is given back unrepaired. */
  wasUnrepaired: boolean;
  byCustomer: boolean;
}

const whenWords = (moment: string | Date): string =>
  `${dateWords(new Date(moment))}, ${timeWords(new Date(moment))}`;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * 60 * 60_000);

const visit = ({ slot, store }: RepairFacts): NonNullable<Letter['facts']> =>
  [
    { label: 'When', value: slot ? whenWords(slot.starts_at) : '' },
    { label: 'Store', value: store ? `${store.name}, ${store.address}, ${store.post_code}` : '' },
  ].filter(({ value }) => value !== '');

const linesOf = ({ lines }: RepairFacts): NonNullable<Letter['items']> =>
  lines
    .filter(({ state }) => state !== 'declined')
    .map(({ name, price, part_quality: part, price_kind: kind }) => ({
      name,
      detail: part === null ? '' : `${part} part`,
      price:
        price === null
          ? 'Price after the diagnosis'
          : kind === 'from'
            ? `from ${money(price)}`
            : money(price),
    }));

const totalOf = ({ lines }: RepairFacts): number =>
  repairTotal(lines.map(({ state, price }) => ({ state, price })));

const quoted = (note: string): string[] => (note === '' ? [] : [note]);

const dueOf = (repair: RepairFacts): number =>
  repairDue(
    repair.lines.map(({ state, price }) => ({ state, price })),
    {
      amount: repair.deposit,
      isPaid: repair.deposit_paid_at !== null,
      isBack: repair.deposit_back_at !== null,
    },
  );

const dueWords = (repair: RepairFacts): string[] => {
  const total = totalOf(repair);
  if (total === 0) return ['There is nothing to pay.'];
  if (repair.paid_at) return [`It is paid: ${money(total)}.`];
  const due = dueOf(repair);
  return [
    due === 0
      ? 'It is paid with your deposit.'
      : `To pay when you get it: ${money(due)}. The page of your repair says how you can pay it before.`,
  ];
};

/** Where money goes that was paid online. */
const backWay = (kind: RepairFacts['deposit_kind']) => (kind === 'online' ? ', the way you paid it' : '');

/** After a repair was placed. */
export function placedLetter(repair: RepairFacts): RepairLetter {
  const { device, way, business, number } = repair;
  if (way === 'post_in') {
    return {
      title: 'How to send your device',
      paragraphs: [
        `Thank you. We look forward to receiving your ${device}. Please write ${number} on the parcel, or print the label from the page of your repair.`,
        'Take out SIM and memory cards, and keep a copy of your data.',
      ],
      facts: [
        { label: 'Send it to', value: [business.name, business.address, business.post_code].join('\n') },
      ],
      items: linesOf(repair),
    };
  }
  if (repair.slot === null) {
    return {
      title: 'Please book a time',
      paragraphs: [`Thank you. Please choose when you bring your ${device} to the store.`],
      facts: visit(repair),
      items: linesOf(repair),
      action: 'Book a time',
    };
  }
  return {
    title: 'Your repair is booked',
    paragraphs: [`Thank you. Please bring your ${device} at this time, and keep a copy of your data.`],
    facts: visit(repair),
    items: linesOf(repair),
  };
}

export const reminderLetter = (repair: RepairFacts): RepairLetter => ({
  title: 'Your repair is tomorrow',
  paragraphs: [
    `Please bring your ${repair.device} at this time. If it does not suit you, you can move it on the page of your repair.`,
  ],
  facts: visit(repair),
});

export const newLinkLetter = ({ device }: RepairFacts): RepairLetter => ({
  title: 'A new link to your repair',
  paragraphs: [`The link to the repair of your ${device} was renewed. The earlier link no longer works.`],
});

type Words = (moved: MovedFacts) => RepairLetter | undefined;

/** The mails to the customer after each move. Moves that are missing change nothing for them. */
const LETTERS: Partial<Record<RepairEvent, Words>> = {
  pay_deposit: ({ repair }) => ({
    title: 'We have your deposit',
    paragraphs: [
      `Thank you: we have received ${money(repair.deposit)} for the repair of your ${repair.device}. We take it off what you pay at the end.`,
    ],
  }),
  refund_deposit: ({ repair }) => ({
    title: 'You get your deposit back',
    paragraphs: [
      `Your ${repair.device} is not repaired, so we give you back your deposit of ${money(repair.deposit)}${backWay(repair.deposit_kind)}.`,
    ],
  }),
  pay: ({ repair }) => ({
    title: 'We have your payment',
    paragraphs: [
      `Thank you: we have received ${money(repair.paid_amount ?? 0)} for the repair of your ${repair.device}.`,
    ],
    papers: ['receipt'],
  }),
  refund: ({ repair }) => ({
    title: 'You get your money back',
    paragraphs: [`Your ${repair.device} is not repaired, so we give you back what you paid for it.`],
  }),
  late_payment: ({ repair, note }) => ({
    title: 'Your payment goes back',
    paragraphs: [
      `A payment for the repair of your ${repair.device} came when it no longer had to be paid.`,
      ...quoted(note),
    ],
  }),
  // A posted device is paid before it is sent back.
  check: ({ repair }) =>
    repair.way === 'post_in' && !repair.paid_at && dueOf(repair) > 0
      ? {
          title: 'Your device is repaired',
          paragraphs: [
            `Your ${repair.device} is repaired, and another person is testing it now.`,
            `To pay before we send it back: ${money(dueOf(repair))}. The page of your repair says how.`,
          ],
          action: 'Pay for the repair',
        }
      : undefined,
  book: ({ repair }) =>
    repair.slot === null
      ? undefined
      : {
          title: 'Your time at the store',
          paragraphs: [`Please bring your ${repair.device} at this time.`],
          facts: visit(repair),
        },
  cancel: ({ repair, note, byCustomer }) => ({
    title: 'Your repair is cancelled',
    paragraphs: [
      byCustomer
        ? `You have cancelled the repair of your ${repair.device}. There is nothing to pay.`
        : `The repair of your ${repair.device} is cancelled. There is nothing to pay.`,
      ...quoted(note),
    ],
  }),
  miss: ({ repair }) => ({
    title: 'We missed you',
    paragraphs: [`Your ${repair.device} was not brought at the booked time. You can book another one.`],
    action: 'Book another time',
  }),
  check_in: ({ repair }) => ({
    title: 'We have your device',
    paragraphs: [
      `Your ${repair.device} is here. The page of your repair shows the photos that we took, and what we checked.`,
    ],
    items: linesOf(repair),
  }),
  estimate: ({ repair, note }) => {
    const last = repair.estimates.at(-1);
    return {
      title: 'Your estimate',
      paragraphs: [
        `We have looked at your ${repair.device}. Please say which repairs you want.`,
        ...quoted(note),
        ...(last?.lines.some(({ choice }) => choice !== null)
          ? ['Some of it can be done in more than one way: you pick one.']
          : []),
        ...(last && last.deposit > 0
          ? [
              `Before we begin we ask for a deposit of ${money(last.deposit)}. The page of your repair says how to pay it.`,
            ]
          : []),
        `If we hear nothing in ${APPROVAL_DAYS} days, you get your device back unrepaired, and pay nothing.`,
      ],
      items: (last?.lines ?? []).map(({ name, price, part_quality: part }) => ({
        name,
        detail: part === null ? '' : `${part} part`,
        price: money(price),
      })),
      action: 'Answer the estimate',
    };
  },
  approve: ({ repair }) => {
    const awaitsDeposit = repair.deposit > 0 && repair.deposit_paid_at === null;
    return {
      title: awaitsDeposit ? 'Please pay the deposit' : 'We are going ahead',
      paragraphs: awaitsDeposit
        ? [
            `Thank you. You have agreed to the repair of your ${repair.device} at the price that you see here.`,
            `We begin once the deposit of ${money(repair.deposit)} is paid. The page of your repair says how.`,
          ]
        : [`We repair your ${repair.device} at the price that you see here.`],
      items: linesOf(repair),
      sums: [{ label: 'Total', value: money(totalOf(repair)), isTotal: true }],
      ...(awaitsDeposit && { action: 'Pay the deposit' }),
    };
  },
  decline: ({ repair, byCustomer }) => ({
    title: 'Your device comes back unrepaired',
    paragraphs: [
      byCustomer
        ? `You have declined the estimate for your ${repair.device}.`
        : `You have not answered the estimate for your ${repair.device}, so we don’t repair it.`,
      'There is nothing to pay.',
    ],
  }),
  find_nothing: ({ repair, note }) => ({
    title: 'We found no fault',
    paragraphs: [`Your ${repair.device} works as it should. There is nothing to pay.`, ...quoted(note)],
  }),
  give_up: ({ repair, note }) => ({
    title: 'Your device can’t be repaired',
    paragraphs: [
      `We are sorry that we can’t repair your ${repair.device}.`,
      ...quoted(note),
      'You can have it back, have it recycled, or sell it as it is. There is nothing to pay.',
    ],
    action: 'Choose what happens to it',
  }),
  order_parts: ({ repair }) => ({
    title: 'We wait for a part',
    paragraphs: [
      `A part for your ${repair.device} is ordered${repair.parts_by === null ? '' : `, and expected on ${dayWords(repair.parts_by, new Date())}`}.`,
    ],
  }),
  start: ({ repair }) => ({
    title: 'We are repairing your device',
    paragraphs: [`The repair of your ${repair.device} has begun.`],
  }),
  ready: ({ repair, wasUnrepaired }) => ({
    title: 'Your device is ready to collect',
    paragraphs: [
      wasUnrepaired
        ? `Your ${repair.device} waits for you, unrepaired.`
        : `Your ${repair.device} is repaired and checked.`,
      ...dueWords(repair),
      `Please collect it by ${dateWords(daysAfter(repair.state_since, UNCLAIMED_DAYS))}.`,
    ],
    facts: visit({ ...repair, slot: null }),
  }),
  dispatch: ({ repair, wasUnrepaired }) => ({
    title: 'Your device is on its way back',
    paragraphs: [
      wasUnrepaired
        ? `Your ${repair.device} comes back to you, unrepaired.`
        : `Your ${repair.device} is repaired and checked.`,
      ...dueWords(repair),
    ],
    facts: [
      { label: 'Carrier', value: repair.carrier ?? '' },
      { label: 'Tracking', value: repair.tracking ?? '' },
      { label: 'To', value: repair.address ? addressLines(repair.address).join('\n') : '' },
    ].filter(({ value }) => value !== ''),
  }),
  collect: ({ repair }) => ({
    title: 'You have your device back',
    paragraphs: [`Thank you for having your ${repair.device} repaired with us.`],
    ...(repair.paid_amount !== null && {
      items: linesOf(repair),
      sums: [{ label: 'Paid', value: money(repair.paid_amount), isTotal: true }],
      papers: ['receipt'],
    }),
  }),
  close: ({ repair }) => {
    const until = warrantyOf(repair.lines);
    return until === null
      ? undefined
      : {
          title: 'Your warranty',
          paragraphs: [
            `The repair of your ${repair.device} is under warranty until ${longDateWords(new Date(until))}. Keep this mail.`,
          ],
          papers: papersOf(repair),
        };
  },
  leave: ({ repair }) => ({
    title: 'Please collect your device',
    paragraphs: [
      `Your ${repair.device} has been ready for ${UNCLAIMED_DAYS} days. We are storing it as set out in our terms. Please collect it, or write to us.`,
    ],
    facts: visit({ ...repair, slot: null }),
  }),
  recycle: ({ repair }) => ({
    title: 'Your device is recycled',
    paragraphs: [`We will recycle your ${repair.device}, and erase everything stored on it.`],
  }),
  // The trade-in that it becomes has a mail of its own.
  ask_back: ({ repair }) => ({
    title: 'You get your device back',
    paragraphs: [
      repair.way === 'post_in'
        ? `We send your ${repair.device} back to you as it is. There is nothing to pay.`
        : `We tell you when you can collect your ${repair.device}. There is nothing to pay.`,
    ],
  }),
};

/** The mail after a move; undefined if there is none. */
export const movedLetter = (move: string, moved: MovedFacts): RepairLetter | undefined =>
  Object.hasOwn(LETTERS, move) ? LETTERS[move as RepairEvent]?.(moved) : undefined;
