import { MOST_ANSWERS } from '#rules/messages/saved-answers.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

interface Typed {
  name: string;
  text: string;
}

export type SaveProblem = 'taken' | 'too many' | 'changed' | 'unknown';

/**
 * Changes of one office wait for each other. Otherwise two answers with one name, or too many, could be saved
 * at once.
 */
const LOCK = {
  name: 'saved-answers-lock',
  text: `select pg_advisory_xact_lock(hashtext('saved answers'), coalesce($1, 0))`,
};
const OTHERS = {
  name: 'saved-answers-others',
  text: `
  select count(*)::int as count, coalesce(bool_or(lower(name) = lower($2)), false) as "isTaken"
  from saved_answers where business_id is not distinct from $1 and ($3::int is null or id <> $3)`,
};
const ONE = {
  name: 'saved-answer',
  text: 'select version, name, text from saved_answers where id = $2 and business_id is not distinct from $1',
};
const ADD = {
  name: 'saved-answer-add',
  text: 'insert into saved_answers (business_id, name, text) values ($1, $2, $3) returning id',
};
const CHANGE = {
  name: 'saved-answer-change',
  text: 'update saved_answers set name = $2, text = $3, version = version + 1 where id = $1',
};
const REMOVE = { name: 'saved-answer-remove', text: 'delete from saved_answers where id = $1' };

interface Office {
  businessId: number | null;
  account: Account;
}

const audit = (
  { db }: Connection,
  { account }: Office,
  entry: { action: string; id: number; before?: Typed; after?: Typed },
) => {
  const { action, id, before = {}, after = {} } = entry;
  return writeAudit(db, {
    actor: account,
    action,
    subject: 'saved answer',
    subjectId: id,
    before: { ...before },
    after: { ...after },
  });
};

/** Adds an answer in the caller's transaction. */
export async function addAnswer(
  at: Connection,
  office: Office,
  { name, text }: Typed,
): Promise<'saved' | SaveProblem> {
  await at.ask(LOCK, [office.businessId]);
  const [others] = await at.ask<{ count: number; isTaken: boolean }>(OTHERS, [office.businessId, name, null]);
  if (others?.isTaken) return 'taken';
  if ((others?.count ?? 0) >= MOST_ANSWERS) return 'too many';
  const [added] = await at.ask<{ id: number }>(ADD, [office.businessId, name, text]);
  await audit(at, office, { action: 'save answer', id: added?.id ?? 0, after: { name, text } });
  return 'saved';
}

export const changeAnswer = (
  { transaction }: Pick<Database, 'transaction'>,
  office: Office,
  { id, version, name, text }: Typed & { id: number; version: number },
): Promise<'saved' | SaveProblem> =>
  transaction(async (at) => {
    await at.ask(LOCK, [office.businessId]);
    const [before] = await at.ask<Typed & { version: number }>(ONE, [office.businessId, id]);
    if (!before) return 'unknown';
    if (before.version !== version) return 'changed';
    const [others] = await at.ask<{ isTaken: boolean }>(OTHERS, [office.businessId, name, id]);
    if (others?.isTaken) return 'taken';
    await at.ask(CHANGE, [id, name, text]);
    const { name: oldName, text: oldText } = before;
    await audit(at, office, {
      action: 'change saved answer',
      id,
      before: { name: oldName, text: oldText },
      after: { name, text },
    });
    return 'saved';
  });

/** False if it is gone, or another office's. */
export const removeAnswer = (
  { transaction }: Pick<Database, 'transaction'>,
  office: Office,
  id: number,
): Promise<boolean> =>
  transaction(async (at) => {
    await at.ask(LOCK, [office.businessId]);
    const [before] = await at.ask<Typed>(ONE, [office.businessId, id]);
    if (!before) return false;
    await at.ask(REMOVE, [id]);
    await audit(at, office, {
      action: 'remove saved answer',
      id,
      before: { name: before.name, text: before.text },
    });
    return true;
  });
