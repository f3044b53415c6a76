import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threefold-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets one process in, and the next one after it has left', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

it('takes over from a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await writeFile(join(folder, 'lock'), `${child.pid} 123456\n`);
  child.kill('SIGKILL');
  await ended;
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
  await unlock();
});

it('recognises another process with the same pid', async () => {
  await writeFile(join(folder, 'lock'), `${process.pid} 1\n`);
  const unlock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).not.toBe(`${process.pid} 1\n`);
  await unlock();
});

it('lets exactly one of many starters take over a stale lock', async () => {
  await writeFile(join(folder, 'lock'), '999999 1\n');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('says in one line that a folder can not be made, also where Node would try for ever', async () => {
  await expect(lockFolder('/proc/nope/deeper')).rejects.toThrow(
    /^The data folder \/proc\/nope\/deeper cannot be made \(ENOENT\)\. .*DATA_DIR/,
  );
});

it('makes the folders above its own', async () => {
  const unlock = await lockFolder(join(folder, 'a', 'b', 'c'));
  expect(await readFile(join(folder, 'a', 'b', 'c', 'lock'), 'utf8')).toContain(String(process.pid));
  await unlock();
});
