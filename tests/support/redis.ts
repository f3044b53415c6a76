import { spawn } from 'node:child_process';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { programOnPath } from '../../scripts/lib/programs.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { whenFileEnds } from './cleanup.ts';

export interface TestRedis {
  port: number;
  url: string;
  stop: () => Promise<void>;
}

export interface FakeRedis extends TestRedis {
  counts: Map<string, { count: number; windowMs: number }>;
  commands: string[][];
}

/** The part of Redis that the shop uses: counting. It can also be told not to answer. */
export async function fakeRedis({ port = 0, answers = true, secret = '' } = {}): Promise<FakeRedis> {
  const counts: FakeRedis['counts'] = new Map();
  const commands: string[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isIn = secret === '';
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      for (let found = next(text); found; found = next(text)) {
        text = text.slice(found.length);
        commands.push(found.words);
        if (answers) socket.write(answerTo(found.words));
      }
    });
    function answerTo([name = '', ...words]: string[]): string {
      if (name === 'auth') {
        isIn = words.at(-1) === secret;
        return isIn ? '+OK\r\n' : '-WRONGPASS\r\n';
      }
      if (!isIn) return '-NOAUTH\r\n';
      if (name === 'select') return '+OK\r\n';
      if (name === 'info') return '$9\r\nloading:0\r\n';
      const [, , key = '', by = '', windowMs = ''] = words;
      const known = counts.get(key) ?? { count: 0, windowMs: Number(windowMs) };
      known.count += Number(by);
      counts.set(key, known);
      return `*2\r\n:${known.count}\r\n:${known.windowMs}\r\n`;
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  whenFileEnds(stop);
  const used = (server.address() as AddressInfo).port;
  return { port: used, url: `redis://127.0.0.1:${used}`, counts, commands, stop };
}

/** The first complete command in the text. */
function next(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}

const program = programOnPath('redis-server');

/** The fake everywhere, and also a real Redis where one is installed. */
export const redisKinds: [string, () => Promise<TestRedis>][] = [
  ['a fake Redis', fakeRedis],
  ...(program ? [['a real Redis', () => realRedis(program)] as [string, () => Promise<TestRedis>]] : []),
];

async function realRedis(bin: string): Promise<TestRedis> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const server = spawn(bin, args, { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => {
    server.kill('SIGKILL');
    return gone;
  };
  whenFileEnds(stop);
  while (!(await isOpen(port)));
  return { port, url: `redis://127.0.0.1:${port}`, stop };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => setTimeout(resolve, 20, false));
    socket.once('connect', () => socket.destroy());
  });
