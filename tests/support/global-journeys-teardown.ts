import { rm } from 'node:fs/promises';

/** The shop of the journeys is stopped before this; its data goes with it. */
export default async function removeData(): Promise<void> {
  const folder = process.env['JOURNEYS_DATA'];
  if (folder) await rm(folder, { recursive: true, force: true });
}
