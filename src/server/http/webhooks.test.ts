import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.ts';
import { Answers } from './answers.ts';
import { Metrics } from './metrics.ts';
import { refuse } from './refusal.ts';
import { createHttpServer } from './server.ts';
import { webhookRoute } from './webhooks.ts';

const sign = (body: string | Buffer) => createHmac('sha256', 'whsec_test').update(body).digest('hex');

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }), new Answers({}, new Metrics()));
  await webhookRoute(app, '/hook', async ({ body, headers }) =>
    headers['signature'] === sign(body) ? undefined : refuse(400, 'The signature is wrong.'),
  );
  app.post('/json', async ({ body }) => ({ body }));
});

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

describe('A webhook', () => {
  it.each([
    '{ "amount":  1.50 }\n',
    '{"name":"M\\u00fcller", "name": "twice"}',
    'not JSON at all',
    '{"__proto__":1}',
  ])('gets the bytes as they were sent: %s', async (body) => {
    expect((await post('/hook', body, { signature: sign(body) })).json()).toEqual({ status: 200 });
  });

  it('gets bytes that are no text, of any type', async () => {
    const body = Buffer.from([0, 255, 128, 10]);
    const answer = await post('/hook', body, {
      signature: sign(body),
      'content-type': 'application/octet-stream',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('with a body that was changed on its way is refused', async () => {
    const answer = await post('/hook', '{"amount": 1}', { signature: sign('{"amount":1}') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ status: 400, message: 'The signature is wrong.' });
  });

  it('without a body is refused like any other wrong signature', async () => {
    const answer = await app.inject({ method: 'POST', url: '/hook', headers: { signature: 'x' } });
    expect(answer.statusCode).toBe(400);
  });

  it('larger than a megabyte is not read', async () => {
    expect((await post('/hook', 'x'.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
  });

  it('changes nothing for other routes, which read JSON and nothing else', async () => {
    expect((await post('/json', '{"a":1}')).json()).toEqual({ body: { a: 1 } });
    expect((await post('/json', 'not JSON')).statusCode).toBe(400);
    expect(
      (await post('/json', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
    ).toBe(415);
  });
});
