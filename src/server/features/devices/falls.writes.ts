import type pg from 'pg';
import type { Pence } from '#rules/money/money.ts';
import { afterValue } from '#rules/trade-in/value-fall.ts';
import type { Database } from '../../db/connect.ts';
import type { MailToSend } from '../../jobs/mail.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { readModelWays } from '../listing/public.ts';
import type { WaitingReminder } from './falls.reads.ts';
import { readAwaitedModels, readWaiting } from './falls.reads.ts';
import type { TodaysValue } from './values.reads.ts';
import { valueOf } from './values.reads.ts';

type Sources = Pick<Database, 'ask' | 'transaction'> & { pool: pg.Pool };
type MailFor = (reminder: WaitingReminder, value: TodaysValue) => Omit<MailToSend, 'dedupeKey'>;

const MODELS_AT_ONCE = 50;

/**
 * Looks at the value of every awaited device, and mails those that fell. A model that the shop does not buy at the
 * moment is left alone: that is not a fall.
 */
export async function tellOfFalls(
  { ask, transaction, pool }: Sources,
  { mailFor, now, signal }: { mailFor: MailFor; now: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  for (let after = 0; !signal?.aborted;) {
    const models = await readAwaitedModels(ask, after, MODELS_AT_ONCE);
    const ways = await readModelWays(pool, models);
    for (const reminder of await readWaiting(ask, models)) {
      const sell = ways.get(reminder.model_id)?.sell;
      if (sell) await follow(reminder, valueOf(reminder.option_ids, sell));
    }
    if (models.length < MODELS_AT_ONCE) return;
    after = models.at(-1) ?? after;
  }

  async function follow(reminder: WaitingReminder, value: TodaysValue): Promise<void> {
    const { tells, reference } = afterValue(reminder, value.cash);
    if (!tells && reference === reminder.reference) return;
    await transaction(async (at) => {
      const told = await takeValue(at.ask, { reminder, reference, tells, now });
      if (told === undefined || !tells) return;
      await enqueueMail(at.db, {
        dedupeKey: `value-fall:${reminder.id}:${told}`,
        ...mailFor(reminder, value),
      });
    });
  }
}

/** Counts from the new value. Undefined if another node did it first, or the wish has changed. */
async function takeValue(
  ask: Database['ask'],
  {
    reminder,
    reference,
    tells,
    now,
  }: { reminder: WaitingReminder; reference: Pence; tells: boolean; now: Date },
): Promise<number | undefined> {
  const { id, below, step, reference: before } = reminder;
  const [row] = await ask<{ told: number }>(TAKE, [id, before, reference, tells, now, below, step]);
  return row?.told;
}

const TAKE = {
  name: 'value-reminder-take',
  text: `
  update value_reminders set reference = $3, told = told + case when $4 then 1 else 0 end,
    told_at = case when $4 then $5::timestamptz else told_at end
  where id = $1 and reference = $2 and below is not distinct from $6::int and step is not distinct from $7::int
  returning told`,
};
