import type { AllOwnWords } from '#rules/site/mail-words.ts';

/** The shop as the sender of a mail, and where readers find help. Links and pictures may be paths of the shop. */
export interface MailShop {
  name: string;
  url: string;
  email?: string;
  phone?: string;
  /** Pictures that mail programs can show, 32 pixels high. Without them the shop's name is shown. */
  logo?: { light: string; dark?: string; width?: number } | undefined;
  help?: readonly { label: string; url: string }[];
  /** The site's own additions to its mails. */
  words?: AllOwnWords;
}

export interface LetterItem {
  name: string;
  detail: string;
  price: string;
  picture?: string | undefined;
}

/** The content of a mail. HTML and plain text are both made from it, so that they say the same. */
export interface Letter {
  shop: MailShop;
  title: string;
  paragraphs: readonly string[];
  /** Quotes from a person, in their own words. */
  quotes?: readonly { by: string; text: string }[];
  /** Numbered steps for the reader. */
  steps?: readonly string[];
  /** The bought items. */
  items?: readonly LetterItem[];
  /** The total, below the items. */
  sums?: readonly { label: string; value: string; isTotal?: boolean }[];
  /** Paragraphs below the items. */
  below?: readonly string[];
  /** A code to show at a counter, in large letters. */
  code?: { label: string; value: string };
  facts?: readonly { label: string; value: string; url?: string | undefined }[];
  action?: { label: string; url: string };
  /** Further links, below the action. */
  links?: readonly { label: string; url: string }[];
  /** Why this mail was sent. */
  footnote: string;
  unsubscribeUrl?: string;
}
