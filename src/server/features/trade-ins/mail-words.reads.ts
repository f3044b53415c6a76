import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { addressLines, money } from '#rules/papers/paper.ts';
import { hoursWords } from '#rules/stores/opening-hours.ts';
import { otherCut } from '#rules/trade-in/revision.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import type { Letter } from '../../ports/letter.ts';
import type { LetterDevice, LetterFacts } from './letter.reads.ts';

/** The words of a mail. Its greeting, links and foot are the same in all. */
export type Words = Pick<Letter, 'title' | 'paragraphs'> &
  Partial<Pick<Letter, 'below' | 'steps' | 'sums' | 'facts' | 'quotes'>> & {
    /** The text of the button. */
    action?: string;
    /** Prices beside the devices: what is offered, or what is paid. */
    priced?: boolean;
  };

/** A mail about devices that were moved together; the first of them stands for all. */
interface About {
  facts: LetterFacts;
  device: LetterDevice;
  count: number;
  by: BenchActor;
}

const day = (moment: string | Date | null) => (moment === null ? '' : fullDateWords(new Date(moment)));
const devices = ({ device, count }: About) => (count === 1 ? `your ${device.name}` : `your ${count} devices`);
const quoted = ({ note, business }: LetterDevice) => (note === '' ? [] : [{ by: business, text: note }]);

export const offered = ({ payout, cash, voucher }: LetterDevice): number =>
  payout === 'bank' ? cash : voucher;
const paid = (device: LetterDevice) => money(device.price ?? offered(device));

const PREPARE = [
  'Back up what you want to keep.',
  'Sign out of your accounts on the device, and switch off Find My. We can’t check a locked device.',
  'Erase it. Take out SIM and memory cards.',
];

const backHome = ({ facts }: About) => ({
  label: 'Sent to',
  value: [facts.name, ...addressLines(facts.address)].join('\n'),
});

export function quotedWords(facts: LetterFacts): Words {
  const isOne = facts.devices.length === 1;
  return {
    title: isOne ? 'Your offer' : 'Your offers',
    paragraphs: [
      `We keep ${isOne ? 'this price' : 'these prices'} for you until ${day(facts.heldUntil)}.`,
      'To accept, tell us the IMEI or serial number, and how you send the device.',
    ],
    priced: true,
    action: isOne ? 'Accept your offer' : 'Accept your offers',
  };
}

export function reminderWords(device: LetterDevice): Words {
  const isBrought = device.way === 'drop_in';
  return {
    title: isBrought ? `Please bring your ${device.name}` : `Please send your ${device.name}`,
    paragraphs: [
      `We keep your price of ${money(offered(device))} until ${day(device.dueAt)}. After that we no longer wait for it.`,
      isBrought
        ? `You wanted to bring it to ${device.store?.name ?? 'the store'}.`
        : 'Your label is on the page of your trade-in. If the parcel is on its way, please tell us there.',
    ],
    priced: true,
    action: 'See your trade-in',
  };
}

const paidOutWords = (device: LetterDevice): Words => ({
  title: device.payout === 'bank' ? `We have paid you ${paid(device)}` : `Your voucher of ${paid(device)}`,
  paragraphs: [
    device.payout === 'bank'
      ? `The money for your ${device.name} is on its way to your bank account ending ${device.accountEnds ?? ''}.`
      : 'It is in your account as store credit, and pays for anything in the shop.',
  ],
  priced: true,
});

function paidForWords(device: LetterDevice, { number, amount }: { number: string; amount: number }): Words {
  const rest = (device.price ?? 0) - amount;
  return {
    title: `Your ${device.name} has paid for your order`,
    paragraphs: [
      `We have checked it. It is worth ${paid(device)}, and ${money(amount)} of that has paid for your order ${number}.`,
      ...(rest > 0
        ? [`The other ${money(rest)} is store credit: in your account, or once you open one with this email.`]
        : []),
    ],
  };
}

const hereWords = (about: About): Words => ({
  title: `${about.count === 1 ? `Your ${about.device.name} is` : 'Your devices are'} here`,
  paragraphs: [
    about.device.cameLate
      ? 'It came after its price had lapsed. We look at it, and tell you what it is worth now. You decide.'
      : `We will check it by ${day(about.device.dueAt)}, and then pay you.`,
  ],
});

const soldInsteadWords = ({ facts, device }: About): Words => ({
  title: `You are selling your ${device.name}`,
  paragraphs: [
    `We have ended the repair ${facts.repairNumber ?? ''}, and buy your ${device.name} as it is. It is here already, so there is nothing to send.`,
    `We will check it by ${day(device.dueAt)}, and then pay you.`,
  ],
  priced: true,
});

type MailMaker = (about: About) => Words | undefined;

export const MOVE_MAILS: Partial<Record<TradeInMove, MailMaker>> = {
  accept: (about) =>
    // A device that is here already is received at once, and the mail about that tells everything.
    about.facts.repairNumber === null
      ? {
          title: 'Your price is fixed',
          paragraphs: [
            `Thank you. The price of ${devices(about)} is fixed. Now choose how it comes to us: with a label that you print, or to a store near you.`,
          ],
          priced: true,
          action: 'Choose how to send it',
        }
      : undefined,

  arrange: (about) => {
    const { device } = about;
    const by = day(device.dueAt);
    if (device.way === 'drop_in' && device.store) {
      const { store } = device;
      return {
        title: `Bring ${devices(about)} to ${store.name}`,
        paragraphs: [`Please bring it by ${by}. Tell the store the number ${device.number}.`],
        steps: PREPARE,
        facts: [
          { label: 'Store', value: `${store.address}, ${store.post_code}` },
          { label: 'Open', value: hoursWords(store.hours).replaceAll(', ', '\n') },
        ],
        action: 'See your trade-in',
      };
    }
    return {
      title: 'Your label is ready',
      paragraphs: [`Print the label and post ${devices(about)} by ${by}.`],
      steps: [...PREPARE, 'Pack it so that nothing moves, and stick the label on the outside.'],
      action: 'Print the label',
    };
  },

  send: (about) => ({
    title: 'Your parcel is on its way to us',
    paragraphs: [`We will tell you as soon as ${devices(about)} is here.`],
    action: 'See your trade-in',
  }),

  cancel: (about) => ({
    title: 'Your trade-in was cancelled',
    paragraphs: [`We no longer wait for ${devices(about)}.`],
    quotes: about.by === 'customer' ? [] : quoted(about.device),
  }),

  expire: (about) => ({
    title: 'Your offer has ended',
    paragraphs: [
      `We kept the price of ${devices(about)} until today. You can ask for a new one at any time.`,
    ],
  }),

  lapse: (about) => ({
    title: `We no longer wait for ${devices(about)}`,
    paragraphs: [
      'It has not arrived in time, so the price is no longer fixed.',
      'If the parcel still comes, we tell you what the device is worth then. You decide, and it goes back free if you don’t want that.',
    ],
  }),

  lose: (about) => ({
    title: 'Your parcel has not arrived',
    paragraphs: [
      `The parcel with ${devices(about)} was due by now. We are asking the carrier about it, and will write to you.`,
      'Please keep the proof of postage.',
    ],
    quotes: quoted(about.device),
  }),

  receive: (about) =>
    about.facts.repairNumber === null || about.by !== 'system' ? hereWords(about) : soldInsteadWords(about),

  suspend: (about) => ({
    title: 'Something is wrong with your parcel',
    paragraphs: ['We are looking into it, and will write to you.'],
    quotes: quoted(about.device),
  }),

  /** The voucher waits for an account. A payment has a mail of its own. */
  validate: (about) => ({
    title: `Your voucher of ${paid(about.device)} is waiting`,
    paragraphs: [
      `We have checked ${devices(about)}. A voucher is store credit in your account, and there is no account with ${about.facts.email} yet.`,
      'Open one with this email and confirm it. Your voucher is in it a few minutes later.',
    ],
    priced: true,
  }),

  revise: ({ device, facts }) => {
    const { revision } = device;
    if (!revision) return undefined;
    const cuts = revision.cuts.map(({ amount }) => amount);
    const other = otherCut(revision.old, revision.new, cuts);
    return {
      title: `The offer for your ${device.name} has changed`,
      paragraphs: [
        `We found something that is not as you told us. The new offer is ${money(revision.new)} instead of ${money(revision.old)}. The photos are on the page of your trade-in.`,
      ],
      quotes: revision.cuts.map(({ subject, reason, amount }) => ({
        by: `${subject}, −${money(amount)}`,
        text: reason,
      })),
      below: [
        ...(other === 0
          ? []
          : [
              `These reasons are in cash. ${device.payout === 'voucher' ? 'The voucher and rounding take' : 'Rounding takes'} ${money(Math.abs(other))} ${other > 0 ? 'more' : 'less'} off.`,
            ]),
        `Please answer by ${day(device.dueAt)}. If we hear nothing, it comes back to you, free. We never take silence as a yes.`,
        revision.isFinal
          ? 'This is the result of the second opinion, so it is our last offer.'
          : 'You can accept it, have the device sent back or recycled, or ask for a second opinion. All of it is free.',
      ],
      facts: [{ label: 'Trade-in', value: facts.number }],
      action: 'Answer the new offer',
    };
  },

  decline_revision: (about) => ({
    title: `Your ${about.device.name} comes back to you`,
    paragraphs: [
      about.by === 'customer'
        ? `We send it by ${day(about.device.dueAt)}, free.`
        : `We have not heard from you about the new offer, so we send the device back by ${day(about.device.dueAt)}, free.`,
    ],
    facts: [backHome(about)],
  }),

  dispute: (about) => ({
    title: 'Another inspector looks at it',
    paragraphs: [`You will hear from us by ${day(about.device.dueAt)}.`],
  }),

  hold: (about) => ({
    title: `Please unlock your ${about.device.name}`,
    paragraphs: [
      `It is still locked to an account, so we can’t check it. Please remove it from your account by ${day(about.device.dueAt)}. Otherwise it comes back to you.`,
    ],
    quotes: quoted(about.device),
  }),

  quarantine: (about) => ({
    title: `We have a question about your ${about.device.name}`,
    paragraphs: [
      'The number of this device is on a list of lost, stolen or unpaid devices. We have to ask before we can go on.',
      'If you have a receipt, please answer this mail with it.',
    ],
    quotes: quoted(about.device),
  }),

  surrender: (about) => ({
    title: `We had to hand over your ${about.device.name}`,
    paragraphs: ['It was reported as lost or stolen, so we gave it to the police or to its owner.'],
    quotes: quoted(about.device),
  }),

  close_claim: (about) => ({
    title: 'We could not find your device',
    paragraphs: [`We have closed the search for ${devices(about)}.`],
    quotes: quoted(about.device),
  }),

  return: (about) => ({
    title: `Your ${about.device.name} comes back to you`,
    paragraphs: [`We send it by ${day(about.device.dueAt)}, free.`],
    quotes: about.by === 'system' ? [] : quoted(about.device),
    facts: [backHome(about)],
  }),

  send_back: (about) => {
    const { back } = about.device;
    return {
      title: `Your ${about.device.name} is on its way back`,
      paragraphs: ['Thank you for letting us look at it.'],
      facts: back
        ? [{ label: back.carrier, value: back.tracking }, backHome(about)]
        : [{ label: 'Number', value: about.device.number }],
    };
  },

  recycle: ({ device }) => ({
    title:
      device.state === 'recycled'
        ? `Your ${device.name} was recycled`
        : `Your ${device.name} will be recycled`,
    paragraphs: [
      device.state === 'recycled'
        ? 'What was on it is erased, and its parts are used again.'
        : 'We erase what is on it, and recycle it free of charge. Nothing is paid for it.',
    ],
  }),

  begin_payout: ({ device }) => ({
    title: `We pay you ${paid(device)}`,
    paragraphs: [
      `It will be in your bank account ending ${device.accountEnds ?? ''} by ${day(device.dueAt)}.`,
    ],
    priced: true,
  }),

  pay_out: ({ device }) => (device.paysFor ? paidForWords(device, device.paysFor) : paidOutWords(device)),

  fail_payout: ({ device }) => ({
    title: `We could not pay you ${paid(device)}`,
    paragraphs: [
      `The payment to your bank account ending ${device.accountEnds ?? ''} failed. Please send us your bank details again.`,
    ],
    quotes: quoted(device),
    action: 'Send bank details',
  }),
};
