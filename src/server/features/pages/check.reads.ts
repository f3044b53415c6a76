import type { PageCheck, PageRow, PageWarning } from '#contract/pages-office-shapes.ts';
import type { Field, Fields } from '#contract/sections/fields.ts';
import { designOf, frameFields, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { sectionProducts } from '#contract/section-calls.ts';
import { isIconName } from '#rules/presentation/icon-names.ts';
import { FIRST_SCREEN_KB } from '#rules/site/page-limits.ts';
import type { Db } from '../../db/connect.ts';
import type { ShownPictures } from '../media/public.ts';
import { checkContrast, picturesUnderWords, type Grounds } from './contrast.reads.ts';
import { checkEmpty, isProducts } from './empty.reads.ts';
import { readFirstScreen } from './first-screen.reads.ts';
import { readFacts, type PageFacts } from './facts.reads.ts';
import {
  checkBackground,
  checkPicture,
  itemsOf,
  ownPicture,
  type Found,
  type Values,
} from './pictures.reads.ts';

interface Known extends PageFacts {
  grounds: Grounds;
  /** The kilobytes of pictures on the first screen. */
  firstScreen: number;
  now: number;
  /** Names of pictures that the shop has no file for. */
  missing: ReadonlySet<string>;
}

/** What to look at before a page is published. A picture that can't be read is left out: nothing here fails for it. */
export async function readCheck(
  sources: { db: Db; pictures: ShownPictures },
  key: string,
  rows: readonly PageRow[],
): Promise<PageCheck> {
  const facts = await readFacts(sources.db);
  const firstScreen = await readFirstScreen(sources, key, rows);
  const grounds = await readGrounds(sources.pictures, rows);
  const missing = await readMissing(sources.pictures, rows);
  return checkPage(rows, { ...facts, firstScreen, grounds, missing, now: Date.now() });
}

/** The names of pictures that the shop has no file for. Uploaded ones were looked for when the page was saved. */
async function readMissing(pictures: ShownPictures, rows: readonly PageRow[]): Promise<Set<string>> {
  const sections = rows.filter((row) => row.is_active).flatMap((row) => row.template_meta_data);
  const names = new Set(sections.flatMap(itemsOf).flatMap(({ values }) => ownPicture(values) ?? []));
  const missing = await Promise.all(
    [...names].map(async (name) => ((await isThere(pictures, name)) ? [] : [name])),
  );
  return new Set(missing.flat());
}

const isThere = async ({ weigh, ground }: ShownPictures, name: string): Promise<boolean> =>
  (await weigh(name, 640)) !== undefined || (await ground(name)) !== undefined;

async function readGrounds(pictures: ShownPictures, rows: readonly PageRow[]): Promise<Grounds> {
  const sections = rows.filter((row) => row.is_active).flatMap((row) => row.template_meta_data);
  const names = new Set(sections.flatMap(picturesUnderWords));
  const grounds = await Promise.all(
    [...names].map(async (name) => {
      const ground = await pictures.ground(name);
      return ground === undefined ? [] : [[name, ground] as const];
    }),
  );
  return new Map(grounds.flat());
}

/** Hidden rows are left out. */
function checkPage(rows: readonly PageRow[], facts: Known): PageCheck {
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
  const { firstScreen: heavy } = facts;
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

function checkSection(section: Section, facts: Known): Found[] {
  const fields: Fields = { ...frameFields, ...SECTIONS[section.section_type].fields };
  return [
    ...checkEmpty(section, facts),
    ...checkProducts(section, facts),
    ...checkFields(fields, section, '', facts),
    ...itemsOf(section).flatMap((item) => checkPicture(section, item, facts)),
    ...checkBackground(section),
    ...checkContrast(section, facts.grounds),
  ];
}

function checkProducts(section: Section, facts: PageFacts): Found[] {
  if (!isProducts(section) || designOf(section)?.isEmpty) return [];
  const query = sectionProducts(section);
  const isThere =
    query?.ids?.some((id) => facts.products.has(id)) ||
    query?.category_ids?.some((id) => facts.categories.has(id));
  if (isThere) return [];
  const field = section.section_type === 'product_section' ? 'product_items' : 'product_item_single';
  return [{ code: 'no_products', message: 'No product of this list can be seen by visitors.', field }];
}

function checkFields(fields: Fields, values: Values, path: string, facts: PageFacts): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const here = path === '' ? name : `${path}.${name}`;
    return value === undefined ? [] : checkField(field, value, here, facts);
  });
}

function checkField(field: Field, value: unknown, path: string, facts: PageFacts): Found[] {
  if (field.kind === 'group') return checkFields(field.fields, value as Values, path, facts);
  if (field.kind === 'list')
    return (value as Values[]).flatMap((item, index) =>
      checkFields(field.of, item, `${path}.${index}`, facts),
    );
  if (field.kind === 'icon' && !isIcon(String(value)))
    return [{ code: 'missing_picture', message: `There is no icon ${String(value)}.`, field: path }];
  if (field.kind === 'link' && facts.isDead(String(value)))
    return [{ code: 'dead_link', message: `Nothing is at ${String(value)}.`, field: path }];
  if (field.kind === 'rich-text')
    return [...String(value).matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']): Found[] =>
      facts.isDead(href) ? [{ code: 'dead_link', message: `Nothing is at ${href}.`, field: path }] : [],
    );
  return [];
}

/** A name with a slash is a picture. */
const isIcon = (name: string) => isIconName(name) || name.includes('/');
