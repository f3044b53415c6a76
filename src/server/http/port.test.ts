import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { listenProblem, assertPortFree } from './port.ts';

const place = { host: '127.0.0.1', port: 80 };
const failed = (code: string) => Object.assign(new Error(code), { code });

it('leaves a free port free', async () => {
  const port = await freePort();
  await assertPortFree({ host: '127.0.0.1', port });
  const server = createServer().listen(port, '127.0.0.1');
  await expect(once(server, 'listening')).resolves.toEqual([]);
  server.close();
});

it('refuses a port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(assertPortFree({ host: '127.0.0.1', port })).rejects.toThrow(
    /port \d+ is already in use\..* set PORT/,
  );
  other.close();
});

it.each([
  ['EACCES', /port 80 needs special rights .* Set PORT to 1024 or more/],
  ['EADDRNOTAVAIL', /127\.0\.0\.1 is not an address of this machine\. Set HOST/],
])('says in one line what %s means and which setting to change', (code, line) => {
  expect(String(listenProblem(failed(code), place))).toMatch(line);
});

it('passes on unknown errors', () => {
  const error = failed('EMFILE');
  expect(listenProblem(error, place)).toBe(error);
});
