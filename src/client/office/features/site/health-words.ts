import type { Health } from '#contract/health.ts';
import type { ChipWords } from '../../ui/chip.tsx';

const GOOD: ChipWords = { label: 'Good', look: 'good' };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A job that should have run longer ago than this is shown as late. */
const LATE_MS = 5 * MINUTE_MS;
/** The books are checked every night. */
const CHECK_MS = 36 * HOUR_MS;
const SLOW_MS = 500;
const GIGABYTE = 1_000_000_000;

const since = (moment: string, now: string) => Date.parse(now) - Date.parse(moment);

type Part = 'database' | 'jobs' | 'mails' | 'payments' | 'books' | 'storage';

/** How each part is doing, in a word. */
export const STANDS: Record<Part, (health: Health) => ChipWords> = {
  database: ({ database }) => (database.answer_ms > SLOW_MS ? { label: 'Slow', look: 'decide' } : GOOD),
  jobs: ({ jobs, checked_at: now }) => {
    if (jobs.waiting_since !== null && since(jobs.waiting_since, now) > LATE_MS)
      return { label: 'Late', look: 'decide' };
    return jobs.failed > 0 ? { label: 'Failures', look: 'decide' } : GOOD;
  },
  mails: ({ mails }) => (mails.failed > 0 ? { label: 'Not sent', look: 'decide' } : GOOD),
  payments: ({ payments }) =>
    payments.cards === null
      ? { label: 'No cards', look: 'over' }
      : payments.cards === 'test'
        ? { label: 'Test keys', look: 'work' }
        : GOOD,
  books: ({ books, checked_at: now }) => {
    if (!books) return { label: 'Not checked yet', look: 'over' };
    if (books.entries + books.credit + books.stock > 0) return { label: 'Wrong', look: 'decide' };
    return since(books.checked_at, now) > CHECK_MS ? { label: 'Check is overdue', look: 'decide' } : GOOD;
  },
  storage: ({ storage }) =>
    storage.free_bytes !== null && storage.free_bytes < GIGABYTE
      ? { label: 'Little room', look: 'decide' }
      : GOOD,
};

/** '1.4 GB', '320 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes >= GIGABYTE) return `${(bytes / GIGABYTE).toFixed(1)} GB`;
  return `${Math.round(bytes / 1_000_000)} MB`;
}
