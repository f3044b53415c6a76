import type { PageCheck, PageRow, PageWarning } from '#contract/pages-office-shapes.ts';
import type { Field, Fields } from '#contract/sections/fields.ts';
import { frameFields, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { sectionProducts } from '#contract/section-calls.ts';
import { contrast } from '#rules/presentation/line-colours.ts';
import { FIRST_SCREEN_KB } from '#rules/site/page-limits.ts';

type Values = Readonly<Record<string, unknown>>;
type Found = Omit<PageWarning, 'row_id' | 'section' | 'at'>;

/** What a check needs to know of the shop. */
export interface PageFacts {
  /** Whether a link of this shop leads to nothing. Links to other sites are not followed. */
  isDead: (href: string) => boolean;
  /** Alt texts and sizes of uploaded pictures, by name. */
  pictures: ReadonlyMap<string, { alt: string; bytes: number; width: number }>;
  /** The products and categories that visitors can see. */
  products: ReadonlySet<number>;
  categories: ReadonlySet<number>;
}

const READABLE = 4.5;
/** A picture of the shop's own on a phone. */
const USUAL_KB = 45;
const PHONE_WIDTH = 640;
/** A card of a product, with its picture. */
const CARD_KB = 9;
const FIRST_CARDS = 4;

/** What to look at before a page is published. Hidden rows are left out. */
export function checkPage(rows: readonly PageRow[], facts: PageFacts): PageCheck {
  const shown = rows.map((row, index) => ({ row, index })).filter(({ row }) => row.is_active);
  const warnings = shown.flatMap(({ row, index }) =>
    row.template_meta_data.flatMap((section, place) =>
      checkSection(section, facts).map((found): PageWarning => ({
        ...found,
        row_id: row.id,
        section: place,
        at: [
          `rows.${index}.template_meta_data.${place}`,
          ...(found.field === null ? [] : [found.field]),
        ].join('.'),
      })),
    ),
  );
  const heavy = firstScreenKb(
    shown.map(({ row }) => row),
    facts,
  );
  const whole = (code: PageWarning['code'], message: string): PageWarning => ({
    code,
    message,
    row_id: null,
    section: null,
    field: null,
    at: 'rows',
  });
  if (heavy > FIRST_SCREEN_KB)
    warnings.push(
      whole(
        'heavy',
        `The first screen loads about ${heavy} KB of pictures on a phone. ${FIRST_SCREEN_KB} KB is the most that opens fast.`,
      ),
    );
  if (shown.length === 0) warnings.push(whole('empty', 'Visitors see no sections on this page.'));
  return { warnings, first_screen_kb: heavy, budget_kb: FIRST_SCREEN_KB };
}

function checkSection(section: Section, facts: PageFacts): Found[] {
  const fields: Fields = { ...frameFields, ...SECTIONS[section.section_type].fields };
  return [...checkProducts(section, facts), ...checkFields(fields, section, '', section, facts)];
}

function checkProducts(section: Section, facts: PageFacts): Found[] {
  const isProducts =
    section.section_type === 'product_section' || section.section_type === 'product_section_single';
  if (!isProducts || section.design?.design_value === 5) return [];
  const query = sectionProducts(section);
  const isThere =
    query?.ids?.some((id) => facts.products.has(id)) ||
    query?.category_ids?.some((id) => facts.categories.has(id));
  if (isThere) return [];
  const field = section.section_type === 'product_section' ? 'product_items' : 'product_item_single';
  return [{ code: 'no_products', message: 'No product of this list can be seen by visitors.', field }];
}

function checkFields(
  fields: Fields,
  values: Values,
  path: string,
  section: Section,
  facts: PageFacts,
): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const here = path === '' ? name : `${path}.${name}`;
    return value === undefined ? [] : checkField(field, value, here, section, facts);
  });
}

function checkField(field: Field, value: unknown, path: string, section: Section, facts: PageFacts): Found[] {
  if (field.kind === 'group') return checkFields(field.fields, value as Values, path, section, facts);
  if (field.kind === 'list')
    return (value as Values[]).flatMap((item, index) => {
      const at = `${path}.${index}`;
      const isPicture = 'image_or_video' in field.of;
      return [
        ...checkFields(field.of, item, at, section, facts),
        ...(isPicture ? [...checkPicture(item, at, facts), ...checkContrast(item, at, section)] : []),
      ];
    });
  if (field.kind === 'link' && facts.isDead(String(value)))
    return [{ code: 'dead_link', message: `Nothing is at ${String(value)}.`, field: path }];
  if (field.kind === 'rich-text')
    return [...String(value).matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']): Found[] =>
      facts.isDead(href) ? [{ code: 'dead_link', message: `Nothing is at ${href}.`, field: path }] : [],
    );
  return [];
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');

function checkPicture(item: Values, path: string, facts: PageFacts): Found[] {
  if (item['image_or_video'] === 'video_allow') {
    const has = ['video', 'video_url', 'video_thamnail_image'].some((name) => wordOf(item[name]) !== '');
    return has
      ? []
      : [{ code: 'missing_picture', message: 'There is no video yet.', field: `${path}.video` }];
  }
  const isUrl = item['image_flag'] === 'url';
  const name = wordOf(item[isUrl ? 'image_url' : 'image']);
  const field = `${path}.${isUrl ? 'image_url' : 'image'}`;
  if (name === '') return [{ code: 'missing_picture', message: 'There is no picture yet.', field }];
  const alt = facts.pictures.get(name)?.alt ?? '';
  if (alt !== '' || wordOf(item['title']) !== '') return [];
  return [{ code: 'no_alt', message: 'This picture has neither a title nor an alt text.', field }];
}

const HEX = /^#[\dA-F]{6}$/i;

/** Text beside a picture lies on the background of its section. Other text lies on a picture, which nobody can measure here. */
function checkContrast(item: Values, path: string, section: Section): Found[] {
  const isBeside = section.section_type === 'carosel_image_section' && section.design?.design_value !== 2;
  const isColour = section.bg_color_type === undefined || section.bg_color_type === 'color';
  if (!isBeside || !isColour) return [];
  const background = section.container_bg || '#FFFFFF';
  return ['title_color', 'sub_title_color'].flatMap((name): Found[] => {
    const colour = wordOf(item[name]);
    if (!HEX.test(colour) || !HEX.test(background)) return [];
    if (contrast(colour.toUpperCase(), background.toUpperCase()) >= READABLE) return [];
    return [
      { code: 'contrast', message: 'This text is hard to read on its background.', field: `${path}.${name}` },
    ];
  });
}

/** The pictures of the first two rows, as a phone loads them. */
function firstScreenKb(rows: readonly PageRow[], facts: PageFacts): number {
  const sections = rows.slice(0, 2).flatMap((row) => row.template_meta_data);
  return Math.round(sections.reduce((sum, section) => sum + sectionKb(section, facts), 0));
}

function sectionKb(section: Section, facts: PageFacts): number {
  const query = sectionProducts(section);
  if (query) return CARD_KB * FIRST_CARDS;
  const names = picturesIn(section);
  // Of a carousel, only the first picture is loaded at once.
  const isOneByOne =
    section.section_type === 'carosel_image_section' ||
    (section.section_type === 'image_section' && (section.design?.design_value ?? 1) === 1);
  return (isOneByOne ? names.slice(0, 1) : names).reduce((sum, name) => sum + pictureKb(name, facts), 0);
}

function pictureKb(name: string, { pictures }: PageFacts): number {
  const picture = pictures.get(name);
  if (!picture) return USUAL_KB;
  const share = Math.min(1, PHONE_WIDTH / Math.max(1, picture.width));
  return (picture.bytes / 1024) * share * share;
}

/** The names of a section's pictures, in order. */
export function picturesIn(section: Section): string[] {
  const fields: Fields = { ...frameFields, ...SECTIONS[section.section_type].fields };
  const read = (of: Fields, values: Values): string[] =>
    Object.entries(of).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined) return [];
      if (field.kind === 'group') return read(field.fields, value as Values);
      if (field.kind === 'list') return (value as Values[]).flatMap((item) => read(field.of, item));
      return field.kind === 'picture' && wordOf(value) !== '' ? [wordOf(value)] : [];
    });
  return read(fields, section);
}
