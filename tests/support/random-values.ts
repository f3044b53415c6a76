import type { Chance } from '#demo/chance.ts';
import { TITLE } from '#contract/sections/features.ts';
import type { Field, Fields } from '#contract/sections/fields.ts';
import { isFilled } from '#contract/sections/filled.ts';

/** What the pages of a shop can show and link to. */
export interface ShopThings {
  productIds: readonly number[];
  /** Those without a parent. */
  categoryIds: readonly number[];
  pictures: readonly string[];
  videos: readonly string[];
  icons: readonly string[];
}

/** `least`: only what a section needs. `most`: every field, at its limit. `some`: anything between. */
export const MANNERS = ['least', 'most', 'some'] as const;
export type Manner = (typeof MANNERS)[number];

/** How values are made: by chance, in one of the manners, from what the shop has. */
export interface Making {
  chance: Chance;
  manner: Manner;
  things: ShopThings;
  /** Pictures, videos and pages of other sites too. The bench does without them. */
  isAbroad: boolean;
}

export type Values = Record<string, unknown>;

const WORDS = (
  'a new phone for every pocket and tablets that last checked graded guaranteed with two years of warranty ' +
  'sell the old one today repairs within the hour price on the page honest cables chargers cases'
).split(' ');

/** Each is cut or repeated to the length that is wanted. */
const ODD = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'WWWWWWWWWWWWWWWWWWWW',
  'https://shop.example/a/very/long/address?with=many&keys=and-values#and-a-place',
  '<script>alert(1)</script> & "quotes" \'here\' {{ and }} ${there} %s \\n',
  'مرحبا بالعالم، هاتف جديد وسعر جيد ',
  '新しい電話と修理の価格をすぐに確認できます',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿📱🔋✨',
  'Z̸͎͊a̵̰͝l̶͔̒g̴̙̅o̷͇͝ ',
  'null undefined NaN 0 -1 1e309 ',
  'İstanbul ﬀ ß ſ K Å ',
];

/** Whole characters only: half of a pair is not text. */
const cut = (text: string, most: number) => {
  const short = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(short) ? `${short.slice(0, -1)}.` : short;
};

function wordsOf(chance: Chance, most: number): string {
  const words: string[] = [];
  for (let length = 0; length < most; length += (words.at(-1)?.length ?? 0) + 1)
    words.push(chance.pick(WORDS));
  const text = words.join(' ');
  return cut(text.slice(0, 1).toUpperCase() + text.slice(1), most)
    .trimEnd()
    .padEnd(most, '.');
}

/** A text of this length: words, or something that pages are seldom tried with. */
function textOf({ chance }: Making, length: number): string {
  if (chance.share() < 0.5) return wordsOf(chance, length);
  const odd = chance.pick(ODD);
  return cut(odd.repeat(Math.ceil(length / odd.length)), length)
    .trim()
    .padEnd(length, '.');
}

const LONGEST_USUAL = 60;

function text(making: Making, most: number): string {
  const { chance, manner } = making;
  if (manner === 'least') return chance.pick(['X', '0', 'é', '.', '電']);
  return textOf(making, manner === 'most' ? most : chance.between(1, Math.min(most, LONGEST_USUAL)));
}

/** Long enough for several screens. Longer ones only cost time. */
const LONG_TEXT = 3_000;

function richText(making: Making, most: number): string {
  const { chance, manner } = making;
  if (manner === 'least') return '<p>X</p>';
  const line = () => escaped(textOf(making, chance.between(5, 80)));
  const parts = [
    () => `<h2>${line()}</h2>`,
    () => `<p>${line()} <strong>${line()}</strong> <em>${line()}</em></p>`,
    () => `<p>${escaped(textOf(making, manner === 'most' ? LONG_TEXT : 200))}</p>`,
    () => `<ul><li>${line()}</li><li>${line()}</li></ul>`,
    () => `<ol><li>${line()}</li></ol>`,
    () => `<table><tbody><tr><th>${line()}</th><td>${line()}</td><td>${line()}</td></tr></tbody></table>`,
    () => `<p><code>${line()}</code></p>`,
    () => `<blockquote><p>${line()}</p></blockquote>`,
    () => `<p><a href="/stores">${line()}</a></p>`,
  ];
  const all = manner === 'most' ? parts : parts.filter(() => chance.share() < 0.5);
  const html = all.map((part) => part()).join('');
  return html.length > 0 && html.length <= most ? html : '<p>A few words</p>';
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LONGEST_LINK = 500;

function link({ chance, manner, isAbroad }: Making): string {
  const here = ['/buy/products/All/1', '/stores', '/sell/product', '/buy/products/All/1?q=iphone', '#'];
  if (manner === 'most') return `/buy/products/All/1?q=${'long'.repeat(LONGEST_LINK)}`.slice(0, LONGEST_LINK);
  return chance.pick([
    ...here,
    ...(isAbroad ? ['', 'https://shop.example/', 'mailto:a@b.example', 'tel:+44'] : []),
  ]);
}

/** Words stay readable on these, and these on each other. The page builder warns of others. */
const LIGHT = [
  '#FFFFFF',
  '#F6F5F2',
  '#fff',
  'white',
  'ivory',
  'rgb(255 250 240)',
  'hsl(40, 60%, 96%)',
  '#F0F4FFff',
];
const DARK = ['#111111', '#222', 'black', 'midnightblue', 'rgb(20, 20, 30)', 'hsl(230 60% 15%)', '#101010ff'];

const PLACE_ABROAD = 'https://pictures.example';

function file({ chance, things, isAbroad }: Making, name: string, kind: 'picture' | 'video'): string {
  const isElsewhere = name === 'image_url' || name === 'video_url';
  if (!isElsewhere) return chance.pick(kind === 'picture' ? things.pictures : things.videos);
  if (!isAbroad) return '';
  if (kind === 'picture') return `${PLACE_ABROAD}/${chance.between(1, 99)}.svg`;
  return chance.pick(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', `${PLACE_ABROAD}/film.webm`]);
}

const HOUR_MS = 3_600_000;

function date({ chance }: Making): string {
  const hours = chance.pick([-24 * 400, -1, 1, 30, 24 * 90, 24 * 4_000]);
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

/** Some of these, each once, in any order. */
export function someOf<T>({ chance }: Pick<Making, 'chance'>, all: readonly T[], count: number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(chance.between(0, left.length - 1), 1),
  ).flat();
}

const MOST_USUAL = 5;
/** Lists at their limit whose things each have all fields make pages too long to look at. */
const countOf = ({ chance, manner }: Making, most: number) =>
  manner === 'least' ? 1 : manner === 'most' ? most : chance.between(1, Math.min(most, MOST_USUAL));

function value(field: Field, name: string, making: Making): unknown {
  const { chance, manner, things } = making;
  switch (field.kind) {
    case 'text':
      return text(making, field.most);
    case 'rich-text':
      return richText(making, field.most);
    case 'link':
      return link(making);
    case 'colour':
      return chance.pick(name === 'container_bg' ? LIGHT : DARK);
    case 'date':
      return date(making);
    case 'icon':
      return chance.pick(things.icons);
    case 'yes-no':
      return chance.share() < 0.5;
    case 'number':
      return manner === 'some' ? chance.between(field.least, field.most) : field[manner];
    case 'choice':
      return chance.pick(Object.keys(field.options));
    case 'products':
      return someOf(making, things.productIds, countOf(making, field.most));
    case 'categories':
      return someOf(making, things.categoryIds, countOf(making, field.most));
    case 'group':
      return valuesOf(field.fields, making);
    case 'list':
      return Array.from({ length: countOf(making, field.most) }, (_, index) =>
        // The first has everything; the others differ.
        withSomething(field.of, index === 0 ? making : { ...making, manner: chance.pick(MANNERS) }),
      );
    default:
      return file(making, name, field.kind);
  }
}

/** An item of a list. One with nothing in it is not shown, so it gets a title. */
function withSomething(of: Fields, making: Making): Values {
  const values = valuesOf(of, making);
  return isFilled(of, values) ? values : { ...values, title: text(making, TITLE) };
}

/** Values for these fields: the required and the `needed` ones always, the others by the manner. */
export function valuesOf(fields: Fields, making: Making, needed: readonly string[] = []): Values {
  const isGiven = (name: string, { required }: Field) =>
    required ||
    needed.includes(name) ||
    making.manner === 'most' ||
    (making.manner === 'some' && making.chance.share() < 0.6);
  const values: Values = Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isGiven(name, field))
      .map(([name, field]) => [name, value(field, name, making)]),
  );
  // A video of YouTube has an address there; others are refused.
  const isOther = values['video_type'] === 'youtube_url' && values['video_url'];
  return isOther ? { ...values, video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } : values;
}
