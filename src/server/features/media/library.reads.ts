import type { MediaOwner } from '#contract/media.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { inPeoplesWords } from '../../http/call-input.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';

/** The libraries that the caller may see. */
export interface MediaReader {
  /** The business that they work for; null for the site's staff. */
  businessId: number | null;
  seesSite: boolean;
  seesBusinesses: boolean;
}

/** The pictures of a business belong to its catalogue; those of the site are content. */
export function readerOf({ office }: Account): MediaReader | undefined {
  if (!office) return undefined;
  const isSite = office.of === 'site';
  return {
    businessId: office.businessId,
    seesSite: isSite && office.rights.includes('content'),
    seesBusinesses: isSite && office.rights.includes('catalogue'),
  };
}

/** SQL for whether the caller may see a row of this table. Its values are `$1` to `$3`, by `scopeOf`. */
export const inScope = (table: string) => `(${table}.business_id = $1::int
  or ($2::boolean and ${table}.business_id is null) or ($3::boolean and ${table}.business_id is not null))`;

export const scopeOf = ({ businessId, seesSite, seesBusinesses }: MediaReader): unknown[] => [
  businessId,
  seesSite,
  seesBusinesses,
];

/** SQL for whether a row is in the library that was asked for: `$4` and `$5`, by `wantedOf`. */
export const isWanted = (table: string) => `(($4::boolean is not true or ${table}.business_id is null)
  and ($5::int is null or ${table}.business_id = $5))`;

export const wantedOf = (owner: MediaOwner | undefined): unknown[] => [
  owner === 'site',
  typeof owner === 'number' ? owner : null,
];

const BUSINESS = { name: 'media-business', text: 'select 1 from businesses where id = $1' };

/**
 * The owner of the library that a new file goes into: the caller's own business, or the owner that the site's
 * staff name.
 */
export async function ownerFor(
  ask: Ask,
  reader: MediaReader,
  wanted: number | undefined,
): Promise<{ businessId: number | null } | Refusal> {
  if (reader.businessId !== null) {
    const isOwn = wanted === undefined || wanted === reader.businessId;
    return isOwn ? { businessId: reader.businessId } : refuseBusiness('This is not your business');
  }
  if (wanted === undefined) return reader.seesSite ? { businessId: null } : refuseBusiness('Required');
  const isThere = reader.seesBusinesses && (await ask(BUSINESS, [wanted])).length === 1;
  return isThere ? { businessId: wanted } : refuseBusiness('There is no such business');
}

const refuseBusiness = (text: string) =>
  refuse(400, inPeoplesWords('business_id', text), { business_id: text });
