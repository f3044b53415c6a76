import { addresses } from '#rules/page/addresses.ts';
import type { Letter } from '../../ports/letter.ts';
import type { Words } from './buyer-mails.reads.ts';
import { firstName } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';

/** A message in a mail. */
export interface Said {
  name: string;
  /** The business or the shop that the writer writes for; empty for the buyer. */
  of: string;
  text: string;
  photos: number;
}

/** Messages in their writers' own words. Each writer is named once, above their messages. */
export function quotesOf(said: readonly Said[]): NonNullable<Letter['quotes']> {
  const quotes: { by: string; text: string }[] = [];
  for (const { name, of, text, photos } of said) {
    const by = of === '' ? name : `${name}, ${of}`;
    const shown = photos === 0 ? text : `${text}\n(with ${photos === 1 ? 'a photo' : `${photos} photos`})`;
    const last = quotes.at(-1);
    if (last?.by === by) last.text += `\n\n${shown}`;
    else quotes.push({ by, text: shown });
  }
  return quotes;
}

export const messageWords = (said: readonly Said[], order: LetterOrder, facts: LetterFacts): Words => ({
  title: `A message from ${[...new Set(said.map(({ of }) => of))].join(' and ')}`,
  paragraphs: [`Hello ${firstName(facts.name)}, this is about your order ${order.number}.`],
  quotes: quotesOf(said),
  below: [
    said.some(({ photos }) => photos > 0)
      ? 'The page of your order shows the photos. You can answer there.'
      : 'Please answer on the page of your order. Answers to this mail are not read.',
  ],
  action: 'Answer',
  addressOf: addresses.messagesOf,
});
