import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { layOut } from './mail-layout.ts';

const letter: Letter = {
  shop: { name: 'Bits & Bolts', url: 'https://shop.example' },
  title: 'Back in stock',
  paragraphs: ['A <b>phone</b> can be bought again.'],
  facts: [{ label: 'Price now', value: '£289' }],
  action: { label: 'See it', url: 'https://shop.example/buy?a=1&b="2"' },
  footnote: 'You asked for this.',
  unsubscribeUrl: 'https://shop.example/unsubscribe/1',
};

describe('A letter', () => {
  it('says the same in text', () => {
    expect(layOut(letter).text).toBe(
      [
        'Back in stock',
        'A <b>phone</b> can be bought again.',
        'Price now: £289',
        'See it:\nhttps://shop.example/buy?a=1&b="2"',
        '--\nYou asked for this.',
        'Unsubscribe:\nhttps://shop.example/unsubscribe/1',
        'Bits & Bolts, https://shop.example\n',
      ].join('\n\n'),
    );
  });

  it('and in HTML, where text is escaped', () => {
    const { html } = layOut(letter);
    expect(html).toContain('A &lt;b&gt;phone&lt;/b&gt; can be bought again.');
    expect(html).toContain('Bits &amp; Bolts');
    expect(html).toContain('href="https://shop.example/buy?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('href="https://shop.example/unsubscribe/1"');
    expect(html).not.toMatch(/<b>|<script|<img|undefined/);
  });

  it('has no facts, button or unsubscribe link where none are given', () => {
    const { facts: _facts, action: _action, unsubscribeUrl: _url, ...short } = letter;
    const { text, html } = layOut(short);
    expect(text).not.toMatch(/Unsubscribe|See it|\n{3}/);
    expect(html).not.toMatch(/Unsubscribe|See it/);
  });

  it('has the shop’s logo, with its name for who sees no pictures', () => {
    const logo = { light: '/mail-logo.png', dark: '/mail-logo-dark.png', width: 145 };
    const { html } = layOut({ ...letter, shop: { ...letter.shop, logo } });
    expect(html).toContain('src="https://shop.example/mail-logo.png" alt="Bits &amp; Bolts" width="145"');
    expect(html).toContain('src="https://shop.example/mail-logo-dark.png"');
  });

  it('shows each item with its picture, and sums in the columns of the items', () => {
    const { html, text } = layOut({
      ...letter,
      items: [
        { name: 'Phone', detail: 'Blue', price: '£289.00', picture: '/mail-pictures/phone.jpg' },
        { name: 'Case', detail: '', price: '£9.00' },
      ],
      sums: [{ label: 'Paid', value: '£298.00', isTotal: true }],
    });
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('src="https://shop.example/mail-pictures/phone.jpg" alt=""');
    expect(html).toContain('colspan="2"');
    expect(text).toContain('Phone, Blue, £289.00\nCase, £9.00\n\nPaid: £298.00');
  });

  it('never breaks the number of an order or an invoice', () => {
    const { html, text } = layOut({ ...letter, title: 'Your order TF-833930951-A' });
    expect(html).toContain('<span style="white-space:nowrap">TF-833930951-A</span>');
    expect(text).toContain('Your order TF-833930951-A\n');
  });

  it('links a fact, and writes its address in the plain text', () => {
    const url = 'https://carrier.example/1?a=1&b=2';
    const { html, text } = layOut({ ...letter, facts: [{ label: 'Tracking number', value: 'RM 1', url }] });
    expect(html).toContain('href="https://carrier.example/1?a=1&amp;b=2"');
    expect(text).toContain(`Tracking number: RM 1\n${url}\n`);
  });

  it('says how to reach the shop, and where help is', () => {
    const help = [{ label: 'Returns', url: '/pages/returns' }];
    const shop = { ...letter.shop, phone: '020 7946 0132', email: 'help@shop.example', help };
    const { html, text } = layOut({ ...letter, shop });
    for (const href of [
      'tel:02079460132',
      'mailto:help@shop.example',
      'https://shop.example/pages/returns',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(text).toContain(
      'Phone: 020 7946 0132\nEmail: help@shop.example\nReturns: https://shop.example/pages/returns',
    );
  });

  it('says in a list of mails what it is about, before anything else', () => {
    const { html } = layOut(letter);
    const body = html.slice(html.indexOf('<body'));
    expect(body.replace(/<[^>]*>/g, '').trim()).toMatch(/^A &lt;b&gt;phone/);
  });
});
