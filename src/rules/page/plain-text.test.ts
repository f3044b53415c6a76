import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Two <b>words</b></p>', 'Two words'],
  ['<p>For <strong>12 months</strong>, or <a href="/">two years</a>.</p>', 'For 12 months, or two years.'],
  ['<ul><li>One</li><li>two<br>three</li></ul>', 'One two three'],
  ['<p>One</p><p>and two</p>', 'One and two'],
  ['Marks &amp; Sons&nbsp;&lt;Ltd&gt;', 'Marks & Sons <Ltd>'],
  ['  much \n\n space ', 'much space'],
])('%j says %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('is cut where it is long, never after a space', () => {
  expect(plainText('one two three', 8)).toBe('one two…');
  expect(plainText('one two three', 9)).toBe('one two…');
  expect(plainText('one two three', 13)).toBe('one two three');
});
