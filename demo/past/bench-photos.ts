import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask } from '#server/db/connect.ts';
import type { PhotoOwner } from '#server/features/images/public.ts';
import { storePhoto } from '#server/features/images/writes.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { makePhoto } from '#server/ports/photos.ts';

/** Pictures of the demo shop that are used as photos of the bench. */
const SOURCES = [
  'repair/screen-640.webp',
  'repair/battery-640.webp',
  'repair/lab-640.webp',
  'sell/mobile-640.webp',
];

interface Made {
  targets: { small: string; large: string };
  width: number;
  height: number;
}

/** Gives photos to trade-ins and repairs. Each picture is made only once. */
export interface BenchPhotos {
  give: (ask: Ask, of: PhotoOwner, which: number, now: Date) => Promise<string>;
  end: () => Promise<void>;
}

export async function benchPhotos(files: FileStore): Promise<BenchPhotos> {
  const folder = await mkdtemp(join(tmpdir(), 'threefold-demo-'));
  const made: Made[] = [];
  for (const [index, name] of SOURCES.entries()) {
    // In a build, this file is in another folder.
    const source = join(process.cwd(), 'demo/pictures', name);
    const targets = {
      small: join(folder, `${index}-small.webp`),
      large: join(folder, `${index}-large.webp`),
    };
    const photo = await makePhoto(source, targets, { client: 'demo', standing: 'known' });
    if (typeof photo === 'string') throw new Error(`${name} can not be made to a photo: ${photo}`);
    made.push({ targets, ...photo });
  }
  return {
    async give(ask, of, which, now) {
      const photo = made[which % made.length];
      if (!photo) throw new Error('there are no pictures for photos');
      return (await storePhoto({ ask, files }, { of, ...photo, now })).id;
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
