import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_name: string, text: string) => {
      stored = text;
    },
  });
});

it('keeps the last six, the latest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberSearch(text);
  expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

it('keeps a search once, however it was written', () => {
  rememberSearch('iPhone 14');
  rememberSearch('pixel');
  rememberSearch('IPHONE 14');
  expect(recentSearches()).toEqual(['IPHONE 14', 'pixel']);
});

it('forgets all of them', () => {
  rememberSearch('pixel');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '"text"', '[1, null]', '{"a":1}'])('survives %s in the store', (text) => {
  stored = text;
  expect(recentSearches()).toEqual([]);
});

it('survives a browser that forbids storing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(() => rememberSearch('pixel')).not.toThrow();
  expect(recentSearches()).toEqual([]);
});
