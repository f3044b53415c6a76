import { statfs } from 'node:fs/promises';
import type { Health } from '#contract/health.ts';
import type { Ask, Database } from '../../db/connect.ts';
import { readJobCounts } from '../../jobs/counts.ts';
import { readFailures } from '../../jobs/failures.ts';
import { readStored } from '../media/public.ts';
import { readBookCheck, readLastEvent } from '../money/public.ts';

/** The facts that need no query. */
export interface HealthFacts {
  version: string;
  cards: Health['payments']['cards'];
  dataDir: string;
}

const SIZE = { name: 'database-size', text: 'select pg_database_size(current_database())::float8 as bytes' };

async function readDatabase(ask: Ask, kind: Database['kind']): Promise<Health['database']> {
  const begin = performance.now();
  await ask({ name: 'database-answers', text: 'select 1' }, []);
  const answerMs = Math.round((performance.now() - begin) * 10) / 10;
  const [size] = await ask<{ bytes: number }>(SIZE, []);
  return { kind, answer_ms: answerMs, bytes: size?.bytes ?? 0 };
}

/** Null if the operating system does not report it. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** How the shop is doing now. */
export async function readHealth(
  { ask, kind }: Pick<Database, 'ask' | 'kind'>,
  { version, cards, dataDir }: HealthFacts,
): Promise<Health> {
  const database = await readDatabase(ask, kind);
  const { jobs, mails } = await readJobCounts(ask);
  const { total: failed } = await readFailures(ask);
  const books = await readBookCheck(ask);
  const event = await readLastEvent(ask);
  const stored = await readStored(ask);
  const now = Date.now();
  return {
    checked_at: new Date(now).toISOString(),
    shop: {
      version,
      node: process.version,
      started_at: new Date(now - process.uptime() * 1000).toISOString(),
      memory_bytes: process.memoryUsage.rss(),
    },
    database,
    jobs: { ...jobs, failed },
    mails,
    payments: { cards, last_event_at: event?.toISOString() ?? null },
    books: books
      ? {
          checked_at: books.checkedAt.toISOString(),
          entries: books.entries,
          credit: books.credit,
          stock: books.stock,
        }
      : null,
    storage: { files: stored.files, file_bytes: stored.bytes, free_bytes: await freeBytes(dataDir) },
  };
}
