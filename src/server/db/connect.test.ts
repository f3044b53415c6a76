import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { StartProblem } from '../config/config.ts';
import { connect } from './connect.ts';

it('says in one line that names the setting which database is away at the start, and never its password', async () => {
  const databaseUrl = 'postgres://ann:secret@127.0.0.1:1/shop';
  const failure: unknown = await connect({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartProblem);
  expect((failure as StartProblem).message).toMatch(
    /^The database shop at 127\.0\.0\.1:1 .+ DATABASE_URL\.$/,
  );
  expect((failure as StartProblem).message).not.toContain('secret');
});

/** A PostgreSQL server that refuses every client with one error. */
async function refusing(code: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it.each([
  ['28P01', /user and password .* Set the right password/],
  ['28000', /does not take this user .* Create the user/],
  ['3D000', /does not exist .* Create it there/],
])('says what is wrong where PostgreSQL runs and refuses with %s', async (code, words) => {
  const { port, close } = await refusing(code);
  const databaseUrl = `postgres://ann:secret@127.0.0.1:${port}/shop`;
  const failure: unknown = await connect({ databaseUrl, dataDir: '' }).catch((error: unknown) => error);
  close();
  expect(failure).toBeInstanceOf(StartProblem);
  expect((failure as StartProblem).message).toMatch(words);
  expect((failure as StartProblem).message).not.toContain('Start PostgreSQL');
});
