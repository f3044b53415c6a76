import { isDeepStrictEqual } from 'node:util';
import { TAKEN_SLUG } from '#rules/catalog/list-fields.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import { isForeignKeyViolation } from '../../db/violations.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { keepSitePicture } from '../media/public.ts';
import { wholeOrNot } from './office.writes.ts';
import type { FieldErrors } from './fields.writes.ts';
import { refuseFields } from './refusals.writes.ts';

type ListRecord = Record<string, unknown> & { id: number; version: number };

type ListTable = 'categories' | 'brands' | 'attributes' | 'models' | 'policies' | 'custom_field_definitions';

/** One of the catalogue's lists, such as that of the categories. */
export interface ListKind<R extends ListRecord> {
  /** The kind of a record, for people and in the log. */
  subject: string;
  table: ListTable;
  read: (ask: Ask, id: number) => Promise<R | undefined>;
  /** The facts of a record in the log. */
  factsOf: (record: R) => Readonly<Record<string, unknown>>;
}

interface Which {
  id: number;
  version: number;
}

/**
 * Changes of these lists wait for each other: they are rare, and a rule over several rows, such as that no two
 * categories are inside each other, then needs no locks of its own.
 */
const WAIT = {
  name: 'catalogue-lists-wait',
  text: `select pg_advisory_xact_lock(hashtext('lists of the catalogue'))`,
};

/** Makes a change of a list in one transaction. A refused change writes nothing. */
export async function inLists<A>(
  sources: Pick<Database, 'transaction'>,
  work: (at: Connection) => Promise<A | Refusal>,
): Promise<A | Refusal> {
  try {
    return await wholeOrNot(sources, work);
  } catch (error) {
    if (isForeignKeyViolation(error))
      return refuse(409, 'Something was added to it or removed in the meantime. Please look again.');
    throw error;
  }
}

export const waitForLists = async ({ ask }: Connection): Promise<void> => void (await ask(WAIT, []));

const missing = ({ subject }: { subject: string }) => refuse(404, `There is no such ${subject}.`);

async function mustRead<R extends ListRecord>(at: Connection, kind: ListKind<R>, id: number): Promise<R> {
  return mustExist(await kind.read(at.ask, id), `the ${kind.subject}`);
}

/** Waits for other changes and locks the record. Refused if it has changed since it was read. */
async function lockRecord<R extends ListRecord>(
  at: Connection,
  kind: ListKind<R>,
  { id, version }: Which,
): Promise<R | Refusal> {
  await waitForLists(at);
  const [row] = await at.ask<{ version: number }>(
    { name: `lock-${kind.table}`, text: `select version from ${kind.table} where id = $1 for update` },
    [id],
  );
  if (!row) return missing(kind);
  const now = await mustRead(at, kind, id);
  if (row.version === version) return now;
  const who = (await readLastChange(at.ask, kind.subject, id))?.name ?? 'Somebody else';
  return refuseStale(`${who} has changed this ${kind.subject} since you opened it.`, now);
}

/** Adds a record. `add` writes its row and answers with its id. */
export async function addRecord<R extends ListRecord>(
  at: Connection,
  kind: ListKind<R>,
  actor: Account,
  add: () => Promise<number | Refusal>,
): Promise<R | Refusal> {
  await waitForLists(at);
  const id = await add();
  if (id instanceof Refusal) return id;
  const made = await mustRead(at, kind, id);
  const after = kind.factsOf(made);
  const { subject } = kind;
  await writeAudit(at.db, { actor, action: `create ${subject}`, subject, subjectId: id, after });
  return made;
}

/**
 * Changes a record, if it still has the version that was read. A record that stays the same keeps its
 * version.
 */
export async function changeRecord<R extends ListRecord>(
  at: Connection,
  kind: ListKind<R>,
  which: Which,
  actor: Account,
  change: (before: R) => Promise<Refusal | undefined>,
): Promise<R | Refusal> {
  const { id } = which;
  const was = await lockRecord(at, kind, which);
  if (was instanceof Refusal) return was;
  const refusal = await change(was);
  if (refusal) return refusal;
  const [before, after] = [kind.factsOf(was), kind.factsOf(await mustRead(at, kind, id))];
  if (isDeepStrictEqual(before, after)) return was;
  await at.ask(
    { name: `version-${kind.table}`, text: `update ${kind.table} set version = version + 1 where id = $1` },
    [id],
  );
  const { subject } = kind;
  await writeAudit(at.db, { actor, action: `change ${subject}`, subject, subjectId: id, before, after });
  return mustRead(at, kind, id);
}

/** Removes a record that nothing belongs to. `holds` says what does, such as '3 products'. */
export async function removeRecord<R extends ListRecord>(
  at: Connection,
  kind: ListKind<R>,
  which: Which,
  actor: Account,
  holds: (before: R) => Promise<readonly string[]>,
): Promise<Refusal | undefined> {
  const { id } = which;
  const was = await lockRecord(at, kind, which);
  if (was instanceof Refusal) return was;
  const held = await holds(was);
  const { subject } = kind;
  if (held.length > 0) return refuse(409, `This ${subject} can’t be removed: it is used by ${listed(held)}.`);
  await at.ask({ name: `remove-${kind.table}`, text: `delete from ${kind.table} where id = $1` }, [id]);
  const before = kind.factsOf(was);
  await writeAudit(at.db, { actor, action: `remove ${subject}`, subject, subjectId: id, before });
  return undefined;
}

/**
 * Puts a record before another of those beside it, or last. Others who have it open don't mind: its version stays.
 * `beside` are the ids of all of them in their order, its own too.
 */
export async function placeRecord<R extends ListRecord>(
  at: Connection,
  { subject, table }: Pick<ListKind<R>, 'subject' | 'table'>,
  { id, beforeId }: { id: number; beforeId: number | null },
  beside: readonly number[],
  actor: Account,
): Promise<Refusal | undefined> {
  if (!beside.includes(id)) return missing({ subject });
  const others = beside.filter((one) => one !== id);
  if (beforeId !== null && !others.includes(beforeId))
    return refuseFields({ before_id: `There is no such ${subject} beside it` });
  const place = beforeId === null ? others.length : others.indexOf(beforeId);
  const was = beside.indexOf(id);
  if (was === place) return undefined;
  await at.ask(
    {
      name: `place-${table}`,
      text: `update ${table} c set sort_order = o.place
        from unnest($1::int[]) with ordinality as o (id, place) where o.id = c.id and c.sort_order <> o.place`,
    },
    [[...others.slice(0, place), id, ...others.slice(place)]],
  );
  const [before, after] = [{ place: was + 1 }, { place: place + 1 }];
  await writeAudit(at.db, { actor, action: `move ${subject}`, subject, subjectId: id, before, after });
  return undefined;
}

/** '3 products and 1 category'. */
const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');

/** How many of something there are, in words; nothing for none. */
export const held = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`];

/** Keeps new pictures of a record from being deleted. Pictures have to be in the site's library. */
export async function pictureErrors(
  ask: Ask,
  given: Readonly<Record<string, string | null | undefined>>,
  before: Readonly<Record<string, unknown>> = {},
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [field, name] of Object.entries(given)) {
    if (name === undefined || name === null || name === before[field]) continue;
    if (!(await keepSitePicture(ask, name))) errors[field] = 'There is no such picture any more';
  }
  return errors;
}

/** A slug made of a name that no other record of the list has. */
export function freeSlug(name: string, all: readonly { slug: string }[], otherwise: string): string {
  const base = slugOf(name).slice(0, 90).replace(/-$/, '') || otherwise;
  const taken = new Set([TAKEN_SLUG, ...all.map(({ slug }) => slug)]);
  let slug = base;
  for (let next = 2; taken.has(slug); next += 1) slug = `${base}-${next}`;
  return slug;
}

/** Two that differ only in capitals are the same for people. */
export const isSameName = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();
