import { expect, test } from 'vitest';
import { colour } from './colours.ts';
import { lum, mix, shade, toLab, fromLab } from './lib/colour.ts';
import { Doc } from './lib/doc.ts';
import { squircle } from './lib/shapes.ts';
import { paletteFor } from './palette-choice.ts';
import { PHONES } from './phones/models.ts';
import { back, front } from './phones/views.ts';

test('a colour survives the way into OKLab and back', () => {
  for (const hex of ['#000000', '#ffffff', '#c4162a', '#a9bdd6']) expect(fromLab(toLab(hex))).toBe(hex);
});

test('shading moves the lightness only as far as asked', () => {
  expect(lum(shade('#808080', 0.1)) - lum('#808080')).toBeCloseTo(0.1, 2);
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
});

test('the same definition is written once, others get their own id', () => {
  const d = new Doc(10, 10);
  expect(d.blur(1)).toBe(d.blur(1));
  expect(d.blur(1)).not.toBe(d.blur(2));
});

test('the same word is another colour on another line', () => {
  expect(colour('Blue', 'iPhone 13').base).not.toBe(colour('Blue', 'iPhone 15').base);
  expect(() => colour('Octarine', 'iPhone 15')).toThrow(/Octarine/);
});

test('a corner that has no room becomes round, never broken', () => {
  expect(squircle(0, 0, 10, 4, 9)).not.toMatch(/NaN/);
});

test.each(Object.entries(PHONES))('%s is drawn whole, and the same each time', (name, model) => {
  const c = colour('Black', name);
  const art = { palette: paletteFor(c, name), seed: 1 };
  const drawn = back(model, c) + front(model, c, art);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(back(model, c) + front(model, c, art)).toBe(drawn);
});
