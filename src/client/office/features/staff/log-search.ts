import type { Input } from '#contract/calls.ts';
import { addDays, shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import { SUBJECTS } from './log-words.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export interface LogSearch {
  /** A part of a name. */
  who?: string | undefined;
  about?: string | undefined;
  /** For the site's office: whose office it was done in. */
  vendor?: number | undefined;
  /** Days in the shop's time zone, such as 2026-11-17; both are included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The cursors of the earlier pages, the current one last. */
  after?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isCursors = (text: string) => /^\d{1,15}(?:,\d{1,15}){0,40}$/.test(text);

/** Reads the search from the URL. Invalid values are left out. */
export function readLogSearch({
  who,
  about,
  vendor,
  from,
  to,
  after,
  cols,
}: Record<string, unknown>): LogSearch {
  return {
    ...((typeof who === 'string' || typeof who === 'number') &&
      String(who) && { who: String(who).slice(0, 80) }),
    ...(SUBJECTS.some((one) => one === about) && { about: String(about) }),
    ...(Number.isSafeInteger(vendor) && Number(vendor) > 0 && { vendor: Number(vendor) }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...((typeof after === 'string' || typeof after === 'number') &&
      isCursors(String(after)) && { after: String(after) }),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 50;
const NOON = 'T12:00:00Z';

const startOf = (day: string, later = 0) =>
  shopMoment(addDays(shopTime(new Date(day + NOON)), later), 0).toISOString();

export function queryOf({
  who,
  about,
  vendor,
  from,
  to,
  after,
}: LogSearch): NonNullable<Input<'GET /office/log'>['query']> {
  const cursor = after?.split(',').at(-1);
  return {
    per_page: PER_PAGE,
    ...(who && { actor: who }),
    ...(about && { subject: about }),
    ...(vendor && { business_id: vendor }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
    ...(cursor && { cursor }),
  };
}
