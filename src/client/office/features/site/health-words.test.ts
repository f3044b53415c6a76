import { describe, expect, it } from 'vitest';
import type { Health } from '#contract/health.ts';
import { sizeWords, STANDS } from './health-words.ts';

const NOW = '2026-11-17T12:00:00.000Z';
const WELL: Health = {
  checked_at: NOW,
  shop: { version: '0.1.0', node: 'v24', started_at: NOW, memory_bytes: 1 },
  database: { kind: 'postgres', answer_ms: 1, bytes: 1 },
  jobs: { waiting: 1, later: 0, failed: 0, waiting_since: '2026-11-17T11:56:00.000Z' },
  mails: { waiting: 0, failed: 0, sent: 3 },
  payments: { cards: 'live', last_event_at: null },
  books: { checked_at: '2026-11-17T02:30:00.000Z', entries: 0, credit: 0, stock: 0 },
  storage: { files: 1, file_bytes: 1, free_bytes: 5_000_000_000 },
};

describe('How the parts of the shop are doing', () => {
  it.each(['database', 'jobs', 'mails', 'payments', 'books', 'storage'] as const)('%s: good', (part) => {
    expect(STANDS[part](WELL).label).toBe('Good');
  });

  it.each<[keyof typeof STANDS, Partial<Health>, string]>([
    ['database', { database: { ...WELL.database, answer_ms: 600 } }, 'Slow'],
    ['jobs', { jobs: { ...WELL.jobs, waiting_since: '2026-11-17T11:50:00.000Z' } }, 'Late'],
    ['jobs', { jobs: { ...WELL.jobs, failed: 1 } }, 'Failures'],
    ['mails', { mails: { ...WELL.mails, failed: 2 } }, 'Not sent'],
    ['payments', { payments: { cards: null, last_event_at: null } }, 'No cards'],
    ['books', { books: null }, 'Not checked yet'],
    ['books', { books: { checked_at: NOW, entries: 1, credit: 0, stock: 0 } }, 'Wrong'],
    [
      'books',
      { books: { checked_at: '2026-11-15T02:30:00.000Z', entries: 0, credit: 0, stock: 0 } },
      'Check is overdue',
    ],
    ['storage', { storage: { ...WELL.storage, free_bytes: 1_000 } }, 'Little room'],
  ])('%s %j', (part, change, label) => {
    expect(STANDS[part]({ ...WELL, ...change }).label).toBe(label);
  });

  it('and sizes are said as people say them', () => {
    expect(sizeWords(1_440_000_000)).toBe('1.4 GB');
    expect(sizeWords(320_400_000)).toBe('320 MB');
  });
});
