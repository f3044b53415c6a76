/** Who writes, and where its readers find help. Addresses of pictures and pages may be paths of the shop. */
export interface MailShop {
  name: string;
  url: string;
  email?: string;
  phone?: string;
  /** Pictures that mail programs can show, 32 pixels high; without them the name stands in their place. */
  logo?: { light: string; dark?: string; width?: number } | undefined;
  help?: readonly { label: string; url: string }[];
}

export interface LetterItem {
  name: string;
  detail: string;
  price: string;
  picture?: string | undefined;
}

/** What a mail says. Both of its forms are made from it, so that neither tells more than the other. */
export interface Letter {
  shop: MailShop;
  title: string;
  paragraphs: readonly string[];
  /** What to do, one after the other. */
  steps?: readonly string[];
  /** What was bought, one below the other. */
  items?: readonly LetterItem[];
  /** The total, below the items. */
  sums?: readonly { label: string; value: string; isTotal?: boolean }[];
  /** Said below the items. */
  below?: readonly string[];
  /** Something to be said at a counter, in large letters. */
  code?: { label: string; value: string };
  facts?: readonly { label: string; value: string; url?: string | undefined }[];
  action?: { label: string; url: string };
  /** What somebody may want besides, below the action. */
  links?: readonly { label: string; url: string }[];
  /** Why this mail was sent. */
  footnote: string;
  unsubscribeUrl?: string;
}
