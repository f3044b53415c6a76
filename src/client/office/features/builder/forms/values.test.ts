import { describe, expect, it } from 'vitest';
import { imageFields } from '#contract/sections/features.ts';
import { SECTIONS } from '#contract/sections/registry.ts';
import { usesOf } from '#contract/sections/uses.ts';
import { keepKey, keyOfItem } from './item-keys.ts';
import { askedFields, errorsBelow, moved, summaryOf, withValue, type Values } from './values.ts';

const uses = usesOf('image_section')['image_items']?.within ?? {};
const namesOf = (values: Values, design = 1) =>
  askedFields(imageFields, uses, values, design).asked.map(({ name }) => name);

describe('The form asks only for fields that count', () => {
  it.each<[string, Values, string[]]>([
    ['a picture', {}, ['image']],
    ['a picture of another site', { image_flag: 'url' }, ['image_url']],
    ['a video', { image_or_video: 'video_allow' }, ['video', 'video_thamnail_image']],
    [
      'a video of another site',
      { image_or_video: 'video_allow', vedio_flag: 'video_url' },
      ['video_url', 'video_thamnail_image'],
    ],
    [
      'a film of YouTube',
      { image_or_video: 'video_allow', video_type: 'youtube_url' },
      ['video_url', 'video_thamnail_image'],
    ],
  ])('%s', (_what, values, names) => {
    const sources = ['image', 'image_url', 'video', 'video_url', 'video_thamnail_image'];
    expect(namesOf(values).filter((name) => sources.includes(name))).toEqual(names);
  });

  it('in the mosaic alone, the size of a picture', () => {
    expect([namesOf({}, 5).includes('grid'), namesOf({}, 4).includes('grid')]).toEqual([true, false]);
  });

  it('and names what another design would show', () => {
    const { fields } = SECTIONS.product_section;
    const found = (values: Values, design: number) =>
      askedFields(fields, usesOf('product_section'), values, design).kept;
    expect(found({ ends_at: '2026-11-16T10:40:00Z' }, 1)).toEqual(['The offer ends']);
    expect(found({ ends_at: '2026-11-16T10:40:00Z' }, 2)).toEqual([]);
    expect(found({}, 1)).toEqual([]);
  });

  it('and says of categories that products picked one by one come first', () => {
    const { fields } = SECTIONS.product_section.fields.product_items;
    const within = usesOf('product_section')['product_items']?.within ?? {};
    const unused = (values: Values) =>
      askedFields(fields, within, values, 1).asked.find(({ name }) => name === 'category_ids')?.unused;
    expect(unused({ ids: [1] })).toContain('Picked one by one');
    expect(unused({ ids: [] })).toBeUndefined();
  });
});

it('A field that is emptied leaves the wire, unless it is required', () => {
  const text = { kind: 'text', label: 'Title', most: 9 } as const;
  expect(withValue({ a: 1, title: 'x' }, 'title', '', text)).toEqual({ a: 1 });
  expect(withValue({ title: 'x' }, 'title', '', { ...text, required: true })).toEqual({ title: '' });
  expect(withValue({}, 'title', 'y', text)).toEqual({ title: 'y' });
});

it('A thing of a list is called by its first words', () => {
  const texts = SECTIONS.text_editor_section.fields.text_area_button_Data.of;
  expect(summaryOf({ text: '<h2>Repair <b>first</b></h2>' }, texts)).toBe('Repair first');
  expect(summaryOf({}, texts)).toBe('');
});

it('Errors are counted at a path and below it', () => {
  const errors = { 'image_items.1.title': 'a', 'image_items.1': 'b', 'image_items.10.title': 'c' };
  expect(errorsBelow(errors, 'image_items.1')).toBe(2);
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('A row moves from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

it('A changed thing keeps its key, and a copy gets its own', () => {
  const before = { title: 'a' };
  const key = keyOfItem(before);
  expect(keyOfItem(keepKey(before, { title: 'b' }))).toBe(key);
  expect(keyOfItem({ ...before })).not.toBe(key);
  expect(keyOfItem(before)).toBe(key);
});
