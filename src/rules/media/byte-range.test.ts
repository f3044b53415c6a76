import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes = 5-5', { start: 5, end: 5 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=9-5', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0x1-2', undefined],
] as const)('%s of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

it('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none');
  expect(byteRange('bytes=-5', 0)).toBe('none');
});
