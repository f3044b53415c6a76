import { lookOf } from '#contract/sections/looks.ts';
import { headingOf, isBare, type Section } from '#contract/sections/registry.ts';
import { plainHex } from '#rules/page/content-values.ts';
import { contrast } from '#rules/presentation/line-colours.ts';
import { mediaOf } from '#rules/presentation/feature.ts';
import { itemName, itemsOf, sectionName, wordOf, type Found, type Item } from './pictures.reads.ts';

/** What lies under words: a colour, or a picture by its name. */
type Ground = { colour: string } | { picture: string };
/** The mean colour under the words of each picture, by its name. Pictures that can’t be read are left out. */
export type Grounds = ReadonlyMap<string, string>;

/** WCAG: large words need less contrast. */
const LARGE = 3;
const SMALL = 4.5;
/** The colours of words without one of their own, as in the shop’s style sheet. */
const INK = '#14161A';
const SECONDARY = '#43464C';
const PAPER = '#FFFFFF';
/** The ground of a promo card or banner card. */
const CARD = '#F6F5F2';

const WORDS = [
  { words: 'title', colour: 'title_color', name: 'title', usual: INK, least: LARGE },
  { words: 'sub_title', colour: 'sub_title_color', name: 'line', usual: SECONDARY, least: SMALL },
] as const;

/** Names of colours that are often typed. */
const NAMED: Readonly<Record<string, string>> = { white: PAPER, black: '#000000' };
const hexOf = (colour: string) => NAMED[colour.toLowerCase()] ?? plainHex(colour);

function backgroundOf(section: Section): Ground | undefined {
  const { bg_color_type: type, bg_image: picture, container_bg: colour } = section;
  if (type === 'image' && picture) return { picture };
  if (type === 'url' && picture) return undefined;
  return { colour: colour || PAPER };
}

/** What lies under the words of a picture or card. */
function groundOf(section: Section, item: Item): Ground | undefined {
  const look = lookOf(section);
  if (!look || !('wordsOn' in look)) return undefined;
  if (look.wordsOn === 'card') return { colour: CARD };
  if (look.wordsOn === 'background') return backgroundOf(section);
  const media = mediaOf(item.values);
  return media.kind === 'image' && media.name ? { picture: media.name } : undefined;
}

/** Sections with words of their own, in the shop's ink, on their background. */
function hasOwnWords(section: Section): boolean {
  if (headingOf(section) && !isBare(section.section_type)) return true;
  const look = lookOf(section);
  return look !== undefined && 'isOnBackground' in look && look.isOnBackground;
}

/** The pictures of a section that lie under words. */
export function picturesUnderWords(section: Section): string[] {
  const grounds = [
    ...(hasOwnWords(section) ? [backgroundOf(section)] : []),
    ...itemsOf(section).map((item) => groundOf(section, item)),
  ];
  return grounds.flatMap((ground) => (ground && 'picture' in ground ? [ground.picture] : []));
}

/** The contrast of words, if it is known and too low. */
function tooLow(
  words: string,
  ground: Ground | undefined,
  least: number,
  grounds: Grounds,
): string | undefined {
  if (!ground) return undefined;
  const under = 'colour' in ground ? hexOf(ground.colour) : grounds.get(ground.picture);
  const over = hexOf(words);
  if (!under || !over) return undefined;
  const value = contrast(over, under);
  return value < least
    ? `contrast ${(Math.floor(value * 10) / 10).toFixed(1)}, and ${least} is the least`
    : undefined;
}

/** Words that are hard to read on what lies under them. */
export function checkContrast(section: Section, grounds: Grounds): Found[] {
  return [
    ...checkOwnWords(section, grounds),
    ...itemsOf(section).flatMap((item) => checkItem(section, item, grounds)),
  ];
}

function checkOwnWords(section: Section, grounds: Grounds): Found[] {
  const ground = backgroundOf(section);
  const fault = hasOwnWords(section) && tooLow(INK, ground, LARGE, grounds);
  if (!fault || !ground) return [];
  const field = 'picture' in ground ? 'bg_image' : 'container_bg';
  const message = `${sectionName(section)}: its words are hard to read on its background (${fault}).`;
  return [{ code: 'contrast', message, field }];
}

function checkItem(section: Section, item: Item, grounds: Grounds): Found[] {
  const ground = groundOf(section, item);
  return WORDS.flatMap(({ words, colour, name, usual, least }): Found[] => {
    if (wordOf(item.values[words]) === '') return [];
    const fault = tooLow(wordOf(item.values[colour]) || usual, ground, least, grounds);
    if (!ground || !fault) return [];
    const on = 'picture' in ground ? 'the picture' : 'its background';
    const message = `${itemName(section, item)}: its ${name} is hard to read on ${on} (${fault}).`;
    return [{ code: 'contrast', message, field: `${item.path}.${colour}` }];
  });
}
