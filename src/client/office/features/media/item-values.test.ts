import { expect, it } from 'vitest';
import type { MediaDetail } from '#contract/media.ts';
import { changeOf, errorsOf, focalText, pointOf, valuesOf } from './item-values.ts';

const item = {
  version: 3,
  name: 'fold.avif',
  alt: '',
  folder_id: 7,
  focal_point: { x: 34, y: 42 },
} as MediaDetail;

it('A change says only what was changed, for the version that was read', () => {
  expect(valuesOf(item)).toEqual({ name: 'fold.avif', alt: '', folder: '7', focal: '34%, 42%' });
  expect(changeOf({ alt: 'A phone' }, item)).toEqual({ version: 3, alt: 'A phone' });
  expect(changeOf({ folder: '' }, item)).toEqual({ version: 3, folder_id: null });
  expect(changeOf({ focal: focalText({ x: 0, y: 100 }) }, item)).toEqual({
    version: 3,
    focal_point: { x: 0, y: 100 },
  });
  expect(pointOf('nothing')).toEqual({ x: 50, y: 50 });
});

it('An alt text is short, and a name is not empty', () => {
  const values = valuesOf(item);
  expect(errorsOf(values)).toEqual({});
  expect(errorsOf({ ...values, name: ' ' })).toEqual({ name: 'Required' });
  expect(errorsOf({ ...values, alt: 'a'.repeat(141) })).toHaveProperty('alt');
});
