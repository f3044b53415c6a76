import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addFailures } from './failures.ts';

/** A server whose only route throws this error. */
function failingWith(error: unknown, log: (line: string) => void = () => undefined) {
  const app = fastify({ logger: { level: 'error', stream: { write: log } } });
  addFailures(app);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
}

const IN_VAIN = 'timeout exceeded when trying to connect';

it('says that it is busy when no connection was left, and when to come back', async () => {
  const answer = await failingWith(new Error('query failed', { cause: new Error(IN_VAIN) }));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('busy') as string });
});

it('logs once that the disk is full, however many requests are refused', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  addFailures(app);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })));
  for (let count = 0; count < 3; count += 1) expect((await app.inject('/')).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the disk of the database is full');
  expect(lines[0]).toContain('53100');
});

it('does not reveal the cause of an error', async () => {
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
