import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { richHtml, type RichNode } from '#client/office/ui/rich-html.ts';
import { RICH_SCHEMA } from '#client/office/ui/rich-schema.ts';
import { cleanText } from '#client/first-screen/clean-text.ts';
import { RICH_TAGS } from '#rules/page/rich-text.ts';
import { cleanHtml } from '#server/ports/clean-html.ts';

const text = (words: string, ...marks: (string | { type: string; attrs: object })[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((one) => (typeof one === 'string' ? { type: one } : one)) }),
});
const block = (type: string, ...content: object[]) => ({ type, content });
const paragraph = (...content: object[]) => block('paragraph', ...content);
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const link = (href: string, title: string | null = null) => ({ type: 'link', attrs: { href, title } });

const schema = getSchema(RICH_SCHEMA);

/** The HTML of a document, which the editor must be able to hold. */
function written(...blocks: object[]): string {
  const doc = Node.fromJSON(schema, { type: 'doc', content: blocks });
  doc.check();
  return richHtml(doc.toJSON() as RichNode);
}

const EVERYTHING = [
  heading(2, 'Two'),
  heading(3, 'Three'),
  heading(4, 'Four'),
  paragraph(
    text('a & b < c > d " e \u00a0 f'),
    { type: 'hardBreak' },
    text('bold', 'bold'),
    text('italic', 'italic'),
    text('under', 'underline'),
    text('gone', 'strike'),
    text('small', 'small'),
    text('2', 'subscript'),
    text('3', 'superscript'),
    text('code', 'code'),
    text('link', link('https://example.com/?a=1&b="2"', 'A "title"')),
  ),
  { type: 'horizontalRule' },
  block(
    'bulletList',
    block('listItem', paragraph(text('one'))),
    block(
      'listItem',
      paragraph(text('two')),
      block('orderedList', block('listItem', paragraph(text('in two')))),
    ),
  ),
  block('blockquote', paragraph(text('said'))),
  block('details', block('detailName', text('Name')), block('detailText', paragraph(text('Value')))),
  block(
    'table',
    block('tableCaption', text('Sizes')),
    block(
      'tableHead',
      block('tableRow', {
        type: 'tableHeader',
        attrs: { scope: 'col', colspan: '2', rowspan: null },
        content: [paragraph(text('Size'))],
      }),
    ),
    block(
      'tableBody',
      block(
        'tableRow',
        block('tableCell', paragraph(text('S'))),
        block('tableCell', paragraph(text('1')), paragraph(text('2'))),
      ),
    ),
  ),
];

describe('Rich text of the editor', () => {
  it('is stored by the server as it was sent', () => {
    const html = written(...EVERYTHING);
    expect(cleanHtml(html)).toBe(html);
    expect(cleanText(html).replaceAll(/ rel="noopener nofollow"|<\/?div[^>]*>/g, '')).toBe(html);
  });

  it('can have every element that the server keeps', () => {
    const html = written(...EVERYTHING);
    const names = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name));
    // Other names of bold and italic, and an element that means nothing without attributes.
    const others = ['b', 'i', 'span'];
    expect(RICH_TAGS.filter((tag) => !names.has(tag) && !others.includes(tag))).toEqual([]);
  });

  it('has one element for neighbours with the same mark', () => {
    const to = link('/repair');
    expect(written(paragraph(text('a '), text('two ', to), text('words', to, 'bold'), text(' b')))).toBe(
      '<p>a <a href="/repair">two <strong>words</strong></a> b</p>',
    );
    expect(written(paragraph(text('one', link('/a')), text('two', link('/b'))))).toBe(
      '<p><a href="/a">one</a><a href="/b">two</a></p>',
    );
  });

  it('has no paragraph around the only words of an item', () => {
    expect(written(block('bulletList', block('listItem', paragraph(text('one')))))).toBe(
      '<ul><li>one</li></ul>',
    );
    const two = block('listItem', paragraph(text('one')), paragraph(text('two')));
    expect(written(block('orderedList', two))).toBe('<ol><li><p>one</p><p>two</p></li></ol>');
  });

  it.each([
    ['an empty text', [paragraph()]],
    ['spaces', [paragraph(text('  ')), paragraph()]],
  ])('is nothing for %s', (_title, blocks) => {
    expect(written(...blocks)).toBe('');
  });

  it('keeps an empty line between others, and none at its end', () => {
    expect(written(paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph())).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
  });
});

it.each([
  ['<h2></h2><p>a</p>', '<p>a</p>'],
  ['<h3><b> </b></h3><p>a</p>', '<p>a</p>'],
  ['<p>a<a href="/stores"> </a></p>', '<p>a</p>'],
  ['<h2>a</h2><p><a href="/stores">b</a></p>', '<h2>a</h2><p><a href="/stores">b</a></p>'],
])('%s is stored without headings and links that have no words', (given, expected) =>
  expect(cleanHtml(given)).toBe(expected),
);
