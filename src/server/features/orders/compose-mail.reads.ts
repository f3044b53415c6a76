import { listed } from '#rules/orders/choice-words.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { withOwnWords } from '#rules/site/mail-words.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Words } from './buyer-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { firstName } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';

interface About {
  sender: Sender;
  facts: LetterFacts;
  /** Set if the mail is about one order. */
  order: LetterOrder | undefined;
  kind: MailKind;
  /** Opens the page of the order. */
  token: string;
}

interface ComposedMail {
  title: string;
  subject: string;
  text: string;
  html: string;
}

/** A whole mail to a buyer, with the site's own words. */
export function composeMail({ sender, facts, order, kind, token }: About, words: Words): ComposedMail {
  const { shop } = sender;
  const about = order ? [order] : facts.orders;
  const {
    action = 'Follow your order',
    addressOf = addresses.track,
    ...rest
  } = withOwnWords(words, shop.words?.[kind], {
    first_name: firstName(facts.name),
    order: (order ?? facts).number,
    vendor: listed([...new Set(about.map(({ business }) => business))]),
    shop: shop.name,
  });
  // With orders of several vendors, the title says whose it is, unless it does already.
  const isUnsaid = order && facts.orders.length > 1 && !rest.title.includes(order.business);
  const title = isUnsaid ? `${rest.title}: ${order.business}` : rest.title;
  const letter = layOut({
    shop,
    ...rest,
    title,
    links: (rest.links ?? []).map(({ label, url }) => ({ label, url: new URL(url, shop.url).href })),
    action: { label: action, url: shop.url + addressOf(token) },
    footnote: `You are receiving this email because of your order ${facts.number} at ${shop.name}.`,
  });
  return { title: rest.title, subject: `${title} (${(order ?? facts).number})`, ...letter };
}
