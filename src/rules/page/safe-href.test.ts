import { describe, expect, it } from 'vitest';
import { isExternal, safeHref } from './safe-href.ts';

describe('A link from content', () => {
  it.each([
    '/buy/products/All/1',
    '/',
    '#stores',
    'https://example.org/a?b=c',
    'HTTP://example.org',
    'mailto:hello@threefold.example',
    'tel:+442079460132',
  ])('may go to %s', (url) => {
    expect(safeHref(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:/\\evil.example',
    'http://',
    '/a\u0000b',
    'products',
    '',
    '   ',
    null,
    undefined,
  ])('never goes to %j', (url) => {
    expect(safeHref(url)).toBe('#');
  });

  it('loses the space around it', () => {
    expect(safeHref('  /stores ')).toBe('/stores');
  });

  it.each([
    ['https://example.org', true],
    ['/stores', false],
    ['mailto:a@b.example', false],
    ['#', false],
  ])('%s leads away: %s', (href, away) => {
    expect(isExternal(href)).toBe(away);
  });
});
