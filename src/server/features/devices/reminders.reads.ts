import type { KeptReminder } from '#contract/devices.ts';
import type { Ask } from '../../db/connect.ts';
import type { ReminderRow } from './values.reads.ts';
import { reminderWire } from './values.reads.ts';

interface KeptRow extends ReminderRow, Record<string, unknown> {
  name: string;
  created_at: Date;
}

const KEPT = {
  name: 'value-reminders-of-account',
  text: `
  select device, name, below, step, reference, told_at, created_at from value_reminders
  where user_id = $1 order by created_at desc, device`,
};

/** What an account wants to be mailed about, the newest first. */
export async function readReminders(ask: Ask, userId: number): Promise<KeptReminder[]> {
  const rows = await ask<KeptRow>(KEPT, [userId]);
  return rows.map((row) => ({
    id: row.device,
    name: row.name,
    asked_at: row.created_at.toISOString(),
    ...reminderWire(row),
  }));
}
