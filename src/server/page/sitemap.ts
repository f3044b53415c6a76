import type pg from 'pg';
import type { Category } from '#contract/catalog.ts';
import { isOfLineOff, matchAddress, standingPaths } from '#contract/pages.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINES, lineFromCode } from '#rules/catalog/lines.ts';
import { isFixedPage } from '#rules/site/page-limits.ts';
import type { Db } from '../db/connect.ts';
import { countListed, readListedAddresses } from '../features/listing/public.ts';
import { readPageKeys, readSettings } from '../features/site/public.ts';
import { escapeHtml } from './html.ts';

/** The protocol allows 50,000 addresses a file. */
const PER_FILE = 40_000;
const PAGES = 'pages';

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** The index of all sitemap files. */
export async function renderSitemapIndex(pool: pg.Pool, origin: string): Promise<string> {
  const files = Math.ceil((await countListed(pool)) / PER_FILE);
  const names = [PAGES, ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
  return xml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  );
}

/** One sitemap file; undefined if no file has this name. */
export async function renderSitemap(
  name: string,
  sources: { pool: pg.Pool; db: Db; origin: string; categories: readonly Category[] },
): Promise<string | undefined> {
  const paths = name === PAGES ? await pagePaths(sources) : await productPaths(name, sources.pool);
  if (paths.length === 0) return undefined;
  return xml(
    'urlset',
    paths.map((path) => `<url><loc>${escapeHtml(sources.origin + path)}</loc></url>`),
  );
}

async function pagePaths({ db, categories }: { db: Db; categories: readonly Category[] }): Promise<string[]> {
  const keys = await readPageKeys(db);
  const texts = keys.filter((key) => !isFixedPage(key)).map(addresses.page);
  const listings = LINES.flatMap((line) =>
    categories
      .filter((category) => category[`is_active_for_${line}`])
      .map(({ slug }) => addresses.listing(line, slug)),
  );
  const settings = await readSettings(db);
  const isThere = (path: string) => {
    const address = matchAddress(path);
    return !address || !settings || !isOfLineOff(address, settings);
  };
  return [...standingPaths().filter(isThere), ...listings, ...texts];
}

async function productPaths(name: string, pool: pg.Pool): Promise<string[]> {
  const number = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? 0);
  if (number === 0) return [];
  const products = await readListedAddresses(pool, PER_FILE, (number - 1) * PER_FILE);
  return products.map(({ line, category, slug, id }) =>
    addresses.product(lineFromCode(line), category, slug, id),
  );
}
