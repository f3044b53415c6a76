import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '#demo/catalogue.json' with { type: 'json' };
import manifest from '#demo/pictures/manifest.json' with { type: 'json' };
import { filesOf } from './encode.ts';
import { galleryOf, pictureName, VIEWS } from './names.ts';

const FOLDER = path.join(import.meta.dirname, '../pictures');
/** The limit for the three files of a product picture together: 25 KB. */
const MOST_BYTES = 29_000_000;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /-(1200|640)\.(avif|webp)$/.test(file));

test('every colour of every product is shown from every side', () => {
  const missing = catalogue.buy.flatMap(({ brand, model, colours }) =>
    colours.flatMap((colour) => {
      const drawn = galleryOf(brand, model, colour);
      return VIEWS.map((view) => pictureName(brand, model, colour, view)).filter(
        (name) => !drawn.includes(name),
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('every picture of the manifest has its files, and every file its picture', () => {
  const owned = Object.keys(manifest).flatMap(filesOf);
  expect(owned.filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !owned.includes(file))).toEqual([]);
});

test('the folder stays small enough to be cloned', () => {
  const everything = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const bytes = everything
    .map((file) => statSync(path.join(FOLDER, file)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

/** Whether the file's header declares transparency. */
function isTransparent(file: string): boolean {
  const bytes = readFileSync(path.join(FOLDER, file));
  if (file.endsWith('.avif')) return bytes.subarray(0, 1024).includes('auxiliary:alpha');
  return bytes.subarray(12, 16).toString() === 'VP8X' && ((bytes[20] ?? 0) & 0x10) !== 0;
}

test('goods are drawn without a ground: on a tile of any colour no edge shows around them', () => {
  const onTiles = Object.keys(manifest).filter((name) =>
    /^(products|sell|tiles|categories\/(?!round-))/.test(name),
  );
  const opaque = onTiles.flatMap(filesOf).filter((file) => !isTransparent(file));
  expect(opaque).toEqual([]);
});
