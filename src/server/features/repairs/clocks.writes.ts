import type { RepairMove } from '#rules/flows/repair.ts';
import {
  APPROVAL_DAYS,
  ARRIVED_DAYS,
  CLOSED_DAYS,
  NO_SHOW_HOURS,
  POST_IN_DAYS,
  REMINDER_HOURS,
  UNCLAIMED_DAYS,
} from '#rules/repair/limits.ts';
import type { Database } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailReminder } from './mails.writes.ts';
import { moveRepair } from './moves.writes.ts';

interface Clock {
  move: RepairMove;
  /** Shown to the customer. */
  note: string;
  /** The tickets that are due: $1 is now. */
  due: string;
}

const sinceDays = (days: number) => `r.state_since <= $1::timestamptz - interval '${days} days'`;

/** The moves of tickets that have waited for too long. Each is a normal move, made by the system. */
const CLOCKS: readonly Clock[] = [
  {
    move: 'miss',
    note: 'The device was not brought at the booked time.',
    due: `r.state = 'awaiting_device' and exists (select from repair_slots s where s.repair_id = r.id
      and s.starts_at <= $1::timestamptz - interval '${NO_SHOW_HOURS} hours')`,
  },
  {
    move: 'cancel',
    note: `The device did not arrive within ${POST_IN_DAYS} days.`,
    due: `(r.state in ('requested', 'no_show') or (r.state = 'awaiting_device' and r.way = 'post_in')) and ${sinceDays(POST_IN_DAYS)}`,
  },
  {
    move: 'decline',
    note: `The estimate was not answered within ${APPROVAL_DAYS} days.`,
    due: `r.state = 'awaiting_approval' and coalesce((select max(e.sent_at) from repair_estimates e where e.repair_id = r.id),
      r.state_since) <= $1::timestamptz - interval '${APPROVAL_DAYS} days'`,
  },
  { move: 'leave', note: '', due: `r.state = 'ready' and ${sinceDays(UNCLAIMED_DAYS)}` },
  { move: 'collect', note: '', due: `r.state = 'dispatched' and ${sinceDays(ARRIVED_DAYS)}` },
  {
    move: 'close',
    note: '',
    due: `r.state = 'collected' and ${sinceDays(CLOSED_DAYS)} and (r.loan_device is null or r.loan_back_at is not null)`,
  },
];

type Sources = Pick<Database, 'ask' | 'transaction'>;

/**
 * Makes every move whose time has come. It may run late, and on two nodes at once: a ticket that another node has moved
 * has a newer version, and is left alone.
 */
export async function runClocks(
  { ask, transaction }: Sources,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  for (const { move, note, due } of CLOCKS) {
    const text = `select r.id, r.version from repairs r where ${due} order by r.id limit 500`;
    const found = await ask<{ id: number; version: number }>({ name: `repairs-due-${move}`, text }, [now]);
    for (const { id, version } of found) {
      const by = { actor: 'system', id: null } as const;
      await transaction((at) =>
        moveRepair(at, { repairId: id, move, version, by, said: { note }, now, sender }),
      );
    }
  }
}

const TO_REMIND = {
  name: 'repairs-to-remind',
  text: `
  select r.id from repairs r join repair_slots s on s.repair_id = r.id
  where r.state = 'awaiting_device' and r.reminded_at is null and s.starts_at > $1
    and s.starts_at <= $1::timestamptz + interval '${REMINDER_HOURS} hours'
    and r.state_since <= s.starts_at - interval '${REMINDER_HOURS} hours' order by r.id limit 500`,
};
const REMINDED = {
  name: 'repair-reminded',
  text: `update repairs set reminded_at = $2 where id = $1 and reminded_at is null and state = 'awaiting_device' returning id`,
};

/** Reminds of slots on the day before. Somebody who has just booked one needs no reminder. */
export async function remindOfSlots(
  { ask, transaction }: Sources,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  for (const { id } of await ask<{ id: number }>(TO_REMIND, [now])) {
    await transaction(async (at) => {
      const reminded = await at.ask(REMINDED, [id, now]);
      if (reminded.length === 1) await mailReminder(at, id, sender, now);
    });
  }
}
