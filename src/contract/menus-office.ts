import { z } from 'zod';
import {
  countEntries,
  MENU_ICONS,
  MENU_KEYS,
  MENU_LIMITS,
  menuErrors,
  menuLinkError,
} from '#rules/page/menu-limits.ts';
import { defineCalls } from './call.ts';
import { okStatus, wholeNumber } from './fields.ts';
import { CONTENT, PUBLISHED_CONTENT } from './pages-office.ts';
import { menuConfig } from './site.ts';
import { cleanLine } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');

const PICTURE = /^media\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isIcon = (name: string) => MENU_ICONS.some((icon) => icon === name) || PICTURE.test(name);

const title = cleanLine(MENU_LIMITS.title).refine((given) => given !== '', 'Required');
const url = z
  .string({ error: ({ input }) => (input === undefined ? 'Required' : 'must be text') })
  .superRefine((given, context) => {
    const message = menuLinkError(given);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .transform((given) => given.trim())
  .describe(
    'A page of the shop, a web address, mailto: or tel:; # leads nowhere, for what only opens others',
  );
const icon = z
  .string({ error: 'must be the name of an icon' })
  .max(60)
  .refine(isIcon, 'must be one of the icons, or a picture of the site’s library')
  .optional();
const list = <T extends z.ZodType>(entry: T, most: number = MENU_LIMITS.inside) =>
  z.array(entry, { error: 'must be a list' }).max(most, `must be at most ${most} entries`);

const link = { title, url, icon };
const group = z.strictObject({ ...link, child: list(z.strictObject(link)) }).meta({ id: 'MenuGroupChange' });
const entry = z.strictObject({
  ...link,
  key: z.enum(['user', 'vendor'], { error: 'must be user or vendor' }).optional(),
  child: list(z.strictObject(link)).optional(),
  megaMenu: list(group).optional(),
  megaMenuWithSub: list(z.strictObject({ ...link, megaMenu: list(group) })).optional(),
});

const navigations = list(entry, MENU_LIMITS.top).superRefine((entries, context) => {
  if (countEntries(entries) > MENU_LIMITS.all)
    context.addIssue({ code: 'custom', message: `must be at most ${MENU_LIMITS.all} entries in all` });
  for (const [path, message] of Object.entries(menuErrors(entries)))
    context.addIssue({
      code: 'custom',
      message,
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    });
});

const key = z.enum(MENU_KEYS);
const byKey = z.strictObject({ key });
const version = z
  .int()
  .min(0)
  .max(2_000_000_000)
  .describe('The version that was read, 0 before the first; an older one is refused with 409');

const officeMenu = menuConfig
  .extend({
    key,
    version: z.int().describe('0: this menu was never published'),
    has_draft: z.boolean().describe('Whether something is prepared that is not published'),
    may_publish: z.boolean(),
    changed: z.object({ by: words, at: moment }).nullable().describe('null: not since the shop was made'),
  })
  .meta({ id: 'OfficeMenu', description: 'A menu as it is prepared, else as it is published' });
export type OfficeMenu = z.infer<typeof officeMenu>;

const menuChange = z
  .strictObject({
    version,
    menu_title: cleanLine(MENU_LIMITS.footerText)
      .optional()
      .describe('Of the footer: the words below its logo; empty: the usual ones'),
    is_active: z.boolean({ error: 'must be true or false' }).optional(),
    navigations: navigations.optional(),
  })
  .meta({ id: 'MenuChange' });
export type MenuChange = z.output<typeof menuChange>;

/** A publication of a menu or of a text page. */
export const contentRevision = z
  .object({
    version: z.int(),
    at: moment.nullable().describe('null: as it was before its first change'),
    by: words,
    changes: z.array(words),
  })
  .meta({ id: 'ContentRevision' });
export type ContentRevision = z.infer<typeof contentRevision>;
export const revisionQuery = z.strictObject({
  before: wholeNumber(1, 2_000_000_000).optional().describe('The lowest version of the page before'),
});
export const revisionPage = z.object({
  status: okStatus,
  data: z.array(contentRevision),
  next_cursor: words.nullable(),
});

const ofVersion = z.strictObject({ version });
const one = z.object({ status: okStatus, result: officeMenu });

/** The menus of the shop, and the columns of its footer. */
export const menuOfficeCalls = defineCalls({
  'GET /office/menus/{key}': {
    summary: 'A menu of the shop as it is prepared, with its version',
    access: CONTENT,
    params: byKey,
    answer: one,
  },
  'PUT /office/menus/{key}': {
    summary: 'Prepare a changed menu; 409 with the current menu if it has changed since it was read',
    access: CONTENT,
    params: byKey,
    body: menuChange,
    refusals: [409],
    answer: one,
  },
  'POST /office/menus/{key}/discard': {
    summary: 'Drop what is prepared of a menu',
    access: CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [409],
    answer: one,
  },
  'POST /office/menus/{key}/publish': {
    summary: 'Publish a menu as it is prepared',
    access: PUBLISHED_CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [409],
    answer: one,
  },
  'GET /office/menus/{key}/revisions': {
    summary: 'The publications of a menu, newest first',
    access: CONTENT,
    params: byKey,
    query: revisionQuery,
    answer: revisionPage,
  },
  'POST /office/menus/{key}/restore': {
    summary: 'Prepare an older version of a menu, to be published again',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({ version, restore: z.int().min(0).describe('The version to prepare') }),
    refusals: [404, 409],
    answer: one,
  },
});
