import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'threefold-upload-';
const DAY_MS = 24 * 60 * 60_000;

/** A new folder on this machine's disk, for what is kept no longer than a request takes. */
export const passingFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${NAME}${process.pid}-`));

/** Removes what a process that was killed in the middle of an upload has left on this machine. */
export async function forgetPassingFolders(now: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(NAME));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const changed = await stat(path).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
