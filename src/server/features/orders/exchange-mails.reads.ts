import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { exchangeCost, exchangeWords } from '#rules/orders/exchange.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { money } from '#rules/papers/paper.ts';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Words } from './buyer-mails.reads.ts';
import { arrivalOf, deliverTo, firstName } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { backWords, refundFacts } from './return-mails.reads.ts';

export type WantedLine = Pick<
  ExchangeLine,
  'lineId' | 'name' | 'choice' | 'image' | 'unit' | 'quantity' | 'discount'
>;

/** The wanted variations are on the order. */
export function exchangedWords(
  order: LetterOrder,
  facts: LetterFacts,
  { wanted, paid, isBack }: { wanted: readonly WantedLine[]; paid: number; isBack: boolean },
): Words {
  return {
    title: 'Your exchange is being packed',
    paragraphs: [
      `Hello ${firstName(facts.name)}, ${order.business} has what you returned of order ${order.number} and packs this for you:`,
      ...exchangeWords(wanted, order.lines),
      ...(paid > 0 ? [`You have paid the difference of ${money(paid)}.`] : []),
      ...(isBack ? backWords(order) : []),
      arrivalOf(order),
    ],
    items: wanted.map((line) => ({
      name: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
      detail: unsaid(line.choice, line.name),
      price: money(exchangeCost([line])),
      picture: mailPicture(line.image),
    })),
    below: ['The new invoice and the credit note are on the page of your order.'],
    facts: isBack ? [...refundFacts(order), ...deliverTo(order, facts)] : deliverTo(order, facts),
    action: 'See your order',
  };
}

/** The mail with the link to pay the difference of an exchange. */
export function exchangeOfferedWords(
  order: LetterOrder,
  facts: LetterFacts,
  { words, due, until }: { words: readonly string[]; due: number; until: Date },
): Words {
  return {
    title: 'Please pay the difference of your exchange',
    paragraphs: [
      `Hello ${firstName(facts.name)}, ${order.business} has what you returned of order ${order.number}. You wanted:`,
      ...words,
      `It costs ${money(due)} more. Please pay this by ${timeWords(until)} on ${dateWords(until)}.`,
      'It is sent once it is paid. Until then we keep it for you. If you don’t pay, you get your money back for what you returned.',
    ],
    action: `Pay ${money(due)}`,
  };
}

/** The goods were not sent back in time. */
export const exchangeEndedWords = (order: LetterOrder, facts: LetterFacts): Words => ({
  title: 'We could not keep your exchange any longer',
  paragraphs: [
    `Hello ${firstName(facts.name)}, what you want to return of order ${order.number} has not come back yet, so the item that you wanted instead is for sale again.`,
    'You can still send it back. You get your money back then.',
  ],
  action: 'See your order',
});
