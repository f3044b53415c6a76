export { endReminderById, moveReminders } from './reminders.writes.ts';
