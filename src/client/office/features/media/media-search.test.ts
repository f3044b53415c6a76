import { expect, it } from 'vitest';
import { ownerOf, readMediaSearch } from './media-search.ts';

const ALL = { own: true, businesses: true };

it('begins with all libraries for the administrator, so that no picture seems to be missing', () => {
  expect(ownerOf({}, true, ALL)).toBeUndefined();
  expect(ownerOf(readMediaSearch({ owner: 'site' }), true, ALL)).toBe('site');
  expect(ownerOf(readMediaSearch({ owner: 3 }), true, ALL)).toBe(3);
});

it('begins with the website’s own for staff who see no other, and asks for none in a business', () => {
  expect(ownerOf({}, true, { own: true, businesses: false })).toBe('site');
  expect(ownerOf({}, true, { own: false, businesses: true })).toBeUndefined();
  expect(ownerOf({ owner: 'site' }, false, ALL)).toBeUndefined();
});
