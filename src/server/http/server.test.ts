import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { Answers } from './answers.ts';
import { Metrics } from './metrics.ts';
import { createHttpServer } from './server.ts';
import { uploadScope } from './uploads.ts';

/** The client address and host that the server reads from a request with these headers. */
async function seen(TRUST_PROXY: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const app = await createHttpServer(
    readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }),
    new Answers({}, new Metrics()),
  );
  app.get('/', async ({ ip, host, protocol }) => ({ ip, host, protocol }));
  const answer = await app.inject({ url: '/', headers, remoteAddress });
  return answer.json<{ ip: string; host: string; protocol: string }>();
}
const via = (forwarded: string) => ({ 'x-forwarded-for': forwarded });

it.each([
  ['0', '192.0.2.1', '127.0.0.1'],
  ['1', '192.0.2.1', '192.0.2.1'],
  ['1', '192.0.2.66, 192.0.2.1', '192.0.2.1'],
  ['2', '192.0.2.66, 192.0.2.1, 10.0.0.9', '192.0.2.1'],
  ['127.0.0.1, 10.0.0.0/8', '192.0.2.66, 192.0.2.1, 10.0.0.9', '192.0.2.1'],
  ['10.0.0.0/8', '192.0.2.1', '127.0.0.1'],
])('TRUST_PROXY=%s takes a request by way of %s as one from %s', async (trust, forwarded, ip) => {
  expect((await seen(trust, via(forwarded))).ip).toBe(ip);
});

it('believes only a proxy that it trusts about host and protocol', async () => {
  const headers = { host: 'inside', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
  expect(await seen('10.0.0.0/8', headers, '10.1.2.3')).toMatchObject({
    host: 'shop.example',
    protocol: 'https',
  });
  expect(await seen('10.0.0.0/8', headers, '192.0.2.1')).toMatchObject({ host: 'inside', protocol: 'http' });
  expect(await seen('0', headers)).toMatchObject({ host: 'inside', protocol: 'http' });
});

const LARGE = 16 * 1024 * 1024;

/** A server with an answer of 16 MB, which fits in no network buffer, and a client that has requested it. */
async function largeAnswer(stalledMs: number) {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await createHttpServer(config, new Answers({}, new Metrics()), undefined, { stalledMs });
  app.get('/', async () => Buffer.alloc(LARGE));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  const [socket] = await connected;
  return { app, client, socket };
}
const GET = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';

it('closes the connection of a client that sends a request and does not read the answer', async () => {
  const { app, client, socket } = await largeAnswer(300);
  client.pause();
  client.write(GET);
  await once(socket, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE);
  client.destroy();
  await app.close();
});

it('lets a slow reader finish, who takes a little all the time', async () => {
  const { app, client } = await largeAnswer(1_000);
  let received = 0;
  client.on('data', (part: Buffer) => {
    received += part.length;
    client.pause();
    setTimeout(() => client.resume(), 5);
  });
  client.write(GET);
  await once(client, 'end');
  expect(received).toBeGreaterThan(LARGE);
  await app.close();
});

/** Sends a body one byte at a time and measures how long the server allows it. */
async function trickle(path: string) {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await createHttpServer(config, new Answers({}, new Metrics()), undefined, { bodyMs: 300 });
  app.post('/json', async ({ body }) => ({ body }));
  await uploadScope(app, (scope) =>
    scope.route({
      method: 'POST',
      url: '/upload',
      handler: async (request) => {
        for await (const part of request.raw) void part;
        return {};
      },
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  let answer = '';
  client.on('data', (part: Buffer) => void (answer += part.toString()));
  const type = path === '/json' ? 'application/json' : 'multipart/form-data; boundary=x';
  const length = 'Content-Length: 12\r\nConnection: close';
  client.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  for (let sent = 0; sent < 12 && !client.destroyed; sent += 1) {
    client.write(' ');
    await wait(50);
  }
  if (!client.closed) await once(client, 'close');
  await app.close();
  return answer.slice(0, 12);
}

it('cuts off a small body that comes too slowly, and waits for an upload', async () => {
  expect(await trickle('/json')).not.toBe('HTTP/1.1 200');
  expect(await trickle('/upload')).toBe('HTTP/1.1 200');
});

it.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('answers %s in the shape of every other error', async (_kind, request, status) => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }), new Answers({}, new Metrics()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  let answer = '';
  client.on('data', (part: Buffer) => void (answer += part.toString()));
  client.write(request);
  await once(client, 'close');
  await app.close();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    status,
    message: expect.any(String) as string,
  });
});
