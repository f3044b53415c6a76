import fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { addFailures } from './failures.ts';

/** A server whose one route fails as told. */
function failingWith(error: unknown) {
  const app = fastify();
  addFailures(app);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
}

/** A pool that can not reach anybody in the time it has. */
async function waitedInVain(): Promise<unknown> {
  const pool = new pg.Pool({ host: '192.0.2.1', connectionTimeoutMillis: 1 });
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  await pool.end();
  return error;
}

it('says that it is busy when no connection was left, and when to come back', async () => {
  const answer = await failingWith(new Error('query failed', { cause: await waitedInVain() }));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('busy') as string });
});

it('tells nothing of what went wrong', async () => {
  const answer = await failingWith(new Error('password of the database'));
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('database');
});
