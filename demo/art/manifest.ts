import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MASTER_WIDTH, encodingKey, filesOf } from './encode.ts';
import type { Picture } from './picture.ts';

const entry = z.object({
  /** A hash of the SVG text and the encoder's settings: an unchanged picture is not drawn again. */
  hash: z.string(),
  width: z.number(),
  height: z.number(),
});
const manifest = z.record(z.string(), entry);

type Entry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifest>;

export const entryOf = (picture: Picture, svg: string): Entry => ({
  hash: createHash('sha256').update(encodingKey(picture.name)).update(svg).digest('hex').slice(0, 16),
  width: MASTER_WIDTH,
  height: Math.round((picture.height / picture.width) * MASTER_WIDTH),
});

const fileOf = (folder: string): string => path.join(folder, 'manifest.json');

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '{}');
  return manifest.parse(JSON.parse(text));
}

/** One line per picture, sorted, so that a change of one picture changes one line. */
async function writeManifest(folder: string, entries: Manifest): Promise<void> {
  const lines = Object.keys(entries)
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`);
  await writeFile(fileOf(folder), `{\n${lines.join(',\n')}\n}\n`);
}

/** Adds the drawn pictures to the manifest on disk, since another run may have changed it meanwhile. */
export async function record(folder: string, drawn: Manifest): Promise<void> {
  await writeManifest(folder, { ...(await readManifest(folder)), ...drawn });
}

/** Removes all other pictures from the manifest and the folder. Returns the number of removed files. */
export async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<number> {
  const known = Object.entries(await readManifest(folder));
  await writeManifest(folder, Object.fromEntries(known.filter(([name]) => names.has(name))));
  return removeStrays(folder, [...names]);
}

/** Removes encoded files that no picture owns any more. */
async function removeStrays(folder: string, names: readonly string[]): Promise<number> {
  const owned = new Set(names.flatMap(filesOf).map((file) => path.normalize(file)));
  const found = await readdir(folder, { recursive: true });
  const strays = found.filter(
    (file) => /-(1200|640)\.(avif|webp)$/.test(file) && !owned.has(path.normalize(file)),
  );
  await Promise.all(strays.map((file) => rm(path.join(folder, file))));
  return strays.length;
}
