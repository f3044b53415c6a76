import type { Answer } from '#contract/calls.ts';
import type { MediaDetail, MediaItem, MediaQuery } from '#contract/media.ts';
import type { MediaCare, MediaSort } from '#rules/media/limits.ts';
import { LARGE_BYTES } from '#rules/media/limits.ts';
import { fileOfPicture, pictureName } from '#rules/media/picture-name.ts';
import type { Ask } from '../../db/connect.ts';
import type { KeyType } from '../../db/keyset.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import { wholeAddress } from './files.reads.ts';
import type { MediaReader } from './library.reads.ts';
import { inScope, isWanted, scopeOf, wantedOf } from './library.reads.ts';

const PER_PAGE = 24;

/** A product that shows a picture; without an id, the site itself. */
export interface PictureUse {
  product_id: number | null;
  name: string;
}

/** The places where pictures are used. Higher features know them, and `app` passes this in. */
export interface PictureUses {
  /** SQL for how many use the picture of this name, which is SQL too. */
  countSql: (name: string) => string;
  read: (ask: Ask, name: string) => Promise<PictureUse[]>;
  /** Locks all records that use a picture, so that nothing else changes them. Returns the locked records. */
  lock: (ask: Ask, name: string) => Promise<readonly PictureUse['product_id'][]>;
  /** Has pages that show a picture drawn anew, after its alt text changed. */
  touch: (ask: Ask, name: string, now: Date) => Promise<void>;
  /** Shows another picture in its place. Everything that uses it must be locked. */
  rename: (ask: Ask, from: string, to: string, now: Date) => Promise<void>;
}

const NAME = "('media/' || m.file_id::text)";

const SORTS: Readonly<Record<MediaSort, { key: string; type: KeyType; isDown: boolean }>> = {
  newest: { key: 'm.id', type: 'int', isDown: true },
  name: { key: 'lower(m.name)', type: 'text', isDown: false },
  largest: { key: 'm.bytes', type: 'int', isDown: true },
};

const NO_ALT = "(m.alt = '' and m.kind = 'picture')";
const LARGE = `(m.bytes > ${LARGE_BYTES} and m.kind = 'picture')`;
const careSql = (care: MediaCare | undefined, { countSql }: PictureUses) => {
  if (care === 'no_alt') return NO_ALT;
  if (care === 'large') return LARGE;
  return care === 'unused' ? `${countSql(NAME)} = 0` : 'true';
};

const columns = ({ countSql }: PictureUses) => `
  m.id, m.version, m.name, m.kind, m.file_id, m.type, m.alt, m.focal_x, m.focal_y, m.folder_id, m.business_id,
  b.name as business_name, m.width, m.height, m.bytes, m.is_ready, m.added_by, m.created_at,
  ${countSql(NAME)}::int as uses`;
const TABLES = 'media m left join businesses b on b.id = m.business_id';

interface Row {
  id: number;
  version: number;
  name: string;
  kind: 'picture' | 'video';
  file_id: string;
  type: string;
  alt: string;
  focal_x: number;
  focal_y: number;
  folder_id: number | null;
  business_id: number | null;
  business_name: string | null;
  width: number;
  height: number;
  bytes: number;
  is_ready: boolean;
  added_by: string;
  created_at: Date;
  uses: number;
}

const wire = (row: Row): MediaItem => ({
  id: row.id,
  version: row.version,
  name: row.name,
  kind: row.kind,
  image: pictureName(row.file_id),
  address: wholeAddress(row.file_id, row.type),
  alt: row.alt,
  focal_point: { x: row.focal_x, y: row.focal_y },
  folder_id: row.folder_id,
  business: row.business_id === null ? null : { id: row.business_id, name: row.business_name ?? '' },
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  is_ready: row.is_ready,
  uses: row.uses,
  added_by: row.added_by,
  created_at: row.created_at.toISOString(),
});

const FOUND = `${inScope('m')} and ${isWanted('m')}
  and ($6::text is null or m.name ilike $6 or m.alt ilike $6)
  and ($7::int is null or m.folder_id = $7 or m.folder_id in (select f.id from media_folders f where f.parent_id = $7))
  and ($8::text is null or m.kind = $8)
  and ($9::text is null or m.file_id::text = $9)`;

/** A page of the libraries that the caller may see. */
export async function readMedia(
  ask: Ask,
  query: MediaQuery,
  reader: MediaReader,
  uses: PictureUses,
): Promise<Answer<'GET /office/media'> | 'bad cursor'> {
  const { q, sort = 'newest', per_page: perPage = PER_PAGE } = query;
  const { key, type, isDown } = SORTS[sort];
  const cursor = query.cursor === undefined ? null : readKeyset(query.cursor, type);
  if (cursor === undefined) return 'bad cursor';
  const where = `${FOUND} and ${careSql(query.care, uses)}`;
  const values = [
    ...scopeOf(reader),
    ...wantedOf(query.owner),
    anywhere(q),
    query.folder_id ?? null,
    query.kind ?? null,
    // A name of another kind is no file's, and finds nothing.
    query.image === undefined ? null : (fileOfPicture(query.image) ?? ''),
  ];
  const [value = null, id = null] = cursor ?? [];
  const rows = await ask<Row & { sort_key: string | number }>(
    {
      text: `select ${columns(uses)}, ${key} as sort_key from ${TABLES}
        where ${where} and ($10::${type} is null or (${key}, m.id) ${isDown ? '<' : '>'} ($10::${type}, $11::int))
        order by ${key} ${isDown ? 'desc' : 'asc'}, m.id ${isDown ? 'desc' : 'asc'} limit $12`,
    },
    [...values, value, id, perPage + 1],
  );
  const [counted] = await ask<{ count: number }>(
    { text: `select count(*)::int as count from media m where ${where}` },
    values,
  );
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map(wire),
    next_cursor: last ? writeKeyset([last.sort_key, last.id]) : null,
    count: counted?.count ?? 0,
  };
}

/** One with all its uses; undefined where there is none, or it is in another's library. */
export async function readItem(
  ask: Ask,
  id: number,
  reader: MediaReader,
  uses: PictureUses,
): Promise<MediaDetail | undefined> {
  const [row] = await ask<Row>(
    { text: `select ${columns(uses)} from ${TABLES} where ${inScope('m')} and m.id = $4` },
    [...scopeOf(reader), id],
  );
  if (!row) return undefined;
  const used = await uses.read(ask, pictureName(row.file_id));
  return { ...wire(row), used_in: used.map(({ product_id, name }) => ({ product_id, name })) };
}

/** How many there are, and how many of them need care. */
export async function readCounts(
  ask: Ask,
  owner: MediaQuery['owner'],
  reader: MediaReader,
  uses: PictureUses,
): Promise<Answer<'GET /office/media-folders'>['counts']> {
  const [counts] = await ask<Answer<'GET /office/media-folders'>['counts']>(
    {
      text: `select count(*) filter (where m.kind = 'picture')::int as pictures,
        count(*) filter (where m.kind = 'video')::int as videos, coalesce(sum(m.bytes), 0)::float8 as bytes,
        count(*) filter (where ${NO_ALT})::int as no_alt, count(*) filter (where ${LARGE})::int as large,
        count(*) filter (where ${careSql('unused', uses)})::int as unused
        from media m where ${inScope('m')} and ${isWanted('m')}`,
    },
    [...scopeOf(reader), ...wantedOf(owner)],
  );
  if (!counts) throw new Error('a count has a row');
  return counts;
}
