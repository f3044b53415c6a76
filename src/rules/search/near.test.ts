import { describe, expect, it } from 'vitest';
import { isModelSearch, isOtherModel, modelTerms, type WordKinds } from './model-words.ts';
import { nearSearches } from './near.ts';
import { readingText } from './readings.ts';
import type { SearchTerm } from './word-readings.ts';

const LEADS = ['iphone', 'pixel', 'galaxy', 'macbook', 'watch', 'elitebook'];
const MODEL_WORDS =
  '11 12 13 14 15 16 17 pro max mini ultra s22 s23 s24 s25 a16 air 13 inch m1 m2 m3 m4 series 10 7a 8 9 7 840 g8 tab s9 laptop 5'.split(
    ' ',
  );
const NAMES = [
  'iphone 11',
  'iphone 12',
  'iphone 13',
  'iphone 14',
  'iphone 14 pro',
  'iphone 15 pro max',
  'iphone 16 pro',
  'iphone 17',
  'pixel 7a',
  'pixel 8',
  'pixel 9 pro',
  'galaxy s22',
  'galaxy s23',
  'galaxy s24 ultra',
  'galaxy s25',
  'galaxy a16',
  'galaxy watch 7',
  'galaxy tab s9',
  'surface laptop 5',
  'macbook air 13 inch m1',
  'macbook air 13 inch m2',
  'macbook air 13 inch m4',
  'watch series 10',
  'elitebook 840 g8',
];
const kinds: WordKinds = {
  models: new Map([
    ...MODEL_WORDS.map((word) => [word, false] as const),
    ...LEADS.map((word) => [word, true] as const),
  ]),
  names: NAMES.map((name) => name.split(' ')),
  brands: new Set(['apple', 'samsung']),
  labels: new Set(['blue', '256gb']),
  goods: new Set(['case']),
  types: new Set(['watch', 'laptop']),
};
const OTHERS = ['charger', 'case', 'plus'];
const known = new Set([...MODEL_WORDS, ...LEADS, ...kinds.brands, ...kinds.labels, ...OTHERS]);
const term = (text: string): SearchTerm => ({ text, exact: known.has(text) ? [text] : [], others: [] });
const near = (typed: string) =>
  nearSearches(typed.split(' ').map(term), kinds).map((terms) => readingText({ terms }));

/** The best three of the searches that find something in the shop. */
const firstOf = (typed: string, shop: readonly string[]) =>
  near(typed)
    .flatMap((text) => shop.filter((name) => text.split(' ').every((word) => name.split(' ').includes(word))))
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, 3);

it('leaves out any number of words that nothing has, or that are only beginnings, beside a kind of goods', () => {
  const begun: SearchTerm = { text: 'ear', exact: [], others: ['earbuds'] };
  const searches = nearSearches([term('over'), begun, term('large'), term('case')], kinds);
  expect(searches.map((terms) => readingText({ terms }))).toContain('case');
});

const SHOP = [
  'iphone 14',
  'iphone 14 pro',
  'iphone 15 pro max',
  'iphone 13',
  'galaxy s22',
  'galaxy s24',
  'galaxy s24 ultra',
  'macbook air 13 inch m2',
  'macbook air 13 inch m4',
  'usb charger',
  'clear case',
  'watch series 10',
];

describe('Where nothing has all the words, the nearest come first', () => {
  it.each([
    ['iphone 14 pro max', ['iphone 14 pro', 'iphone 14', 'iphone 15 pro max']],
    ['galaxy s21', ['galaxy s22', 'galaxy s24', 'galaxy s24 ultra']],
    ['galaxy s21 ultra', ['galaxy s24 ultra', 'galaxy s22', 'galaxy s24']],
    ['galaxy s24 plus', ['galaxy s24', 'galaxy s24 ultra']],
    ['macbook air m3', ['macbook air 13 inch m4', 'macbook air 13 inch m2']],
    ['watch series 9', ['watch series 10']],
    ['iphone 14 blue', ['iphone 14', 'iphone 14 pro']],
    ['iphone charger', ['usb charger']],
    ['iphone 14 case', ['clear case', 'iphone 14', 'iphone 14 pro']],
  ])('%s', (typed, first) => {
    expect(firstOf(typed, SHOP).slice(0, first.length)).toEqual(first);
  });

  it('a word that the shop has never heard of goes first', () => {
    expect(near('iphone 14 banana')[0]).toBe('iphone 14');
  });

  it('at least half of the words stay, or a model or kind of goods among words that the shop has never heard of', () => {
    expect(near('drop xylophone charger')).toEqual([]);
    expect(near('drop xylophone case')).toEqual(['case']);
    expect(near('drop xylophone iphone 14')[0]).toBe('iphone 14');
    expect(near('birthday gift for daughter iphone')).toEqual(['iphone']);
    expect(near('iphone')).toEqual([]);
  });

  it.each([
    ['iphone 8', ['iphone 11', 'iphone 12', 'iphone 13', 'iphone 14', 'iphone']],
    ['iphone 4', ['iphone 11', 'iphone 12', 'iphone 13', 'iphone 14', 'iphone']],
    ['iphone xr', ['iphone 11', 'iphone 12', 'iphone 13', 'iphone 14', 'iphone']],
    ['iphone 20', ['iphone 17', 'iphone 16', 'iphone 15', 'iphone 14', 'iphone']],
    ['pixel 6', ['pixel 7a', 'pixel 8', 'pixel 9', 'pixel']],
    ['galaxy s10', ['galaxy s22', 'galaxy s23', 'galaxy s24', 'galaxy s25', 'galaxy']],
    ['gaming laptop', ['laptop']],
    ['galaxy note 10', ['galaxy phone', 'galaxy']],
    ['galaxy fold', ['galaxy flip', 'galaxy phone', 'galaxy']],
    ['galaxy s9', ['galaxy s22', 'galaxy s23', 'galaxy s24', 'galaxy s25', 'galaxy']],
  ])('by their generations, and never of another family: %s', (typed, all) => {
    expect(near(typed)).toEqual(all);
  });

  it('a number beside a word that the shop has never heard of says nothing', () => {
    expect(near('lg g8')).toEqual([]);
    expect(near('nokia 3310')).toEqual([]);
  });

  it('at last, the family alone, where all the words name one model', () => {
    expect(near('macbook pro 2015').at(-1)).toBe('macbook');
    expect(near('iphone 14 pro max').at(-1)).toBe('iphone');
    expect(near('iphone bassoon charger')).not.toContain('iphone');
  });

  it('never what only has the same words: a Galaxy Tab S9 for a Galaxy S9 Ultra', () => {
    expect(near('galaxy s9 ultra')).not.toContain('galaxy s9');
  });

  it('is bounded, for any typed text', () => {
    expect(near('1 2 3 4 5 6 7 8').length).toBeLessThanOrEqual(40);
    expect(near('11 12 13 14 15 16 17 iphone').length).toBeLessThanOrEqual(40);
  });
});

it.each([
  ['iphone 14 pro max', true],
  ['galaxy s21', true],
  ['iphone 14 banana', false],
  ['blue charger', false],
])('%s names a model: %s', (typed, isModel) => {
  expect(isModelSearch(typed.split(' ').map(term), kinds)).toBe(isModel);
});

it.each([
  ['galaxy s9', true],
  ['galaxy s9 blue', true],
  ['galaxy s22', false],
  ['galaxy tab s9', false],
  ['galaxy s9 tab', false],
  ['galaxy s9 watch', false],
  ['watch 10', false],
  ['macbook m2', false],
  ['iphone 8', false],
  ['samsung s9', true],
  ['samsung s23', false],
  ['samsung tab s9', false],
  ['samsung g8', false],
])('%s is a model that only looks like another one: %s', (typed, isOther) => {
  expect(isOtherModel(typed.split(' ').map(term), kinds)).toBe(isOther);
});

it('takes the words of a model as whole words', () => {
  const pro = { text: 'pro', exact: ['pro'], others: ['product'] };
  expect(modelTerms([term('iphone'), pro], kinds)[1]?.others).toEqual([]);
  expect(modelTerms([pro], kinds)[0]?.others).toEqual(['product']);
  const watch = { text: 'watch', exact: ['watch'], others: ['watches'] };
  expect(modelTerms([watch, term('10')], kinds)[0]?.others).toEqual(['watches']);
  expect(nearSearches([watch, term('blue')], kinds)[0]).toEqual([watch]);
  expect(nearSearches([term('iphone'), term('14'), pro, term('max')], kinds)[0]?.at(-1)?.others).toEqual([]);
});
