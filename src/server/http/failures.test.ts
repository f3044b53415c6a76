import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addFailures } from './failures.ts';

/** A server whose one route fails as told. */
function failingWith(error: unknown, log: (line: string) => void = () => undefined) {
  const app = fastify({ logger: { level: 'error', stream: { write: log } } });
  addFailures(app);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
}

const IN_VAIN = 'timeout exceeded when trying to connect';

it('knows the pool by the words that it uses', () => {
  const pool = createRequire(import.meta.url).resolve('pg-pool');
  expect(readFileSync(pool, 'utf8')).toContain(IN_VAIN);
});

it('says that it is busy when no connection was left, and when to come back', async () => {
  const answer = await failingWith(new Error('query failed', { cause: new Error(IN_VAIN) }));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('busy') as string });
});

it('tells nothing of what went wrong', async () => {
  const answer = await failingWith(new Error('password of the database'));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('database');
});

it('logs why a query failed, and nothing of what was asked with it', async () => {
  const lines: string[] = [];
  const cause = new Error('deadlock detected');
  await failingWith(new Error('Failed query, params: ann@example.com', { cause }), (line) =>
    lines.push(line),
  );
  expect(lines.join('\n')).toContain('deadlock detected');
  expect(lines.join('\n')).not.toContain('ann@example.com');
});
