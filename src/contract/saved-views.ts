import { z } from 'zod';
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

/** Filters of lists that somebody keeps under a name. Everybody has their own. */
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
});
