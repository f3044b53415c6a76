import { rm } from 'node:fs/promises';

/** Removes the data of the journeys' shop. The shop itself has stopped by then. */
export default async function removeData(): Promise<void> {
  const folder = process.env['JOURNEYS_DATA'];
  if (folder) await rm(folder, { recursive: true, force: true });
}
