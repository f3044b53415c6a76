import { expect, it } from 'vitest';
import { typedLink } from './typed-link.ts';

it.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['http://example.com', 'http://example.com'],
  ['  example.com ', 'https://example.com'],
  ['shop.example.co.uk/returns', 'https://shop.example.co.uk/returns'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['/repair', '/repair'],
  ['#delivery', '#delivery'],
  ['us@example.com', 'mailto:us@example.com'],
  ['mailto:us@example.com', 'mailto:us@example.com'],
  ['+44 (0)20 7946-0000', 'tel:+4402079460000'],
  ['tel:+442079460000', 'tel:+442079460000'],
])('“%s” links to %s', (typed, href) => {
  expect(typedLink(typed)).toBe(href);
});

it.each([
  '',
  ' ',
  '#',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'mailto:',
  'tel:',
  'two words',
  'https://example.com/a b',
])('“%s” is no link', (typed) => {
  expect(typedLink(typed)).toBeUndefined();
});
