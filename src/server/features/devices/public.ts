export { readReminders } from './reminders.reads.ts';
export { endReminderById, moveReminders } from './reminders.writes.ts';
