import { money } from '#rules/papers/paper.ts';
import type { Words } from './buyer-mails.reads.ts';
import { itemOf } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { refundedItems } from './refund-rows.reads.ts';
import { backWords } from './return-mails.reads.ts';

interface WhatIsMissing {
  missing: readonly { id: number; units: number }[];
  note: string | undefined;
  isRefunded: boolean;
  /** The most similar products to the missing ones. */
  offers: readonly { name: string; price: number; path: string }[];
}

export function missingWords(
  told: LetterOrder,
  facts: LetterFacts,
  { missing, note, isRefunded, offers }: WhatIsMissing,
): Words {
  const isRest = told.lines.some(({ quantity, sent, cancelled }) => quantity > sent + cancelled);
  return {
    title: told.state === 'refunded' ? 'Your order can’t be sent' : 'Part of your order can’t be sent',
    paragraphs: [
      `We are sorry: ${told.business} does not have everything of your order ${told.number}. This is missing:`,
    ],
    below: [
      ...(note ? [`${told.business} says: ${note}`] : []),
      ...(isRefunded ? backWords(told) : []),
      ...(isRest ? ['You get the rest as promised.'] : []),
      ...offers.map(({ name, price }) => `The closest match that we have: ${name}, for ${money(price)}.`),
    ],
    items: missing.flatMap(({ id, units }) => {
      const line = told.lines.find((one) => one.id === id);
      return line ? [itemOf(line, units, '')] : [];
    }),
    ...(isRefunded && refundedItems(told, facts)),
    action: 'See your order',
    links: offers.map(({ name, path }) => ({ label: `See ${name}`, url: path })),
  };
}
