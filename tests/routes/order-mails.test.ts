import { beforeAll, expect, it } from 'vitest';
import { sampleMails } from '#demo/past/sample-mails.ts';
import type { SampleMail } from '#demo/past/sent-mails.ts';
import { SHOP_URL, writeSamples } from '../support/sample-mails.ts';

const NAMES = [
  'placed-by-transfer',
  'cancelled',
  'late-payment',
  'placed-to-pay-in-store',
  'placed-unpaid',
  'payment-failed',
  'paid',
  'new-order',
  'vendor-cancelled',
  'vendor-message',
  'message',
  'vendor-return-requested',
  'vendor-return-appealed',
  'vendor-appeal-decided',
  'accepted',
  'part-dispatched',
  'dispatched',
  'part-missing',
  'return-requested',
  'return-accepted',
  'return-received',
  'return-refunded',
  'return-refused',
  'return-appealed',
  'appeal-refused',
  'return-refunded-as-credit',
  'review-request',
  'ready-to-collect',
  'refused',
  'cancelled-after-payment',
  'cancelled-with-credit',
  'cancelled-after-both-payments',
];

/** Links besides the main one: to the invoices of two vendors, to the carrier, to a similar product. */
const MORE_LINKS: Record<string, number> = {
  paid: 2,
  'part-dispatched': 1,
  dispatched: 1,
  'part-missing': 1,
  'return-refunded-as-credit': 1,
};

let mails: SampleMail[];
beforeAll(async () => {
  mails = await writeSamples(sampleMails);
});

const mailOf = (name: string) => {
  const found = mails.find((mail) => mail.name === name);
  if (!found) throw new Error(`there is no mail ${name}`);
  return found;
};

it('writes every mail about orders once', () => {
  expect(mails.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
});

it.each(NAMES)('%s has a text and an HTML form, nothing undefined, and one link to act by', (name) => {
  const { text, html, subject } = mailOf(name);
  expect(subject).toMatch(/TF-\d{9}/);
  for (const form of [text, html, subject]) {
    expect(form).not.toMatch(/undefined|null|NaN|\[object|<strong><\/strong>|, *,/);
  }
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(links.filter((url) => url !== SHOP_URL)).toHaveLength(1 + (MORE_LINKS[name] ?? 0));
  const written = [...text.matchAll(/https?:\S+/g)].map(([url]) => url).filter((url) => url !== SHOP_URL);
  expect(written).toEqual(links.filter((url) => url !== SHOP_URL));
});

it('lists the items of a parcel, and the code for a collection', () => {
  const { lines: part } = itemsOf(mailOf('part-dispatched'));
  const { lines: rest } = itemsOf(mailOf('dispatched'));
  expect([part.length, rest.length]).toEqual([1, 1]);
  expect(part).not.toEqual(rest);
  expect(mailOf('ready-to-collect').text).toMatch(/^Say this code at the counter: \d{6}$/m);
});

const itemsOf = ({ html }: SampleMail) => ({
  lines: [...html.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, item]) => item),
});

it('shows what was bought with its picture, and links a parcel to the carrier’s page', () => {
  expect(
    mailOf('paid').html.match(/src="https:\/\/threefold\.example\/mail-pictures\/[^"]+\.jpg"/g),
  ).toHaveLength(2);
  expect(mailOf('dispatched').html).toContain(
    'href="https://www.royalmail.com/track-your-item#/tracking-results/RM482109375GB"',
  );
});

it.each(NAMES.filter((name) => name.startsWith('return-') || name === 'appeal-refused'))(
  'names what is refunded: %s',
  (name) => {
    expect(itemsOf(mailOf(name)).lines.length).toBeGreaterThan(0);
  },
);

it('lists only the returned items for a vendor', () => {
  const { lines } = itemsOf(mailOf('vendor-return-requested'));
  expect(lines).toEqual(itemsOf(mailOf('return-requested')).lines);
  const [goesBack, ...others] = mailOf('vendor-return-requested')
    .text.split('\n')
    .filter((line) => line.includes('£'));
  expect(goesBack).toMatch(/^Goes back: £/);
  expect(others, 'no prices of the order').toEqual([]);
});

it('says where and when something can be collected, and how long it is kept', () => {
  const { text } = mailOf('ready-to-collect');
  expect(text).toMatch(
    /We keep it for you until \w{3} \d+ \w+\. After that (?:.+ may cancel it|it is cancelled)/,
  );
  expect(text).toMatch(/^Open: Mon–Sat 9 AM–\d PM$/m);
  expect(text).toMatch(/^Sun /m);
});

it.each(['paid', 'accepted', 'part-dispatched', 'dispatched'])('says where the parcel goes: %s', (name) => {
  expect(mailOf(name).text).toMatch(/Deliver to: .+\n.+\n.+\n[A-Z]+\d[\dA-Z]* \d[A-Z]{2}\n/);
});

it('names the day by which a return is to be sent', () => {
  expect(mailOf('return-accepted').text).toMatch(
    /Please send them by (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+, within 14 days\./,
  );
});

it('says how much of a cancelled order is refunded as money and how much as store credit', () => {
  const sum = '£[\\d.,]+\\d';
  const credit = `${sum} that you had paid with store credit is in your store credit again\\.`;
  expect(mailOf('cancelled-with-credit').text).toMatch(
    new RegExp(
      `No money was taken\\. If you have already sent the money, it comes back to you\\.\\s+${credit}`,
    ),
  );
  expect(mailOf('cancelled-with-credit').text).not.toContain('We have sent');
  expect(mailOf('cancelled-after-both-payments').text).toMatch(
    new RegExp(`We have sent ${sum} back to you;[^£]+${credit}`),
  );
  expect(mailOf('cancelled-after-payment').text).not.toContain('store credit');
});

it('names the credit and its bonus, and links the request to the review', () => {
  expect(mailOf('return-refunded-as-credit').text).toMatch(
    /£[\d.,]+ for what you returned, and £[\d.,]+ on top/,
  );
  expect(mailOf('review-request').text).toMatch(/\/track\/\w+#review$/m);
  expect(mailOf('return-refused').text).toContain('within 14 days');
});

it('says how long we wait for a transfer', () => {
  expect(mailOf('placed-by-transfer').text).toMatch(
    /Please transfer the total by \w{3} \d+ \w+, within five working days\./,
  );
});

it("offers the same after a declined payment as the order's page", () => {
  expect(mailOf('payment-failed').text).toContain('You can try again, also with another card.');
});

it.each(NAMES.filter((name) => name.startsWith('cancelled') || name === 'refused'))(
  'names what delivery cost in a sum that adds up: %s',
  (name) => {
    const { text } = mailOf(name);
    const amountOf = (label: string) => {
      const [, sign, digits] = new RegExp(`^${label}: (?:Free|(−?)£([\\d.,]+))$`, 'm').exec(text) ?? [];
      return Math.round(Number(digits?.replace(',', '') ?? 0) * 100) * (sign ? -1 : 1);
    };
    expect(text).toMatch(/^(?:Delivery|Collect in store): /m);
    const parts = ['Items', 'Delivery', 'Collect in store', 'Code \\S+', 'Store credit', 'Refunded before'];
    expect(parts.reduce((sum, label) => sum + amountOf(label), 0)).toBe(amountOf('Total'));
  },
);

it('says step by step how to return something', () => {
  const { text, html } = mailOf('return-accepted');
  expect(text).toMatch(/^1\. Pack them well.*\n2\. Print the label.*\n3\. Post the parcel/m);
  expect(html.match(/<li/g)).toHaveLength(3);
});
