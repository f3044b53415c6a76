import { describe, expect, it } from 'vitest';
import { drawable } from './pdf-words.ts';

describe('A text in a PDF', () => {
  it.each([
    ['Żółć Łódź İstanbul Nguyễn Thị', 'Żółć Łódź İstanbul Nguyễn Thị'],
    ['Тарас, вул. Київська 5', 'Тарас, вул. Київська 5'],
    ['2 × £14.99 − £5.00 – “Café” · 3', '2 × £14.99 − £5.00 – “Café” · 3'],
  ])('stays as it is where the font can draw it: %s', (text, shown) => {
    expect(drawable(text)).toBe(shown);
  });

  it.each([
    ['陶 德明', 'Tao DeMing'],
    ['דוד לוי, 4 Orchard Terrace', 'dvd lvy, 4 Orchard Terrace'],
    ['محمد علي', 'mhmd `ly'],
    ['Ann 😀', 'Ann :grinning:'],
    ['Ωμέγα', 'Ωμega'],
  ])('is written in Latin letters where it can’t: %s', (text, shown) => {
    expect(drawable(text)).toBe(shown);
  });

  it('shows a question mark for a nameless character, and keeps letters beside invisible ones', () => {
    expect(drawable('A\u{F0000}B')).toBe('A?B');
    expect(drawable('e\u0301\u200dx')).toBe('éx');
  });
});
