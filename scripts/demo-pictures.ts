/**
 * Draws the pictures of the demo shop: `npm run demo:pictures -- [filter] [--sheet]`. Renders only pictures whose
 * drawing changed. A filter (part of a name) selects some of them. `--sheet` also writes contact sheets into
 * .cache/demo-pictures, to look at.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures as phonesAndTablets } from '#demo/art/catalogue.ts';
import { pictures as devices } from '#demo/art/devices/index.ts';
import { encode, filesOf, MASTER_WIDTH } from '#demo/art/encode.ts';
import { drawIcons } from '#demo/art/icons.ts';
import { entryOf, keepOnly, readManifest, record, type Manifest } from '#demo/art/manifest.ts';
import type { Picture } from '#demo/art/picture.ts';
import { Renderer } from '#demo/art/render.ts';
import { pictures as scenes } from '#demo/art/scenes/index.ts';
import { contactSheets } from '#demo/art/sheet.ts';
import { drawVideo, poster } from '#demo/art/video.ts';
import { findChromium } from './find-chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'demo/pictures');
const PUBLIC = path.join(ROOT, 'public');
const SHEETS = path.join(ROOT, '.cache/demo-pictures');

const all: readonly Picture[] = [...phonesAndTablets, ...devices, ...scenes];
const words = process.argv.slice(2);
const filter = words.find((word) => !word.startsWith('--'));
const wanted = filter ? all.filter(({ name }) => name.includes(filter)) : all;

const manifest = await readManifest(FOLDER);
const isDrawn = (name: string): boolean => filesOf(name).every((file) => existsSync(path.join(FOLDER, file)));

// The SVG texts are large. Making them twice needs less memory than keeping all.
const changed = wanted.filter((picture) => {
  const known = manifest[picture.name];
  return !known || known.hash !== entryOf(picture, picture.draw()).hash || !isDrawn(picture.name);
});

console.log(`${wanted.length} pictures, ${changed.length} to draw`);

if (changed.length > 0) {
  const renderer = await Renderer.open(findChromium());
  const drawn: Manifest = {};
  let bytes = 0;
  let done = 0;
  let encoding: Promise<void> = Promise.resolve();
  for (const picture of changed) {
    const svg = picture.draw();
    const entry = entryOf(picture, svg);
    const png = await renderer.png(svg, entry.width, entry.height);
    await encoding;
    // The next picture is rendered while this one is encoded.
    encoding = encode(png, FOLDER, picture.name).then(async (size) => {
      bytes += size;
      done += 1;
      drawn[picture.name] = entry;
      if (done % 20 === 0) {
        await record(FOLDER, drawn);
        console.log(`${done} of ${changed.length}, ${Math.round(bytes / done / 1024)} KB each`);
      }
    });
  }
  await encoding;
  await record(FOLDER, drawn);
  // The poster is a frame of the video, so a changed poster means a changed video.
  if (changed.includes(poster)) await drawVideo(renderer.browser, FOLDER);
  if (!filter) await drawIcons(renderer.browser, PUBLIC);
  await renderer.close();
}

if (!filter) {
  const removed = await keepOnly(FOLDER, new Set(all.map(({ name }) => name)));
  if (removed > 0) console.log(`${removed} files of former pictures removed`);
}

if (words.includes('--sheet')) {
  for (const sheet of await contactSheets(wanted, FOLDER, SHEETS)) console.log(path.relative(ROOT, sheet));
}
console.log(`Masters are ${MASTER_WIDTH} px wide; files are in ${path.relative(ROOT, FOLDER)}`);
