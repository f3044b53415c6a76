import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { Answers } from './answers.ts';
import { createHttpServer } from './server.ts';

/** Who the server takes a request for that came by way of these addresses, and which host it was sent to. */
async function seen(TRUST_PROXY: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const app = await createHttpServer(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }), new Answers({}));
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
