import { mailboxOf } from '#rules/orders/mailbox.ts';
import type { Ask } from '../../db/connect.ts';

/** Locks the code's row first. A second request waits, and then counts the use of the first. */
const TAKE = {
  name: 'code-take',
  text: `
  update codes set uses = uses + 1
  where id = $1 and is_active and (most_uses is null or uses < most_uses)
    and (starts_at is null or starts_at <= $2) and (ends_at is null or ends_at > $2) returning most_per_person`,
};
const NOTE = {
  name: 'code-note',
  text: `
  insert into code_uses (code_id, group_id, person, created_at)
  select $1, $2, $3, $5::timestamptz
  where $4::int is null or (select count(*) from code_uses where code_id = $1 and person = $3) < $4
  returning code_id`,
};
const GIVE_BACK = {
  name: 'code-give-back',
  text: `
  with back as (delete from code_uses where group_id = $1 returning code_id)
  update codes set uses = greatest(0, uses - 1) from back where codes.id = back.code_id`,
};

/** Uses a code once. False if it may not be used, or not any more. */
export async function takeCode(
  ask: Ask,
  codeId: number,
  { groupId, email, now }: { groupId: string; email: string; now: Date },
): Promise<boolean> {
  const [taken] = await ask<{ most_per_person: number | null }>(TAKE, [codeId, now]);
  if (!taken) return false;
  const noted = await ask(NOTE, [codeId, groupId, mailboxOf(email), taken.most_per_person, now]);
  return noted.length === 1;
}

/** Frees the code of orders that ended without a sale, so that it may be used again. */
export async function giveCodeBack(ask: Ask, groupId: string): Promise<void> {
  await ask(GIVE_BACK, [groupId]);
}
