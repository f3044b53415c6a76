import { expect, it } from 'vitest';
import { code39 } from './code39.ts';

it('a number becomes five bars for each sign, between two stars', () => {
  const code = code39('TI-123456789-A');
  expect(code?.bars).toHaveLength((14 + 2) * 5);
  // A star begins with a narrow bar, a wide space and a narrow bar.
  expect(code?.bars.slice(0, 3)).toEqual([
    { x: 0, width: 1 },
    { x: 4, width: 1 },
    { x: 6, width: 3 },
  ]);
});

it('every sign is as wide as the others, so that a scanner keeps its pace', () => {
  const star = code39('')?.width ?? 0;
  for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-') {
    expect(code39(sign)?.width, sign).toBe(star + 16);
  }
});

it('a sign that the barcode does not have makes none', () => expect(code39('TI_1')).toBeUndefined());
