import { z } from 'zod';
import { COLUMN_KEY, COLUMN_LISTS, MOST_COLUMNS } from '#rules/office/list-columns.ts';
import { VIEW_LISTS, VIEW_SEARCH, viewNameField } from '#rules/office/saved-views.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { id, idText, okStatus } from './fields.ts';
import { typed } from './typed.ts';

const words = z.string();
const list = z.enum(VIEW_LISTS, { error: 'must be a list of the office' });

const savedView = z
  .object({ id, list, name: words, search: words.describe('The filters, as in the address of the list') })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

const all = z.object({ status: okStatus, data: z.array(savedView) });

const columnList = z.enum(COLUMN_LISTS, { error: 'must be a list of the office' });
const allColumns = z.object({
  status: okStatus,
  data: z.array(z.object({ list: columnList, columns: z.array(words) })),
});

/** Filters of lists that an account keeps under a name. Each account has its own. */
export const savedViewCalls = defineCalls({
  'GET /web/site/saved-views': {
    summary: 'The views of office lists that the account has saved, by name',
    access: MEMBERS,
    answer: all,
  },
  'POST /web/site/saved-views': {
    summary: 'Save a view of a list. One of the same name is replaced',
    access: MEMBERS,
    body: z.strictObject({
      list,
      name: typed(viewNameField),
      search: z.string({ error: 'must be text' }).regex(VIEW_SEARCH, 'must be the end of an address'),
    }),
    refusals: [409],
    answer: all,
  },
  'DELETE /web/site/saved-views/{id}': {
    summary: 'Remove a saved view',
    access: MEMBERS,
    params: z.strictObject({ id: idText }),
    answer: all,
  },
  'GET /web/site/list-columns': {
    summary: 'The columns that the account has chosen for lists of the office',
    access: MEMBERS,
    answer: allColumns,
  },
  'PUT /web/site/list-columns/{list}': {
    summary: 'Choose the columns of a list, in their order; none: those it has at first',
    access: MEMBERS,
    params: z.strictObject({ list: columnList }),
    body: z.strictObject({
      columns: z
        .array(z.string({ error: 'must be text' }).regex(COLUMN_KEY, 'must be the name of a column'))
        .max(MOST_COLUMNS, `must be at most ${MOST_COLUMNS} columns`)
        .refine((keys) => new Set(keys).size === keys.length, 'names a column twice'),
    }),
    answer: allColumns,
  },
});
