import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/free-port.mjs';

/** A process under measurement. */
export interface Measured {
  origin: string;
  /** Seconds from the start to the first answer. */
  startSeconds: number;
  cpuSeconds: () => number;
  memoryMb: () => number;
  stop: () => Promise<void>;
  /** Kills the process at once, like a power cut. */
  kill: () => Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process so far; 0 if it has ended. */
export function cpuSecondsOf(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function measured(
  child: ChildProcess,
  origin: string,
  startSeconds: number,
  cleanUp: () => Promise<void>,
): Measured {
  const pid = child.pid ?? 0;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    await cleanUp();
  };
  return {
    origin,
    startSeconds,
    cpuSeconds: () => cpuSecondsOf(pid),
    memoryMb() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts the built shop on a database, as `npm start` does. */
export async function startShop(databaseUrl: string | undefined): Promise<Measured> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'threefold-bench-'));
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '10000000',
      DEMO_BASKETS: '0',
      // Where the map's tiles cannot be loaded, Lighthouse would count each as an error of the page.
      MAP_TILES_URL: 'none',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await firstLine(child);
  await untilReady(origin);
  const seconds = (performance.now() - begun) / 1000;
  return measured(child, origin, seconds, () => rm(dataDir, { recursive: true, force: true }));
}

/** Starts the baseline server, which sends the shop's own bytes again. */
export async function startBare(headers: string[], body: Buffer): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'threefold-bare-'));
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const;
  await writeFile(files[0], JSON.stringify(headers));
  await writeFile(files[1], body);
  const begun = performance.now();
  const child = spawn(process.execPath, ['bench/bare.mjs', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await firstLine(child);
  const seconds = (performance.now() - begun) / 1000;
  return measured(child, `http://127.0.0.1:${port.trim()}`, seconds, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

/** The first lines of output may be about filling the demo shop, before the server listens. */
async function untilReady(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady()))
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`stopped with ${code} before it was ready`)));
  });
}
