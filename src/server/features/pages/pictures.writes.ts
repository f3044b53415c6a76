import type { Ask } from '../../db/connect.ts';
import type { PictureUse, PictureUses } from '../media/public.ts';

/** What shows pictures by a name within its JSON, and what the library says of a row. `versioned`: its editors are told. */
const HOLDERS = [
  { table: 'template_rows', column: 'entries', words: `'The page ' || page_key` },
  { table: 'shared_sections', column: 'section', words: `'The shared section ' || title`, versioned: true },
  { table: 'page_drafts', column: 'rows', words: `'The draft of the page ' || page_key`, versioned: true },
  { table: 'page_schedules', column: 'rows', words: `'What is scheduled for the page ' || page_key` },
  { table: 'page_schedules', column: 'rows_before', words: `'What comes back on the page ' || page_key` },
  { table: 'menus', column: 'navigations', words: `'The menu ' || key`, versioned: true },
  { table: 'menu_drafts', column: 'draft', words: `'The draft of the menu ' || key`, versioned: true },
] as const;

/** A schedule that is over, or was cancelled, shows nothing any more. */
const open = (table: string) => (table === 'page_schedules' ? ` and state in ('waiting', 'on')` : '');
const holds = (table: string, column: string, name: string) =>
  `strpos(${column}::text, ${name}) > 0${open(table)}`;

const USES = {
  name: 'picture-page-uses',
  text: HOLDERS.map(
    ({ table, column, words }) =>
      `select null::int as product_id, ${words} as name from ${table} where ${holds(table, column, '$1')}`,
  ).join(' union '),
};
const LOCKS = HOLDERS.map(({ table, column }) => ({
  name: `picture-page-lock-${table}-${column}`,
  text: `select 1 as one from ${table} where ${holds(table, column, '$1')} for no key update`,
}));
/** The newest one of a page is what its editors read, and an older one can be restored. Neither keeps a picture. */
const REVISIONS = [
  { table: 'page_revisions', column: 'rows' },
  { table: 'content_revisions', column: 'content' },
] as const;
const RENAMES = [...HOLDERS, ...REVISIONS].map(({ table, column, ...holder }) => ({
  name: `picture-page-rename-${table}-${column}`,
  text: `update ${table} set ${column} = replace(${column}::text, $1, $2)::jsonb
      ${'versioned' in holder ? ', version = version + 1' : ''} where ${holds(table, column, '$1')}`,
}));

/** Which pages, drafts and menus show an uploaded picture. */
const pagePictures: PictureUses = {
  countSql: (name) =>
    `(${HOLDERS.map(
      ({ table, column }) => `(select count(*) from ${table} where ${holds(table, column, name)})`,
    ).join(' + ')})`,
  read: (ask, name) => ask<PictureUse & Record<string, unknown>>(USES, [name]),
  async lock(ask: Ask, name) {
    const found: null[] = [];
    for (const lock of LOCKS) found.push(...(await ask(lock, [name])).map(() => null));
    return found;
  },
  // Pages say the alt text of their pictures themselves.
  touch: async () => undefined,
  async rename(ask, from, to) {
    for (const rename of RENAMES) await ask(rename, [from, to]);
  },
};

/** What products and the site show, and what pages show besides. */
export const withPagePictures = (others: PictureUses): PictureUses => ({
  countSql: (name) => `(${others.countSql(name)} + ${pagePictures.countSql(name)})`,
  read: async (ask, name) => [...(await others.read(ask, name)), ...(await pagePictures.read(ask, name))],
  lock: async (ask, name) => [...(await pagePictures.lock(ask, name)), ...(await others.lock(ask, name))],
  touch: (ask, name, now) => others.touch(ask, name, now),
  async rename(ask, from, to, now) {
    await others.rename(ask, from, to, now);
    await pagePictures.rename(ask, from, to, now);
  },
});
