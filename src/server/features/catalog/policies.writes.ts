import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficePolicy } from '#contract/policies-office.ts';
import { LONGEST_POLICY, TOO_LONG } from '#rules/catalog/list-fields.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { cleanHtml } from '../../ports/clean-html.ts';
import type { ListKind } from './list-records.writes.ts';
import { addRecord, changeRecord, held, isSameName, removeRecord } from './list-records.writes.ts';
import { readOfficePolicies, readOfficePolicy } from './policies.reads.ts';
import { refuseFields } from './refusals.writes.ts';
import { policies } from './tables.ts';

const POLICIES: ListKind<OfficePolicy> = {
  subject: 'policy',
  table: 'policies',
  read: readOfficePolicy,
  factsOf: ({ kind, title, description }) => ({ kind, title, description }),
};

type Given = Parsed<'POST /office/catalogue/policies'>['body'];
type Change = Parsed<'PUT /office/catalogue/policies/{id}'>['body'];

export const createPolicy = (at: Connection, given: Given, actor: Account): Promise<OfficePolicy | Refusal> =>
  addRecord(at, POLICIES, actor, async () => {
    const row = { ...given, description: cleanHtml(given.description) };
    const refusal = await problemOf(at.ask, row);
    if (refusal) return refusal;
    const [made] = await at.db.insert(policies).values(row).returning({ id: policies.id });
    if (!made) throw new Error('a new policy has no id');
    return made.id;
  });

export const changePolicy = (
  at: Connection,
  id: number,
  { version, ...given }: Change,
  actor: Account,
): Promise<OfficePolicy | Refusal> =>
  changeRecord(at, POLICIES, { id, version }, actor, async (before) => {
    const { kind = before.kind, title = before.title } = given;
    const description = cleanHtml(given.description ?? before.description);
    const refusal = await problemOf(at.ask, { kind, title, description }, id);
    if (refusal) return refusal;
    if (kind !== before.kind && before.product_count > 0)
      return refuse(
        409,
        `This policy keeps its kind: it is used by ${held(before.product_count, 'product').join()}.`,
      );
    await at.db.update(policies).set({ kind, title, description }).where(eq(policies.id, id));
    return undefined;
  });

export const removePolicy = (
  at: Connection,
  which: { id: number; version: number },
  actor: Account,
): Promise<Refusal | undefined> =>
  removeRecord(at, POLICIES, which, actor, async ({ product_count: products }) => held(products, 'product'));

/** A policy has words once its HTML is cleaned, and a title that no other of its kind has. */
async function problemOf(
  ask: Ask,
  { kind, title, description }: Pick<OfficePolicy, 'kind' | 'title' | 'description'>,
  ownId?: number,
): Promise<Refusal | undefined> {
  if (description === '') return refuseFields({ description: 'Required' });
  if (description.length > LONGEST_POLICY) return refuseFields({ description: TOO_LONG });
  const isTaken = (await readOfficePolicies(ask)).some(
    (one) => one.id !== ownId && one.kind === kind && isSameName(one.title, title),
  );
  return isTaken ? refuseFields({ title: 'Another policy of this kind has this title' }) : undefined;
}
