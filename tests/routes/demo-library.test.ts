import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { fillLibrary } from '#demo/past/library.ts';
import { LATER_SIZES } from '#server/ports/media-files.ts';
import { sizeKey } from '#server/features/media/files.reads.ts';
import { folderStore } from '#server/ports/file-store.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'threefold-library-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('The demo’s pictures for sections are in the site’s library once, described and in all sizes', async () => {
  const files = folderStore(folder);
  const fill = () =>
    fillLibrary({ ...shop.database, files }, { now: new Date(), signal: new AbortController().signal });
  await fill();
  const headers = await signIn(shop, ADMINISTRATOR);
  const query = { owner: 'site', per_page: 100 } as const;
  const { data } = await shop.call('GET /office/media', { headers, query });
  expect(data.length).toBeGreaterThan(20);
  expect(data.filter(({ alt, is_ready: isReady }) => alt === '' || !isReady)).toEqual([]);
  for (const size of LATER_SIZES) {
    const sizes = await Promise.all(
      data.map(({ image }) => files.sizeOf(sizeKey(image.slice('media/'.length), size))),
    );
    expect(sizes.filter((bytes) => bytes === undefined)).toEqual([]);
  }
  await fill();
  const again = await shop.call('GET /office/media', { headers, query });
  expect(again.count).toBe(data.length);
});
