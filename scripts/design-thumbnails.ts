/**
 * Draws the small pictures of all designs and starters for the page builder: `npm run design:thumbnails --
 * http://127.0.0.1:3000`, with the demo shop open at that URL. That of a design is a picture of the real section on
 * /design, that of a starter one of its sections on the builder's canvas. Run it after one was added or looks
 * different, and commit the files that it writes.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shownDesigns } from '#contract/sections/examples.ts';
import { findChromium } from './find-chromium.mjs';
import { starterPictures } from './lib/starter-pictures.ts';

const GALLERY = fileURLToPath(new URL('../src/client/office/features/builder/gallery', import.meta.url));
/** Shown at 60 by 42, on screens with up to four dots for each pixel. */
const WIDTH = 240;
const HEIGHT = 168;
const SHAPE = WIDTH / HEIGHT;
/** As narrow as the desk's layout allows, so that its parts are large. */
const WINDOW = { width: 1024, height: 900 };
const PATIENCE_MS = 30_000;

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);

/** The section of the first sample with this name, with its pictures loaded. */
async function sectionOf(page: Page, code: string) {
  const sample = page
    .locator('[id^="sample-"]')
    .filter({ has: page.getByText(code, { exact: true }) })
    .first();
  await sample.scrollIntoViewIfNeeded();
  const section = sample.locator(':scope > *').nth(1);
  await section
    .locator('h2, h3, li, img, input')
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE_MS });
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(700);
  await section.evaluate(async (element) => {
    const pictures = [...element.querySelectorAll('img')].filter(({ complete }) => !complete);
    await Promise.race([
      Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]);
  });
  return section;
}

/** The upper part of a high section, and the whole of a low one. */
async function thumbnail(page: Page, section: Locator): Promise<Buffer> {
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await section.boundingBox();
  if (!box) throw new Error('A section of /design is not shown');
  const height = Math.min(box.height, box.width / SHAPE);
  const png = await page.screenshot({ clip: { ...box, height }, animations: 'disabled' });
  return sharp(png)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'contain', background: '#FFFFFF' })
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}

/** The files of a folder, which has no others afterwards. */
async function write(name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = path.join(GALLERY, name);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(folder, `${file}.webp`), content);
  for (const file of await readdir(folder))
    if (!files.has(path.parse(file).name)) await rm(path.join(folder, file));
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${files.size} pictures, ${Math.round(bytes / 1024)} KB, in ${folder}`);
}

async function designPictures(page: Page): Promise<Map<string, Buffer>> {
  await page.goto(`${origin}/design`);
  await page.locator('#first-screen').waitFor({ state: 'hidden' });
  const files = new Map<string, Buffer>();
  for (const { type, design } of shownDesigns()) {
    const section = await sectionOf(page, `${type}, design ${design}`);
    files.set(`${type}-${design}`, await thumbnail(page, section));
  }
  return files;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  await write('thumbnails', await designPictures(page));
  await write('starters', await starterPictures(page, origin));
} finally {
  await browser.close();
}
