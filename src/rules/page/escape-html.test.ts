import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['plain words', 'plain words'],
  ['<b>', '&lt;b&gt;'],
  [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
  ['Marks & Sons', 'Marks &amp; Sons'],
  ['&lt;', '&amp;lt;'],
])('%s is shown as it was written', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
