import { z } from 'zod';
import { PAGE_KINDS } from '#rules/site/page-limits.ts';
import { defineCalls } from './call.ts';
import { okStatus } from './fields.ts';
import { moment, rowsWire, words } from './pages-office-shapes.ts';
import { sitePage } from './site.ts';

/** A draft of a page, for everybody who has a link to it. */
export const pagePreviewCalls = defineCalls({
  'GET /no/auth/web/site/page-previews/{token}': {
    summary: 'The draft that a preview link shows; 410 where the link has ended',
    params: z.strictObject({ token: z.string().max(400) }),
    refusals: [404, 410],
    answer: z.object({
      status: okStatus,
      result: z.object({
        key: words,
        kind: z.enum(PAGE_KINDS),
        page: sitePage.nullable().describe('null: a page that has only rows'),
        rows: rowsWire.describe('Without hidden rows'),
        expires_at: moment,
      }),
    }),
  },
});
