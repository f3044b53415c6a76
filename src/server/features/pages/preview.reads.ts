import type { Answer } from '#contract/calls.ts';
import { pageKindOf, PREVIEW_DAYS } from '#rules/site/page-limits.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { sitePages } from '../site/public.ts';
import { isPage, readDraftRow } from './draft.reads.ts';
import { readLive, rowsForEditor } from './rows.reads.ts';

export const PREVIEW_SEAL = 'page preview';
const DAY_MS = 86_400_000;

/**
 * A link that shows the draft of a page. It is sealed, so nobody can make one or prolong it. It is in lower case, as the
 * shop writes all addresses.
 */
export function previewLink(seal: Seal, key: string, now: Date): { path: string; expires_at: string } {
  const expires = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS).toISOString();
  const token = seal.close(JSON.stringify([key, expires])).toString('hex');
  return { path: `/page-preview/${token}`, expires_at: expires };
}

function readToken(seal: Seal, token: string): { key: string; expires: string } | undefined {
  const text = seal.open(Buffer.from(token, 'hex'));
  if (text === undefined) return undefined;
  const [key, expires] = JSON.parse(text) as [string, string];
  return { key, expires };
}

/** What a preview link shows: the draft as it is now. */
export async function readPreview(
  db: Db,
  seal: Seal,
  token: string,
  now: Date,
): Promise<Answer<'GET /no/auth/web/site/page-previews/{token}'> | Refusal> {
  const found = readToken(seal, token);
  if (!found) return refuse(404, 'This preview link is not complete.');
  if (new Date(found.expires) <= now) return refuse(410, 'This preview link has ended. Ask for a new one.');
  const { key, expires } = found;
  if (!(await isPage(db, key))) return refuse(410, 'This page has another address now. Ask for a new link.');
  const draft = await readDraftRow(db, key);
  const [rows = []] = await rowsForEditor(db, draft.rows ?? (await readLive(db, key)).rows);
  const [page] = await db.select().from(sitePages).where(eq(sitePages.key, key));
  return {
    status: 200,
    result: {
      key,
      kind: pageKindOf(key),
      page: page
        ? {
            key: page.key,
            title: page.title,
            page_description: page.description,
            meta_title: page.metaTitle,
            meta_description: page.metaDescription,
          }
        : null,
      rows: rows.filter((row) => row.is_active),
      expires_at: expires,
    },
  };
}
