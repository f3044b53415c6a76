import type { MailKind } from './mail-kinds.ts';

/** The site's own additions to a mail. Each may be empty. */
export interface OwnWords {
  /** Instead of the usual title. It is the subject too. */
  title: string;
  /** Above the usual text. */
  opening: string;
  /** Below everything that the mail lists. */
  closing: string;
}
export const NO_WORDS: OwnWords = { title: '', opening: '', closing: '' };
export type AllOwnWords = Partial<Record<MailKind, OwnWords>>;

/** Names in braces that are replaced by facts of the mail. */
export const STAND_INS = {
  first_name: 'The first name of the buyer',
  order: 'The number of the order',
  vendor: 'Who sells it',
  shop: 'The name of the shop',
} as const;
type StandIn = keyof typeof STAND_INS;
type StandIns = Readonly<Partial<Record<StandIn, string>>>;

/** Mails without an order have fewer of them. */
export const standInsOf = (kind: MailKind): readonly StandIn[] =>
  kind === 'back_in_stock' ? ['shop'] : (Object.keys(STAND_INS) as StandIn[]);

export const LONGEST_WORDS: Readonly<Record<keyof OwnWords, number>> = {
  title: 80,
  opening: 500,
  closing: 500,
};

const IN_BRACES = /\{([^{}]*)\}/g;

/** The error of own words for a mail; undefined if they are valid. */
export function ownWordsError(kind: MailKind, field: keyof OwnWords, text: string): string | undefined {
  if (text.length > LONGEST_WORDS[field]) return `At most ${LONGEST_WORDS[field]} characters`;
  const known = standInsOf(kind);
  const wrong = unknownStandIn(text, known);
  if (wrong === undefined) return undefined;
  return `There is no ${wrong} in this mail. You can use ${known.map((name) => `{${name}}`).join(', ')}`;
}

/** The first unknown name in braces, with its braces. */
export const unknownStandIn = (text: string, known: readonly string[]): string | undefined =>
  [...text.matchAll(IN_BRACES)].find(([, name = '']) => !known.includes(name))?.[0];

/** The text with every name in braces replaced by its value. */
export const filled = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(
    IN_BRACES,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  );

const paragraphsOf = (text: string, values: StandIns) =>
  text.split(/\n+/).flatMap((line) => (line.trim() === '' ? [] : [filled(line.trim(), values)]));

interface Says {
  title: string;
  paragraphs: readonly string[];
  below?: readonly string[];
}

/** A mail with the site's additions around its standard text. */
export function withOwnWords<T extends Says>(usual: T, own: OwnWords | undefined, values: StandIns): T {
  if (!own) return usual;
  return {
    ...usual,
    title: own.title === '' ? usual.title : filled(own.title, values),
    paragraphs: [...paragraphsOf(own.opening, values), ...usual.paragraphs],
    below: [...(usual.below ?? []), ...paragraphsOf(own.closing, values)],
  };
}
