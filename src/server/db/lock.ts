import { access, constants, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../config/config.ts';
import { folderProblem } from './folder-problem.ts';

/**
 * Two processes on one embedded database silently lose rows, so the folder belongs to one process at a time.
 * The lock file holds pid and start time of the process, since the system may give a pid to another process later.
 */
export class FolderInUse extends StartProblem {}

const BEING_WRITTEN_MS = 2_000;
const PATIENCE_MS = 2_500;

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeWritable(folder);
  const file = join(folder, 'lock');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await created(file)) return () => rm(file, { force: true });
    const holder = await livingHolder(file);
    if (holder !== undefined || Date.now() > deadline) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder ?? 'unknown'}. Stop it, or set DATA_DIR or PORT for a second shop.`,
      );
    }
    await removeStale(file);
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const isNoFolder = ['EEXIST', 'ENOTDIR', 'ENOENT'].includes(code);
    throw new StartProblem(
      isNoFolder
        ? `The data folder ${folder} cannot be made (${code}). Set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Creates a folder with those above it. Node's own `recursive` never ends where a parent exists and can't hold folders,
 * such as in /proc.
 */
async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (isCode(error, 'EEXIST') && (await stat(folder)).isDirectory()) return;
    const parent = dirname(folder);
    if (!isCode(error, 'ENOENT') || parent === folder || (await exists(parent))) throw error;
    await makeFolders(parent);
    await mkdir(folder).catch(async (problem: unknown) => {
      if (!isCode(problem, 'EEXIST')) throw problem;
    });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function created(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid} ${await startTime(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    const problem = await folderProblem(dirname(file), error);
    throw problem ?? error;
  }
}

/** The pid that holds the lock, or undefined when the lock is stale or gone. */
async function livingHolder(file: string): Promise<string | undefined> {
  try {
    const [pid, started] = (await readFile(file, 'utf8')).trim().split(' ');
    if (!pid || started === undefined) {
      const { mtimeMs } = await stat(file);
      return Date.now() - mtimeMs < BEING_WRITTEN_MS ? 'that is just starting' : undefined;
    }
    const now = await startTime(Number(pid));
    return now !== undefined && now === started ? pid : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Guarded by creating a folder, which is atomic. Otherwise a process could remove the new lock of another. */
async function removeStale(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const age = await stat(guard).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    );
    if (age > BEING_WRITTEN_MS) await rmdir(guard).catch(() => undefined);
    await wait(30);
    return;
  }
  try {
    if ((await livingHolder(file)) === undefined) await rm(file, { force: true });
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

/** When the process started. '-' if it runs but the system doesn't say when; undefined if it doesn't run. */
async function startTime(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    try {
      process.kill(pid, 0);
      return '-';
    } catch (error) {
      return isCode(error, 'EPERM') ? '-' : undefined;
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
