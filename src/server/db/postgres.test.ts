import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { connectPostgres } from './postgres.ts';

/** Stands between the shop and its database, and can cut the line. */
interface Line {
  url: string;
  /** When somebody tried to come through while it was cut. */
  refused: number[];
  cut: () => void;
  mend: () => void;
  close: () => void;
}

let line: Line | undefined;
afterEach(() => line?.close());

async function lineTo(serverUrl: string): Promise<Line> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  const refused: number[] = [];
  let isCut = false;
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isCut) {
      refused.push(performance.now());
      socket.destroy();
      return;
    }
    const database = connectTo(Number(target.port), target.hostname);
    database.on('error', () => socket.destroy());
    socket.pipe(database).pipe(socket);
    open.add(socket.on('close', () => open.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    refused,
    cut() {
      isCut = true;
      drop();
    },
    mend: () => (isCut = false),
    close() {
      drop();
      server.close();
    },
  };
}

const { serverUrl } = inject('template');

it.skipIf(!serverUrl)(
  'A database that is away is asked for once at a time, and heard again when it is back',
  async () => {
    line = await lineTo(serverUrl ?? '');
    const database = await connectPostgres(line.url);
    const heard: string[] = [];
    database.onChange((change) => heard.push(change));
    line.cut();
    await vi.waitFor(() => expect(line?.refused.length).toBeGreaterThan(3), { timeout: 15_000 });
    const gaps = line.refused.slice(1).map((time, index) => time - (line?.refused[index] ?? 0));
    // Each try waits for the one before: were they to multiply, some would come together.
    expect(Math.min(...gaps)).toBeGreaterThan(500);

    line.mend();
    const before = heard.length;
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 15_000 });
    await database.pool.query(`notify threefold_changes, 'stores'`);
    await vi.waitFor(() => expect(heard).toContain('stores'), { timeout: 15_000 });
    await database.close();
  },
  40_000,
);
