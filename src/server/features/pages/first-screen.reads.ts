import type { PageRow } from '#contract/pages-office-shapes.ts';
import type { ListingQuery } from '#contract/first-calls.ts';
import type { ImageFeature } from '#contract/sections/features.ts';
import { lookOf, type CategoryLook, type Pieces, type PictureLook } from '#contract/sections/looks.ts';
import {
  designOf,
  headingOf,
  isBare,
  slidesOf,
  type Section,
  type SectionOf,
} from '#contract/sections/registry.ts';
import { sectionProducts } from '#contract/section-calls.ts';
import { mediaOf, type MediaFields } from '#rules/presentation/feature.ts';
import { pageKindOf } from '#rules/site/page-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { ShownPictures, ShownWidth } from '../media/public.ts';
import { readLive, rowsForEditor } from './rows.reads.ts';

interface Fetched {
  name: string;
  width: ShownWidth;
}

/** Things beside each other on a phone, and how high they are there. */
interface Band {
  height: number;
  pictures: Fetched[];
}

/** A phone of 390 × 844 with a sharp screen, of which the shop's header takes a part. */
const SCREEN = 844 - 120;
const BETWEEN_ROWS = 40;
const HEADING = 52;
const MOSAIC_COLUMNS = 6;

/** A browser takes the wide file for a picture that fills the screen, and the narrow one for half of it. */
const WIDTHS = { full: 1200, half: 640 } as const satisfies Record<Pieces['picture'], ShownWidth>;
const fetchedAs = (picture: Pieces['picture'], name: string | null | undefined): Fetched[] =>
  name ? [{ name, width: WIDTHS[picture] }] : [];

const words = (height: number): Band => ({ height, pictures: [] });
const posterOf = (item: MediaFields) => {
  const media = mediaOf(item);
  return media.kind === 'image' ? media.name : media.poster;
};

/**
 * The kilobytes of pictures that a phone fetches for the first screen of a page: those of its sections, of categories
 * and of products, at the size that it picks. A home page begins with the header slider that is live.
 */
export async function readFirstScreen(
  { db, pictures }: { db: Db; pictures: ShownPictures },
  key: string,
  rows: readonly PageRow[],
): Promise<number> {
  const slider = pageKindOf(key) === 'home' ? await readSlider(db) : [];
  const fetched = new Map<string, Fetched>();
  let y = 0;
  for (const section of [...slider, ...rows]
    .filter((row) => row.is_active)
    .flatMap((row) => row.template_meta_data)) {
    if (y >= SCREEN) break;
    const background = section.bg_color_type === 'image' ? fetchedAs('full', section.bg_image) : [];
    for (const { height, pictures: found } of [
      { height: 0, pictures: background },
      ...(await bandsOf(db, section)),
    ]) {
      if (y < SCREEN) for (const one of found) fetched.set(`${one.name} ${one.width}`, one);
      y += height;
    }
    y += BETWEEN_ROWS;
  }
  const weights = await Promise.all(
    [...fetched.values()].map(({ name, width }) => pictures.weigh(name, width)),
  );
  return Math.round(weights.reduce<number>((sum, bytes = 0) => sum + bytes, 0) / 1024);
}

async function readSlider(db: Db): Promise<PageRow[]> {
  const [rows = []] = await rowsForEditor(db, (await readLive(db, 'header_slider')).rows);
  return rows;
}

async function bandsOf(db: Db, section: Section): Promise<Band[]> {
  const bands = await contentOf(db, section);
  return bands.length === 0 || isBare(section.section_type) || !headingOf(section)
    ? bands
    : [words(HEADING), ...bands];
}

async function contentOf(db: Db, section: Section): Promise<Band[]> {
  switch (section.section_type) {
    case 'carosel_image_section':
      return picturesOf(slidesOf(section), lookOf(section));
    case 'image_section':
      return picturesOf(section.image_items ?? [], lookOf(section));
    case 'product_section':
    case 'product_section_single':
      return productsOf(section, await readCards(db, sectionProducts(section)));
    case 'categories_section': {
      const look = lookOf(section);
      if (!look) return [];
      const names = await readCategories(db, section.categories_items ?? [], look.shape);
      return inBands(names, look, section.type === 'carousel' ? look.carousel : undefined);
    }
    case 'text_editor_section':
      return textsOf(section);
    case 'services_section':
      return [words((section.services_items?.length ?? 0) * (lookOf(section)?.height ?? 0))];
    default:
      return [words(lookOf(section)?.height ?? 0)];
  }
}

/**
 * Pictures by their names, so many beside each other as the design shows. Of a carousel, the first one and the edge of
 * the next are seen.
 */
function inBands(names: readonly string[], look: Pieces, carousel?: number): Band[] {
  const things = names.map((name) => fetchedAs(look.picture, name));
  if (carousel !== undefined)
    return things.length === 0 ? [] : [{ height: carousel, pictures: things.slice(0, 2).flat() }];
  const { height, across = 1 } = look;
  return things.flatMap((_, at) =>
    at % across === 0 ? [{ height, pictures: things.slice(at, at + across).flat() }] : [],
  );
}

type PictureItem = MediaFields & Pick<ImageFeature, 'grid'>;

function picturesOf(items: readonly PictureItem[], look: PictureLook | undefined): Band[] {
  if (!look) return [];
  if (look.shows === 'mosaic') return mosaicOf(items, look);
  const shown = look.shows === 'one' ? items.slice(0, 1) : items;
  return shown.map((item) => ({ height: look.height, pictures: fetchedAs(look.picture, posterOf(item)) }));
}

/** Cells from left to right on six columns, the next row where one does not fit. */
function mosaicOf(items: readonly PictureItem[], look: PictureLook): Band[] {
  const bands: Band[] = [];
  let room = 0;
  for (const item of items) {
    const columns = Math.min(item.grid?.cols ?? MOSAIC_COLUMNS, MOSAIC_COLUMNS);
    const height = (item.grid?.rows ?? 1) * look.height;
    const found = fetchedAs(columns < MOSAIC_COLUMNS ? 'half' : 'full', posterOf(item));
    const last = bands.at(-1);
    if (last && columns <= room) {
      last.pictures.push(...found);
      last.height = Math.max(last.height, height);
      room -= columns;
    } else {
      bands.push({ height, pictures: found });
      room = MOSAIC_COLUMNS - columns;
    }
  }
  return bands;
}

function productsOf(
  section: SectionOf<'product_section' | 'product_section_single'>,
  cards: readonly string[],
): Band[] {
  const look = lookOf(section);
  if (!look) return [];
  const isCarousel = section.section_type === 'product_section' && section.carousel === 'on';
  const carousel = isCarousel ? look.carousel : undefined;
  const most = section.section_type === 'product_section' ? designOf(section)?.shows : 1;
  const shown = carousel === undefined ? cards.slice(0, most) : cards;
  if (!look.first) return inBands(shown, look, carousel);
  return [...inBands(shown.slice(0, 1), look.first), ...inBands(shown.slice(1), look)];
}

function textsOf(section: SectionOf<'text_editor_section'>): Band[] {
  const look = lookOf(section);
  if (!look) return [];
  const { least, line, charactersInLine } = look.text;
  const texts = section.text_area_button_Data ?? [];
  const cards = (['promo_cards', 'banner_cards'] as const).flatMap((list) =>
    (section[list] ?? []).flatMap((card) => [
      words(look[list].words),
      { height: look[list].height, pictures: fetchedAs(look[list].picture, posterOf(card)) },
    ]),
  );
  return [...texts.map(({ text }) => words(least + (text.length / charactersInLine) * line)), ...cards];
}

/** The pictures of a section's products, in its order. */
async function readCards(db: Db, query: ListingQuery | undefined): Promise<string[]> {
  if (!query) return [];
  const { ids, category_ids: categories = [], on_sale: onSale } = query;
  const among = (numbers: readonly unknown[]) =>
    sql.join(
      numbers.map((number) => sql`${Number(number)}`),
      sql`, `,
    );
  const which = ids?.length
    ? sql`l.product_id in (${among(ids)})`
    : categories.length > 0
      ? sql`l.line = 1 and (l.category_id in (${among(categories)}) or l.root_category_id in (${among(categories)}))`
      : sql`false`;
  const { rows } = await db.execute<{ id: number; picture: string | null }>(sql`
    select l.product_id as id, coalesce(c.card::jsonb->>'thumbnail', c.card::jsonb->>'image') as picture
    from listing l join listing_cards c using (product_id)
    where ${which} and (${onSale ? 1 : 0} = 0 or l.discount > 0)
    order by l.featured_rank, l.product_id limit 24`);
  const place = new Map(ids?.map((id, at) => [id, at]));
  return rows
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .flatMap(({ picture }) => (picture ? [picture] : []));
}

/** The pictures of these categories, of the shape that the design shows. A category without it shows the other one. */
async function readCategories(
  db: Db,
  ids: readonly number[],
  shape: CategoryLook['shape'],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const isFilled = shape === 'filled';
  const { rows } = await db.execute<{ id: number; cut_out: string | null; filled: string | null }>(sql`
    select id, image as cut_out, round_image as filled from categories
    where is_active and level = 0 and id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return (isFilled ? (row?.filled ?? row?.cut_out) : (row?.cut_out ?? row?.filled)) ?? [];
  });
}
