import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { readingText, readSearch } from './readings.ts';
import { wordsOf } from './words.ts';

const WORDS =
  `apple iphone 11 12 13 14 15 pro max plus mini se 3rd gen samsung galaxy s22 s23 s24 ultra fe a16 5g
  watch watch7 7 series 6 flip6 flip google pixel 7a 8 macbook air 13 inch m2 airpods usb c 128gb 256gb 512gb
  blue black playstation 5 slim phones phone laptops laptop tablets tablet case clear portable probook protector obsidian chargers
  thinkpad t14 sony wh 1000xm5 nintendo switch oled earbuds good 2 in 1 quartz`.split(/\s+/);

const shop = new Dictionary(new Map(WORDS.map((word, index) => [word, 1_000 - index])));
const nearest = (text: string) => readSearch(wordsOf(text), shop)[0];

describe('The nearest reading of a search', () => {
  it.each<[what: string, typed: string, read: string, corrected: boolean]>([
    ['as it is', 'iphone 14 pro max', 'iphone 14 pro max', false],
    ['two slips', 'iphnoe 14 pormax', 'iphone 14 pro max', true],
    ['letters left out', 'galxy s24 ulta', 'galaxy s24 ultra', true],
    ['a letter left out', 'macbok air', 'macbook air', true],
    ['a long word', 'playstaton', 'playstation', true],
    ['two slips in one word', 'plystaton 5', 'playstation 5', true],
    ['written as one', 'promax', 'pro max', false],
    ['all written as one', 'iphone15promax', 'iphone 15 pro max', false],
    ['a name and its number', 'iphone15', 'iphone 15', false],
    ['a name and its number that the shop has as one', 'watch7', 'watch 7', false],
    ['cut where the words are', 'galaxys24ultra', 'galaxy s24 ultra', false],
    ['a slip before a number', 'iphnoe14', 'iphone 14', true],
    ['written as two', 'i phone 13', 'iphone 13', false],
    ['written as two, both known', 'air pods', 'airpods', false],
    ['a model written as two', 'galaxy s 24', 'galaxy s24', false],
    ['a unit apart', 'iphone 256 gb', 'iphone 256gb', false],
    ['one with a slip, written as two', 'air pds', 'airpods', true],
    ['a short name', 'ps5', 'playstation 5', false],
    ['a short name apart', 'ps 5', 'playstation 5', false],
    ['a short name of two words', 'mba m2', 'macbook air m2', false],
    ['another spelling of one sound', 'ifone', 'iphone', true],
    ['a word that lacks its end, before another', 'iphon 12 mini', 'iphone 12 mini', true],
    ['a short word with another first letter', 'food', 'food', false],
    ['several', 'iphones', 'iphone', false],
    ['signs and capitals', 'WH-1000XM5!', 'wh 1000xm5', false],
    ['joined letters', 'usbc', 'usb c', false],
    ['accents', 'ìPhöne', 'iphone', false],
    ['a beginning', 'galax', 'galax', false],
    ['a beginning with a slip', 'mackb', 'macbook', true],
    ['a beginning with two slips', 'quasar', 'quasar', false],
    ['small words', 'a clear case for the iphone', 'clear case iphone', false],
    ['nothing but small words', 'for the', 'for the', false],
    ['a number that is not there', 'iphone 99', 'iphone 99', false],
    ['a number of two numbers', 'iphone 1315', 'iphone 1315', false],
    ['a beginning with another first letter', 'jobs', 'jobs', false],
    ['a short word with two letters that were not typed', 'careers', 'careers', false],
    ['what is nowhere', 'xylophone', 'xylophone', false],
  ])('%s: %j', (_what, typed, read, corrected) => {
    const reading = nearest(typed);
    expect(reading && readingText(reading)).toBe(read);
    expect(reading?.isCorrected).toBe(corrected);
  });

  it('never makes one number of another', () => {
    for (const typed of ['iphone 16', 'galaxy s25', 'pixel 9', 'galaxy s21 ultra']) {
      for (const { terms } of readSearch(wordsOf(typed), shop)) {
        const found = terms.flatMap(({ exact, others }) => [...exact, ...others]).join(' ');
        expect(found, typed).not.toMatch(/\b(11|12|13|14|15|s22|s23|s24|8)\b/);
      }
    }
  });
});

describe('A search taken literally', () => {
  it.each<[typed: string, read: string, finds: string[]]>([
    ['iphnoe 14', 'iphnoe 14', ['14']],
    ['ps5', 'ps5', []],
    ['galax', 'galax', ['galaxy']],
    ['iphone15 promax', 'iphone 15 pro max', ['iphone', '15', 'pro', 'max']],
    ['air pds', 'air pds', ['air', 'airpods']],
    ['air pods', 'airpods', ['airpods']],
  ])('%j changes no letter', (typed, read, finds) => {
    const readings = readSearch(wordsOf(typed), shop, true);
    expect(readings.some(({ isCorrected }) => isCorrected)).toBe(false);
    const terms = readings[0]?.terms ?? [];
    expect(readingText({ terms })).toBe(read);
    expect(terms.flatMap(({ exact, others }) => [...exact, ...others])).toEqual(finds);
  });
});

describe('The words that a term finds', () => {
  const words = (text: string) => nearest(text)?.terms.at(-1);

  it.each<[string, string, string[], string[]]>([
    ['a word and those that begin with it', 'pro', ['pro'], ['probook', 'protector']],
    ['the beginning of a storage size', '256', [], ['256gb']],
    ['a number, not longer numbers', '12', ['12'], []],
    ['one digit, not all that begin with it', '1', ['1'], []],
    ['a beginning', 'ip', [], ['iphone']],
    ['a slip, as the word itself', 'prro', ['pro'], ['probook', 'protector']],
  ])('%s: %j', (_what, typed, exact, others) => {
    expect({ exact: words(typed)?.exact, others: words(typed)?.others.toSorted() }).toEqual({
      exact,
      others,
    });
  });

  it('are longer numbers too where the number itself finds nothing', () => {
    const [exact, begun] = readSearch(['1'], shop);
    expect(exact?.terms[0]?.others).toEqual([]);
    expect(begun?.terms[0]?.others).toEqual(expect.arrayContaining(['11', '15', '128gb']));
  });
});

it('has readings to fall back on, nearest first', () => {
  const readings = readSearch(wordsOf('iphone por'), shop);
  const costs = readings.map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(readings.map(readingText)).toEqual(expect.arrayContaining(['iphone por', 'iphone pro']));
  expect(readings.length).toBeLessThanOrEqual(12);
});
