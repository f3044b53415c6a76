import { money } from '#rules/papers/paper.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Words } from './buyer-mails.reads.ts';
import { arrivalOf, deliverTo, firstName, itemsOf, sumsOf } from './letter-parts.reads.ts';
import type { LetterFacts } from './letters.reads.ts';
import { orderedWords } from './piece-words.reads.ts';

export type DeviceMail = Extract<MailKind, 'await_trade_in' | 'pay_difference'>;
type Device = NonNullable<LetterFacts['device']>;

const until = ({ reservedUntil }: LetterFacts) => (reservedUntil ? dateWords(reservedUntil) : '');

/** The mails about a device that pays for a part of an order. */
export const DEVICE_MAILS: Record<DeviceMail, (facts: LetterFacts, device: Device) => Words> = {
  await_trade_in: (facts, device) => ({
    title: `Your order waits for your ${device.name}`,
    paragraphs: [
      `Thank you, ${firstName(facts.name)}. We have your order ${facts.number}. Your ${device.name} pays ${money(device.amount)} of it.`,
      `We keep the ${orderedWords(facts.orders).item} for you until ${until(facts)}. Please send or bring your device soon, so that we can check it before that.`,
      'If it is worth more, the rest becomes store credit. If it is worth less, we ask you first: you pay the difference, or cancel.',
      ...facts.orders.map(arrivalOf),
    ],
    items: itemsOf(facts.orders),
    sums: sumsOf(facts, facts.total > 0 ? 'Paid' : 'To pay'),
    facts: [
      { label: 'Trade-in', value: device.number },
      ...facts.orders.flatMap((order) => deliverTo(order, facts)).slice(0, 1),
    ],
  }),

  pay_difference: (facts, device) => {
    const difference = money(device.amount - (device.worth ?? 0));
    const isGone = device.worth === 0;
    return {
      title: `Please pay the difference of ${difference}`,
      paragraphs: [
        isGone
          ? `Your ${device.name} was to pay ${money(device.amount)} of your order ${facts.number}. It does not come to us, so this sum is left to pay.`
          : `Your ${device.name} is worth ${money(device.worth ?? 0)}. It was to pay ${money(device.amount)} of your order ${facts.number}, so ${difference} is left to pay.`,
        `We keep the ${orderedWords(facts.orders).item} for you until ${until(facts)}. If you don’t want to pay, you can cancel the order, and everything you paid goes back to you.`,
      ],
      items: itemsOf(facts.orders),
      facts: [{ label: 'Trade-in', value: device.number }],
      action: `Pay ${difference}`,
    };
  },
};
