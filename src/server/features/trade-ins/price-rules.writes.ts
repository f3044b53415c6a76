import { isDeepStrictEqual } from 'node:util';
import { rulesError } from '#rules/trade-in/price-limits.ts';
import type { PriceChange, PriceRules } from '#rules/trade-in/price-rules.ts';
import { withAmountsOf, withChange } from '#rules/trade-in/price-rules.ts';
import { FIRST_VERSION } from '#rules/trade-in/terms.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { lockOffers, putPriceRules, readPriceRules } from '../catalog/public.ts';
import type { Draft } from './price-rules.reads.ts';
import { FIRST_NOTE, preparedRules, readDraft } from './price-rules.reads.ts';

interface Editing {
  businessId: number;
  /** The version of the draft that the editor has seen. */
  version: number;
  account: Account;
  now: Date;
}

/** Somebody else has changed the draft first. */
interface Stale {
  staleBy: string;
}

/** Makes sure that the draft has a row, and locks it: two editors take turns. */
const LOCK = {
  name: 'price-rules-draft-lock',
  text: `insert into price_rule_drafts (business_id, version, rules, editor, saved_at) values ($1, 0, null, '', $2)
    on conflict (business_id) do update set version = price_rule_drafts.version`,
};
const SAVE = {
  name: 'price-rules-draft-save',
  text: `update price_rule_drafts set version = version + 1, rules = $2::jsonb, editor = $3, saved_at = $4
    where business_id = $1`,
};

async function lockDraft({ ask }: Connection, { businessId, version, now }: Editing): Promise<Draft | Stale> {
  await ask(LOCK, [businessId, now]);
  const draft = await readDraft(ask, businessId);
  if (!draft) throw new Error('a draft of price rules was not written');
  return draft.version === version ? draft : { staleBy: draft.editor };
}

const saveDraft = ({ ask }: Connection, { businessId, account, now }: Editing, rules: PriceRules | null) =>
  ask(SAVE, [businessId, rules && JSON.stringify(rules), account.name, now]);

/** Prepares other amounts. A change that changes nothing leaves the draft alone. */
export const changeDraft = (
  { transaction }: Pick<Database, 'transaction'>,
  editing: Editing,
  changeOf: (rules: PriceRules) => PriceChange | { refused: string },
): Promise<'saved' | Stale | { refused: string }> =>
  transaction(async (at) => {
    const draft = await lockDraft(at, editing);
    if ('staleBy' in draft) return draft;
    const { rules: now } = await readPriceRules(at.ask, editing.businessId);
    const before = preparedRules(now, draft);
    const change = changeOf(before);
    if ('refused' in change) return change;
    const after = withChange(before, change);
    if (isDeepStrictEqual(before, after)) return 'saved';
    await saveDraft(at, editing, isDeepStrictEqual(now, after) ? null : after);
    return 'saved';
  });

/** Deletes the draft. */
export const discardDraft = (
  { transaction }: Pick<Database, 'transaction'>,
  editing: Editing,
): Promise<'saved' | Stale> =>
  transaction(async (at) => {
    const draft = await lockDraft(at, editing);
    if ('staleBy' in draft) return draft;
    if (draft.rules) await saveDraft(at, editing, null);
    return 'saved';
  });

const INSERT = {
  name: 'price-rules-insert',
  text: `insert into price_rules (business_id, version, rules, note, editor, created_at)
    values ($1, $2, $3::jsonb, $4, $5, $6)`,
};
const READ = {
  name: 'price-rules-read',
  text: 'select rules from price_rules where business_id = $1 and version = $2',
};
const LAST = {
  name: 'price-rules-last',
  text: 'select coalesce(max(version), 0)::int as version from price_rules where business_id = $1',
};

interface Publication {
  note: string;
  /** An older version, instead of the draft. */
  restore?: number | undefined;
}

/** Puts the draft or an older version into effect for new quotes. Older quotes keep the version that they have. */
export async function publishRules(
  at: Connection,
  editing: Editing,
  { note, restore }: Publication,
): Promise<{ published: number } | Stale | { refused: string }> {
  const { businessId, account, now } = editing;
  const draft = await lockDraft(at, editing);
  if ('staleBy' in draft) return draft;
  await lockOffers(at, businessId);
  const { rules: live } = await readPriceRules(at.ask, businessId);
  const last = await lastVersion(at, { businessId, live, now });
  const rules =
    restore === undefined ? preparedRules(live, draft) : await readOld(at, editing, restore, live);
  if (!rules) return { refused: 'There is no such version.' };
  if (restore === undefined && !draft.rules) return { refused: 'Nothing is prepared.' };
  const wrong = rulesError(rules);
  if (wrong !== undefined) return { refused: `${wrong}.` };
  const version = last + 1;
  await at.ask(INSERT, [businessId, version, JSON.stringify(rules), note, account.name, now]);
  await putPriceRules(at, rules, { businessId, version, now });
  await saveDraft(at, editing, null);
  await writeAudit(at.db, {
    actor: { id: account.id, name: account.name, businessId: account.businessId },
    action: 'publish price rules',
    subject: 'price rules',
    subjectId: businessId,
    before: { version: last },
    after: { version, note },
  });
  return { published: version };
}

/** The newest version. The first one is the catalogue as it was before anything was published. */
async function lastVersion(
  { ask }: Connection,
  { businessId, live, now }: { businessId: number; live: PriceRules; now: Date },
): Promise<number> {
  const [last] = await ask<{ version: number }>(LAST, [businessId]);
  if (last && last.version > 0) return last.version;
  await ask(INSERT, [businessId, FIRST_VERSION, JSON.stringify(live), FIRST_NOTE, '', now]);
  return FIRST_VERSION;
}

async function readOld(
  { ask }: Connection,
  { businessId }: Editing,
  version: number,
  live: PriceRules,
): Promise<PriceRules | undefined> {
  const [old] = await ask<{ rules: PriceRules } & Record<string, unknown>>(READ, [businessId, version]);
  return old && withAmountsOf(live, old.rules);
}
