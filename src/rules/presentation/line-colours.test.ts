import { describe, expect, it } from 'vitest';
import { contrast, lineColourError, shadesOf, themeCss, themePath, USUAL_COLOURS } from './line-colours.ts';

describe('The contrast of two colours', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#4F46E5', '#FFFFFF', 6.29],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('The colour of a line', () => {
  it.each([
    ['buy', USUAL_COLOURS.buy],
    ['sell', USUAL_COLOURS.sell],
    ['repair', USUAL_COLOURS.repair],
    ['buy', '#B4004E'],
    ['repair', '#FFD60A'],
  ] as const)('of %s can be %s', (line, colour) => {
    expect(lineColourError(line, colour)).toBeUndefined();
  });

  it.each([
    ['buy', '#FFD60A', 'White text'],
    ['sell', '#34D399', 'White text'],
    ['repair', '#14161A', 'Dark text'],
    ['buy', '4F46E5', 'Invalid colour'],
    ['buy', '#4f46e5;}', 'Invalid colour'],
    ['buy', 'red', 'Invalid colour'],
  ] as const)('of %s can not be %s', (line, colour, why) => {
    expect(lineColourError(line, colour)).toContain(why);
  });

  it('gives text that is easy to read on its tint, for any colour', () => {
    for (let red = 0; red < 256; red += 51)
      for (let green = 0; green < 256; green += 51)
        for (let blue = 0; blue < 256; blue += 51) {
          const digits = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'));
          const { text, tint } = shadesOf(`#${digits.join('').toUpperCase()}`);
          expect(contrast(text, tint)).toBeGreaterThanOrEqual(7);
        }
  });
});

describe('The style sheet of colours', () => {
  it('is none for the usual ones', () => {
    expect(themePath(USUAL_COLOURS)).toBeUndefined();
  });

  it('is found by its address', () => {
    const path = themePath({ ...USUAL_COLOURS, buy: '#B4004E' });
    expect(path).toBe('/theme/B4004E-047857-F59E0B.css');
    expect(themeCss('B4004E-047857-F59E0B.css')).toContain('--color-buy:#B4004E;');
  });

  it.each(['', 'red.css', 'B4004E-047857.css', 'B4004E-047857-F59E0B}.css', '../B4004E-047857-F59E0B.css'])(
    'has no other address, such as %s',
    (name) => {
      expect(themeCss(name)).toBeUndefined();
    },
  );
});
