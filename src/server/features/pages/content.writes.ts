import type { PageRow } from '#contract/pages-office-shapes.ts';
import type { Field, Fields } from '#contract/sections/fields.ts';
import { frameFields, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { leastColumns } from '#contract/sections/least-columns.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import { MOST_PAGE_BYTES, positionsOf } from '#rules/site/page-limits.ts';
import { isYoutubeAddress } from '#rules/presentation/feature.ts';
import { fileError, isWebAddress } from '#rules/site/section-files.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { fileOfPicture } from '#rules/media/picture-name.ts';
import { isIconName } from '#rules/presentation/icon-names.ts';
import { inArray } from 'drizzle-orm';
import type { Connection, Db } from '../../db/connect.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { cleanHtml } from '../../ports/clean-html.ts';
import { lockPictures } from '../media/public.ts';
import { sharedSections, type StoredSection } from '../site/public.ts';
import type { StoredRow } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is collected while sections are cleaned: faults by path, and the files that are named. */
interface Found {
  errors: Record<string, string>;
  files: { name: string; path: string }[];
}

/**
 * Cleans a section that was read by its schema: rich text loses what the shop does not show, and files are names of
 * the shop's own, or https addresses where another site is meant.
 */
function cleanSection<S extends Section>(section: S, path: string, found: Found): S {
  const fields: Fields = { ...frameFields, ...SECTIONS[section.section_type].fields };
  const cleaned = { ...section, ...cleanFields(fields, section, path, found) };
  const isElsewhere = section.bg_color_type === 'url';
  if (isElsewhere && section.bg_image) checkFile(section.bg_image, true, `${path}.bg_image`, found);
  return cleaned;
}

/** Fields whose value is an address on another site. */
const isAddress = (name: string) => name === 'image_url' || name === 'video_url';

function cleanFields(fields: Fields, values: Values, path: string, found: Found): Values {
  checkVideo(values, path, found);
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || value === undefined) return [];
    const isElsewhere = isAddress(name) || (name === 'bg_image' && values['bg_color_type'] === 'url');
    return [[name, cleanField(field, value, { path: `${path}.${name}`, found, isElsewhere })] as const];
  });
  return Object.fromEntries(entries);
}

/** An address that is meant to be one of YouTube, and that nothing can be played from. */
function checkVideo(values: Values, path: string, { errors }: Found): void {
  const { image_or_video: shows, video_type: from, video_url: address } = values;
  if (shows !== 'video_allow' || from !== 'youtube_url') return;
  if (typeof address === 'string' && address !== '' && !isYoutubeAddress(address))
    errors[`${path}.video_url`] = 'must be the address of a YouTube video';
}

interface At {
  path: string;
  found: Found;
  isElsewhere: boolean;
}

function cleanField(field: Field, value: unknown, { path, found, isElsewhere }: At): unknown {
  if (field.kind === 'rich-text') return cleanHtml(String(value));
  if (field.kind === 'text') return oneLine(String(value)) === '' ? '' : value;
  if (field.kind === 'icon') checkIcon(String(value), path, found);
  if (field.kind === 'group') return cleanFields(field.fields, value as Values, path, found);
  if (field.kind === 'list')
    return (value as Values[]).map((item, index) => cleanFields(field.of, item, `${path}.${index}`, found));
  if (field.kind === 'picture' || field.kind === 'video') checkFile(String(value), isElsewhere, path, found);
  return value;
}

function checkFile(value: string, isElsewhere: boolean, path: string, found: Found): void {
  const error = fileError(value, isElsewhere);
  if (error !== undefined) found.errors[path] = error;
  else if (value !== '' && !isWebAddress(value)) found.files.push({ name: value, path });
}

/** The name of an icon, or of a picture in a folder. */
function checkIcon(name: string, path: string, found: Found): void {
  if (name.includes('/')) checkFile(name, false, path, found);
  else if (!isIconName(name)) found.errors[path] = 'must be an icon of the shop';
}

/** A design that is too narrow can't be read. */
function checkColumns(section: Section, path: string, { errors }: Found): void {
  const { grid_col_value: columns } = section;
  const least = leastColumns(section);
  if (columns !== undefined && columns < least)
    errors[`${path}.grid_col_value`] =
      `must be at least ${least}: this design can’t be read in fewer columns`;
}

/** A shared section keeps only its place on the page. */
function stored(section: PageSection): StoredSection {
  if (section.shared_id === undefined) return section;
  const { shared_id: id, grid_col_value: columns } = section;
  return { shared_id: id, ...(columns !== undefined && { grid_col_value: columns }) };
}

/** The rows of a page as they may be stored, or every fault with its path. */
export async function storableRows(
  at: Connection,
  key: string,
  rows: readonly PageRow[],
): Promise<StoredRow[] | Refusal> {
  const found: Found = { errors: {}, files: [] };
  const known = positionsOf(key);
  const ids = new Set<number>();
  const result = rows.map((row, index) => {
    const path = `rows.${index}`;
    if (ids.has(row.id)) found.errors[`${path}.id`] = 'is the id of another row too';
    ids.add(row.id);
    if (!known.includes(row.position))
      found.errors[`${path}.position`] = `must be one of ${known.join(', ')}`;
    const sections = row.template_meta_data.map((section, place) => {
      const at = `${path}.template_meta_data.${place}`;
      checkColumns(section, at, found);
      return stored(section.shared_id === undefined ? cleanSection(section, at, found) : section);
    });
    return { ...row, template_meta_data: sections };
  });
  if (Buffer.byteLength(JSON.stringify(result)) > MOST_PAGE_BYTES)
    found.errors['rows'] = 'The page is too large: take out rows, or shorten its texts';
  await checkPictures(at, found);
  await checkShared(at.db, result, found);
  return refusalOf(found) ?? result;
}

/** One section, to be kept by itself. */
export async function storableSection(at: Connection, section: Section): Promise<Section | Refusal> {
  const found: Found = { errors: {}, files: [] };
  const cleaned = cleanSection(section, 'section', found);
  await checkPictures(at, found);
  return refusalOf(found) ?? cleaned;
}

function refusalOf({ errors }: Found): Refusal | undefined {
  const [first] = Object.entries(errors);
  return first && refuse(400, `${first[0]}: ${first[1]}.`, errors);
}

/** Uploaded pictures must be in the site's library, and stay there while they are used. */
async function checkPictures({ ask }: Connection, { files, errors }: Found): Promise<void> {
  const uploaded = files.filter(({ name }) => fileOfPicture(name) !== undefined);
  const { own } = await lockPictures(ask, [...new Set(uploaded.map(({ name }) => name))].toSorted(), {
    businessId: null,
    isSite: true,
  });
  for (const { name, path } of uploaded)
    if (!own.has(name)) errors[path] = 'is not in the site’s media library';
}

async function checkShared(db: Db, rows: readonly StoredRow[], { errors }: Found): Promise<void> {
  const named = rows.flatMap(({ template_meta_data: entries }, row) =>
    entries.flatMap((entry, place) =>
      'shared_id' in entry
        ? [{ id: entry.shared_id, path: `rows.${row}.template_meta_data.${place}.shared_id` }]
        : [],
    ),
  );
  if (named.length === 0) return;
  const there = await db
    .select({ id: sharedSections.id })
    .from(sharedSections)
    .where(inArray(sharedSections.id, [...new Set(named.map(({ id }) => id))]))
    .for('key share');
  for (const { id, path } of named)
    if (!there.some((one) => one.id === id)) errors[path] = 'This shared section is gone';
}
