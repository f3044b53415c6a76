import { statfs } from 'node:fs/promises';
import { StartProblem } from '../config/config.ts';
import { outageOf } from './outage.ts';

/** The embedded database needs room for its log and some pages, or it ends without saying why. */
const LEAST_BYTES = 16 * 1024 * 1024;

/** Why the data folder can't be used, in one line; undefined if its disk has room and the error says nothing of it. */
export async function folderProblem(folder: string, error: unknown): Promise<StartProblem | undefined> {
  if (outageOf(error) !== 'full' && (await hasRoom(folder))) return undefined;
  return new StartProblem(
    `The disk of the data folder ${folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
  );
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    return true;
  }
}

/** Why the embedded database did not start, in one line. */
export async function embeddedProblem(folder: string, error: unknown): Promise<StartProblem> {
  const reason = error instanceof Error ? error.message.split(/[\n.]/, 1)[0] : String(error);
  return (
    (await folderProblem(folder, error)) ??
    new StartProblem(
      `The embedded database in the data folder ${folder} can not be opened (${reason}). Restore the folder from a backup, or set DATA_DIR to another one.`,
    )
  );
}
