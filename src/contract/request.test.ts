import { expect, it } from 'vitest';
import { callAddress, queryText } from './request.ts';

it('drops empty values, writes booleans as 1 and lists as JSON text, in one order', () => {
  expect(queryText({ b: true, a: [1, 2], c: '', d: undefined, e: null, f: false, g: [], h: 0 })).toBe(
    '?a=%5B1%2C2%5D&b=1&h=0',
  );
  expect(queryText({})).toBe('');
  expect(queryText({ terms: { Colour: ['Blue'] } })).toBe('?terms=%7B%22Colour%22%3A%5B%22Blue%22%5D%7D');
});

it('fills the parameters of a path', () => {
  expect(callAddress('GET /a/{id}/b', { id: 'x/y' }, { q: 'ü' })).toBe('/a/x%2Fy/b?q=%C3%BC');
});
