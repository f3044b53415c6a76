import { expect, it } from 'vitest';
import type { Line } from '../catalog/lines.ts';
import { productTitle } from './product-title.ts';

it.each<[Line, string]>([
  ['buy', 'iPhone 14'],
  ['sell', 'Sell iPhone 14'],
  ['repair', 'Repair iPhone 14'],
])('The title of a device to %s is “%s”', (line, title) => {
  expect(productTitle(line, 'iPhone 14')).toBe(title);
});
