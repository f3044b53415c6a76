import type { PageWarning } from '#contract/pages-office-shapes.ts';
import { frameFields, headingOf, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { cardFields } from '#contract/sections/features.ts';
import { isFilled } from '#contract/sections/filled.ts';
import type { Fields } from '#contract/sections/fields.ts';
import { mediaOf } from '#rules/presentation/feature.ts';
import { isOwnPicture, isWebAddress } from '#rules/site/section-files.ts';
import { fileOfPicture } from '#rules/media/picture-name.ts';
import type { PageFacts } from './facts.reads.ts';

export type Values = Readonly<Record<string, unknown>>;
export type Found = Omit<PageWarning, 'row_id' | 'section' | 'at'>;

/** A picture or video of a section, with its words. */
export interface Item {
  values: Values;
  /** Its list, such as image_items. */
  list: string;
  /** Its place in the list, from 0. */
  index: number;
  /** Its path inside the section, such as image_items.0. */
  path: string;
}

export const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const ONE: Readonly<Record<string, string>> = {
  header_slider_data: 'slide',
  promo_cards: 'promo card',
  banner_cards: 'banner card',
  text_area_button_Data: 'text',
  services_items: 'service',
  text_scrolling: 'sentence',
};

export const sectionName = (section: Section): string =>
  headingOf(section) || SECTIONS[section.section_type].title;

/** 'Autumn, picture 2'. */
export const itemName = (section: Section, { list, index }: Pick<Item, 'list' | 'index'>): string =>
  `${sectionName(section)}, ${ONE[list] ?? 'picture'} ${index + 1}`;

/** The pictures and videos of a section. */
export function itemsOf(section: Section): Item[] {
  const read = (of: Fields, values: Values, path: string): Item[] =>
    Object.entries(of).flatMap(([name, field]) => {
      const value = values[name];
      const here = path === '' ? name : `${path}.${name}`;
      if (value === undefined) return [];
      if (field.kind === 'group') return read(field.fields, value as Values, here);
      if (field.kind !== 'list' || !('image_or_video' in field.of)) return [];
      return (value as Values[]).map((item, index) => ({
        values: item,
        list: name,
        index,
        path: `${here}.${index}`,
      }));
    });
  return read({ ...frameFields, ...SECTIONS[section.section_type].fields }, section, '');
}

/** The name of an item’s picture where it should be one that came with the shop; undefined for others. */
export function ownPicture(values: Values): string | undefined {
  if (values['image_or_video'] === 'video_allow' || values['image_flag'] === 'url') return undefined;
  const name = wordOf(values['image']);
  const isOther = name === '' || isOwnPicture(name) || fileOfPicture(name) !== undefined;
  return isOther ? undefined : name;
}

/** What is wrong with a picture or video itself. */
export function checkPicture(
  section: Section,
  item: Item,
  facts: PageFacts & { missing: ReadonlySet<string> },
): Found[] {
  const { values, path } = item;
  // The check names it as empty.
  if (!isFilled(cardFields, values)) return [];
  const media = mediaOf(values);
  if (values['image_or_video'] === 'video_allow') {
    if (media.kind !== 'image') return checkElsewhere(section, item);
    const field = isVideoAddress(values) ? 'video_url' : 'video';
    return [{ code: 'missing_picture', message: 'There is no video yet.', field: `${path}.${field}` }];
  }
  const from = values['image_flag'] === 'url' ? 'image_url' : 'image';
  const name = wordOf(values[from]);
  if (name === '')
    return [{ code: 'missing_picture', message: 'There is no picture yet.', field: `${path}.${from}` }];
  if (from === 'image' && facts.missing.has(name))
    return [{ code: 'missing_picture', message: `There is no picture ${name}.`, field: `${path}.image` }];
  return [...checkWords(section, item, name, facts), ...checkElsewhere(section, item)];
}

const WORDS = ['title', 'sub_title', 'description', 'category'];

const isVideoAddress = (values: Values) =>
  values['video_type'] === 'youtube_url' || values['vedio_flag'] === 'video_url';

/**
 * Words beside a picture say what it is about: one that came with the shop is then an ornament. Of an uploaded one
 * nobody has said so, and its library asks for an alt text.
 */
function checkWords(section: Section, item: Item, name: string, { pictures }: PageFacts): Found[] {
  const uploaded = pictures.get(name);
  const what = `${itemName(section, item)}: ${uploaded?.file ?? name.split('/').at(-1)}`;
  const warning = (message: string, field: string): Found[] => [
    { code: 'no_alt', message: `${what} ${message}`, field: `${item.path}.${field}` },
  ];
  const isNamed = WORDS.some((field) => wordOf(item.values[field]) !== '');
  if (isNamed && uploaded?.alt !== '') return [];
  if (isNamed) return warning('has no alt text. Say in the media library what is seen on it.', 'image');
  const known = uploaded?.alt ? 'has an alt text but no title' : 'has neither a title nor an alt text';
  return warning(`${known}. Give it a title, for visitors who can’t see it.`, 'title');
}

function checkElsewhere(section: Section, item: Item): Found[] {
  const { values, path } = item;
  const media = mediaOf(values);
  const name = itemName(section, item);
  if (media.kind === 'image')
    return elsewhere(`${name}: its picture`, media.name, `${path}.${pictureField(values)}`);
  return media.kind === 'video' ? elsewhere(`${name}: its video`, media.src, `${path}.video_url`) : [];
}

const pictureField = (values: Values) =>
  values['image_or_video'] === 'video_allow'
    ? 'video_thamnail_image'
    : values['image_flag'] === 'url'
      ? 'image_url'
      : 'image';

/** The background of a section. */
export function checkBackground(section: Section): Found[] {
  if (section.bg_color_type !== 'url') return [];
  return elsewhere(`${sectionName(section)}: its background`, section.bg_image, 'bg_image');
}

function elsewhere(what: string, address: string | undefined, field: string): Found[] {
  if (address === undefined || !isWebAddress(address)) return [];
  const site = URL.canParse(address) ? new URL(address).host : address;
  return [
    {
      code: 'other_site',
      message: `${what} comes from ${site}. It may change or go there, and that site sees who looks at it.`,
      field,
    },
  ];
}
