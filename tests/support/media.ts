import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Answer } from '#contract/calls.ts';
import { mediaJobs } from '#server/features/media/jobs.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { folderStore } from '#server/ports/file-store.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import { isInOrders } from '#server/features/orders/public.ts';
import type { TestApp } from './app.ts';
import { runDue, silentLog } from './jobs.ts';
import { formWith } from './photos.ts';

/** A picture that was not sent before: the same file would be kept once. */
export function uniquePicture(width = 96, height = 72): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([
      { input: randomBytes(8 * 8 * 3), raw: { width: 8, height: 8, channels: 3 }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

type Uploaded = Answer<'POST /office/media'>;

/** Sends a file to a library. */
export async function sendMedia(
  shop: Pick<TestApp, 'fetch'>,
  headers: Record<string, string>,
  content: Buffer,
  { path = '/office/media', name = 'Phone.png' } = {},
): Promise<{ status: number; body: { message?: string } & Partial<Uploaded> }> {
  const answer = await shop.fetch(path, { method: 'POST', headers, body: formWith(content, name) });
  return { status: answer.status, body: (await answer.json()) as Uploaded };
}

/** Sends a file that must be taken. */
export async function keptMedia(
  shop: Pick<TestApp, 'fetch'>,
  headers: Record<string, string>,
  content?: Buffer,
): Promise<Uploaded['result']> {
  const { status, body } = await sendMedia(shop, headers, content ?? (await uniquePicture()));
  if (status !== 201 || !body.result) throw new Error(`a picture was refused: ${body.message}`);
  return body.result;
}

export const filesOf = ({ dataDir }: Pick<TestApp, 'dataDir'>): FileStore => folderStore(`${dataDir}/files`);

/** Runs the jobs of the library that are due. */
export async function runMediaJobs(
  shop: TestApp,
  { files = filesOf(shop), now }: { files?: FileStore; now?: Date } = {},
): Promise<void> {
  const { database } = shop;
  const runner = new JobRunner({ database, log: silentLog, ...(now && { now: () => now }) });
  mediaJobs(runner, { ...database, files, isShown: isInOrders });
  await runDue(runner);
}
