import { describe, expect, it } from 'vitest';
import { figures, problemOf, sizeWords } from './media-words.ts';

describe('Sizes', () => {
  it.each([
    [0, '1 KB'],
    [98_304, '96 KB'],
    [1_468_006, '1.4 MB'],
    [155_189_248, '148 MB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});

it('A library says what is in it', () => {
  const none = { pictures: 0, videos: 0, bytes: 0, no_alt: 0, unused: 0, large: 0 };
  expect(figures(none)).toBe('Nothing is here yet.');
  expect(figures({ ...none, pictures: 1, bytes: 98_304, unused: 1 })).toBe(
    '1 picture, 96 KB. 1 is used nowhere.',
  );
  expect(figures({ ...none, pictures: 412, videos: 3, bytes: 155_189_248 })).toBe(
    '412 pictures, 3 videos, 148 MB.',
  );
});

it.each([
  [{ name: 'a.jpg', type: 'image/jpeg', size: 30 * 1024 * 1024 }, 'It has 30 MB. At most 25 MB are taken.'],
  [{ name: 'A.SVG', type: '', size: 90 }, 'SVG is not taken, since it can hold scripts. Send a PNG or WebP.'],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 0 }, 'The file is empty.'],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 9 }, undefined],
])('%j', (file, words) => {
  expect(problemOf(file)).toBe(words);
});
