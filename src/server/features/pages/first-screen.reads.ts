import type { PageRow } from '#contract/pages-office-shapes.ts';
import type { ListingQuery } from '#contract/first-calls.ts';
import { designOf, headingOf, slidesOf, type Section } from '#contract/sections/registry.ts';
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
const MOSAIC_ROW = 252;
const MOSAIC_COLUMNS = 6;
const BANNER = 460;
const SLIDE = 560;
const CARDS = { height: 330, across: 2 };
const TILES = { height: 230, across: 2 };

/** A browser takes the wide file for a picture that fills the screen, and the narrow one for half of it. */
const wide = (name: string | null | undefined): Fetched[] => (name ? [{ name, width: 1200 }] : []);
const narrow = (name: string | null | undefined): Fetched[] => (name ? [{ name, width: 640 }] : []);

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
    const background = section.bg_color_type === 'image' ? wide(section.bg_image) : [];
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
  const isBare =
    section.section_type === 'carosel_image_section' || section.section_type === 'text_scrolling_section';
  return bands.length === 0 || isBare || !headingOf(section) ? bands : [words(HEADING), ...bands];
}

async function contentOf(db: Db, section: Section): Promise<Band[]> {
  const design = designOf(section);
  if (!design || design.isEmpty) return [];
  switch (section.section_type) {
    case 'carosel_image_section':
      return slidesOf(section)
        .slice(0, 1)
        .map((slide) => ({ height: SLIDE, pictures: wide(posterOf(slide)) }));
    case 'image_section': {
      const items = section.image_items ?? [];
      if (design.value === 5) return mosaicOf(items);
      const shown = design.value === 1 ? items.slice(0, 1) : items;
      return shown.map((item) => ({ height: BANNER, pictures: wide(posterOf(item)) }));
    }
    case 'product_section':
    case 'product_section_single':
      return productsOf(section, await readCards(db, sectionProducts(section)));
    case 'categories_section': {
      const names = await readCategories(db, section.categories_items ?? [], design.value);
      // Round and square tiles are narrow; a card or a large tile may fill the screen.
      const size = design.value === 2 || design.value === 4 ? narrow : wide;
      return inBands(names.map(size), section.type === 'carousel' ? CAROUSEL_TILES : TILES);
    }
    case 'text_editor_section':
      return [
        ...(section.text_area_button_Data ?? []).map(({ text }) => words(110 + (text.length / 40) * 24)),
        ...(section.promo_cards ?? []).flatMap((card) => [
          words(230),
          { height: 270, pictures: wide(posterOf(card)) },
        ]),
        ...(section.banner_cards ?? []).map((card) => ({ height: 350, pictures: wide(posterOf(card)) })),
      ];
    case 'services_section':
      return [words((section.services_items?.length ?? 0) * (design.value === 1 ? 90 : 170))];
    case 'text_scrolling_section':
      return [words(64)];
    default:
      return [words(300)];
  }
}

const CAROUSEL_TILES = { height: 360, across: Infinity };

/** Things in order, so many beside each other. Of a carousel, the first one and the edge of the next are seen. */
function inBands(things: Fetched[][], { height, across }: { height: number; across: number }): Band[] {
  if (across === Infinity)
    return things.length === 0 ? [] : [{ height, pictures: things.slice(0, 2).flat() }];
  return things.flatMap((_, at) =>
    at % across === 0 ? [{ height, pictures: things.slice(at, at + across).flat() }] : [],
  );
}

/** Cells from left to right on six columns, the next row where one does not fit. */
function mosaicOf(
  items: readonly (MediaFields & {
    grid?: { cols?: number | undefined; rows?: number | undefined } | undefined;
  })[],
): Band[] {
  const bands: Band[] = [];
  let room = 0;
  for (const item of items) {
    const columns = Math.min(item.grid?.cols ?? MOSAIC_COLUMNS, MOSAIC_COLUMNS);
    const height = (item.grid?.rows ?? 1) * MOSAIC_ROW;
    const found = (columns < MOSAIC_COLUMNS ? narrow : wide)(posterOf(item));
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

/** Designs whose cards fill the screen of a phone. */
const WIDE_CARDS: readonly number[] = [3, 7];
const SPOTLIGHT = 10;

function productsOf(section: Section, cards: readonly string[]): Band[] {
  const design = designOf(section);
  if (cards.length === 0 || !design) return [];
  const isSingle = section.section_type === 'product_section_single';
  if (isSingle || design.value === SPOTLIGHT) {
    const [first, ...others] = cards.slice(0, isSingle ? 1 : design.shows);
    return [
      { height: 560, pictures: wide(first) },
      ...others.map((name) => ({ height: 200, pictures: narrow(name) })),
    ];
  }
  const isCarousel = section.section_type === 'product_section' && section.carousel === 'on';
  const shown = isCarousel ? cards : cards.slice(0, design.shows);
  const size = WIDE_CARDS.includes(design.value) ? wide : narrow;
  return inBands(shown.map(size), isCarousel ? { height: 430, across: Infinity } : CARDS);
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

/** The pictures of these categories. Round tiles and cards show the filled one, others the cut-out. */
async function readCategories(db: Db, ids: readonly number[], design: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const isFilled = design === 2 || design === 3;
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
