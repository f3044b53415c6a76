import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Answer, Parsed } from '#contract/calls.ts';
import type { Pence } from '#rules/money/money.ts';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import { MOST_REMINDERS } from '#rules/trade-in/value-fall.ts';
import type { Ask, Db } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { readModelWays } from '../listing/public.ts';
import { readRow } from './rows.reads.ts';
import type { Owner } from './rows.reads.ts';
import type { ReminderRow } from './values.reads.ts';
import { reminderWire, valueToday } from './values.reads.ts';

type Wish = Parsed<'PUT /web/site/devices/{id}/reminder'>['body'];
type ReminderAnswer = Answer<'PUT /web/site/devices/{id}/reminder'>;

const noDevice = () => refuse(404, 'There is no such device.');

const PUT = {
  name: 'value-reminder-put',
  text: `
  insert into value_reminders (user_id, device, name, model_id, option_ids, below, step, reference, created_at)
  select $1, $2, $3, $4, $5::int[], $6, $7, $8, $9
  where (select count(*) from value_reminders where user_id = $1 and device <> $2) < $10
  on conflict (user_id, device) do update set option_ids = excluded.option_ids, below = excluded.below,
    step = excluded.step, reference = excluded.reference, told_at = null
  returning device, below, step, reference, told_at`,
};

/** Keeps the wish for a device of the account. It counts from the value of now. */
export async function putReminder(
  { ask, pool }: { ask: Ask; pool: pg.Pool },
  { id, owner, wish, now }: { id: string; owner: Owner; wish: Wish; now: Date },
): Promise<ReminderAnswer | Refusal> {
  const row = await readRow(ask, owner, id);
  if (!row) return noDevice();
  if (owner.provenEmail === null) return refuse(409, 'Please confirm your email address first.');
  const ways =
    row.model_id === null ? undefined : (await readModelWays(pool, [row.model_id])).get(row.model_id);
  const value = valueToday(row, ways?.sell ?? null);
  if (!value || (row.kind === 's' && row.state !== 'returned'))
    return refuse(409, 'We do not know what this device is worth today.');
  const below = wish.below === undefined ? null : penceFromPounds(wish.below);
  const step = wish.step === undefined ? null : penceFromPounds(wish.step);
  const wrong = wishErrors({ below, step }, value.cash);
  if (wrong) return refuse(400, 'Please check the amount.', wrong);
  const [kept] = await ask<ReminderRow & Record<string, unknown>>(PUT, [
    owner.userId,
    id,
    row.name,
    row.model_id,
    value.optionIds,
    below,
    step,
    value.cash,
    now,
    MOST_REMINDERS,
  ]);
  if (!kept) return refuse(409, `You already wait for ${MOST_REMINDERS} devices.`);
  return { status: 200, result: reminderWire(kept) };
}

function wishErrors({ below, step }: { below: Pence | null; step: Pence | null }, value: Pence) {
  if (below !== null && below > value)
    return { below: `It is worth ${formatPence(value)} today. Choose that or less` };
  if (step !== null && step >= value) return { step: `It is worth ${formatPence(value)} today. Choose less` };
  return undefined;
}

/** Ends the wish for a device of the account. */
export async function endReminder(ask: Ask, owner: Owner, id: string): Promise<ReminderAnswer | Refusal> {
  const gone = await ask<{ id: string }>(
    {
      name: 'value-reminder-end',
      text: 'delete from value_reminders where user_id = $1 and device = $2 returning id',
    },
    [owner.userId, id],
  );
  if (gone.length === 0 && !(await readRow(ask, owner, id))) return noDevice();
  return { status: 200, result: null };
}

/** Ends a wish by the id in its mails. The caller doesn't learn whether it existed. */
export async function endReminderById(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from value_reminders where id = ${id}`);
}

/** Moves the wishes of one account to another of the same person. */
export async function moveReminders(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`
    update value_reminders r set user_id = ${toUserId} where user_id = ${fromUserId}
      and not exists (select from value_reminders o where o.user_id = ${toUserId} and o.device = r.device)`);
}
