import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from '#tests/support/project.ts';

/** Runs the server as a process, so that it can be killed or told to stop by signals. */
function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const opened = async () => {
    for (let tries = 0; tries < 3_200; tries += 1) {
      if (output.includes('is open at')) return;
      if (child.exitCode !== null) throw new Error(output);
      await wait(50);
    }
    throw new Error(`did not open: ${output}`);
  };
  return { child, exit, opened, output: () => output };
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threefold-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function totalAt(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/no/auth/web/site/products?is_active_for=1`);
  return ((await response.json()) as { total: number }).total;
}

describe('a first start', () => {
  it(
    'that is killed at any time leaves a folder that the next start repairs',
    { timeout: 180_000 },
    async () => {
      const port = await freePort();
      const env = { DATA_DIR: folder, PORT: String(port) };
      for (const delay of [700, 1_500, 2_500, 3_500, 5_000, 7_000]) {
        const server = startServer(env);
        await wait(delay);
        server.child.kill('SIGKILL');
        await server.exit;
      }
      const server = startServer(env);
      await server.opened();
      expect(server.output()).toMatch(/^Filling the empty database with the demo shop: .* done in \d+ s$/m);
      expect(await totalAt(port)).toBeGreaterThan(50);
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  );

  it('refuses a folder in use, with one clear line', { timeout: 180_000 }, async () => {
    const first = startServer({ DATA_DIR: folder, PORT: String(await freePort()), DEMO: '0' });
    await first.opened();
    const second = startServer({ DATA_DIR: folder, PORT: String(await freePort()), DEMO: '0' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^The data folder .* is in use by process \d+[^\n]*\n$/);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  });

  it('stops with one line for a wrong setting', async () => {
    const server = startServer({ DATA_DIR: folder, PORT: 'abc' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe('Wrong setting: PORT: must be a whole number from 0 to 65535\n');
  });

  it('names PORT when the port is in use, before it fills the database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = startServer({ DATA_DIR: folder, PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      `Cannot listen: port ${port} is already in use. Stop the program that has it, or set PORT to another one.\n`,
    );
    expect(await readdir(folder)).toEqual([]);
    other.close();
  });

  it('names DATA_DIR when the folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const server = startServer({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(
      /^The data folder .*a-file.data cannot be made \(ENOTDIR\)\. [^\n]*DATA_DIR[^\n]*\n$/,
    );
  });
});
