import { describe, expect, it } from 'vitest';
import { layOut, type Letter } from './mail-layout.ts';

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

  it('and in HTML, where words are words and never tags', () => {
    const { html } = layOut(letter);
    expect(html).toContain('A &lt;b&gt;phone&lt;/b&gt; can be bought again.');
    expect(html).toContain('Bits &amp; Bolts');
    expect(html).toContain('href="https://shop.example/buy?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('href="https://shop.example/unsubscribe/1"');
    expect(html).not.toMatch(/<b>|<table|<script|<img|undefined/);
  });

  it('leaves out what there is not', () => {
    const { facts: _facts, action: _action, unsubscribeUrl: _url, ...short } = letter;
    const { text, html } = layOut(short);
    expect(text).not.toMatch(/Unsubscribe|See it|\n{3}/);
    expect(html).not.toMatch(/Unsubscribe|See it/);
  });
});
