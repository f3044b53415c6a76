import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'threefold-upload-';
const DAY_MS = 24 * 60 * 60_000;

/** A new local folder for files that are deleted at the end of the request. */
export const passingFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${NAME}${process.pid}-`));

/** Removes folders that a process left on this machine when it was killed during an upload. */
export async function forgetPassingFolders(now: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(NAME));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const changed = await stat(path).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
