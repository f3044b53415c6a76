import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { colour } from './colours.ts';
import { Doc } from './lib/doc.ts';
import { Camera } from './lib/space.ts';
import { ellipse, group, rect } from './lib/svg.ts';
import { PHONES } from './phones/models.ts';
import { turnedBack, turnedFront } from './phones/turned.ts';
import type { Picture } from './picture.ts';
import { drawingPage, pngOf } from './render.ts';
import { foldingScreen } from './scenes/heroes.ts';
import { webm, type EncodedFrame } from './webm.ts';

/** A phone rotates twice in front of the folding screen, with another colour each time. Then the loop starts again. */
const SIZE = 640;
const FRAMES_PER_SECOND = 24;
const SECONDS = 4.5;
const FRAMES = FRAMES_PER_SECOND * SECONDS;
const COLOURS = ['Lavender', 'Sage'] as const;
const BITRATE = 520_000;
const MODEL = PHONES['iPhone 17'];

function frameSvg(index: number, size = SIZE): string {
  const turns = (index / FRAMES) * COLOURS.length;
  const colourName = COLOURS[Math.floor(turns + 0.5) % COLOURS.length] ?? COLOURS[0];
  // The colour changes while the screen faces the viewer and hides the body.
  const degrees = turns * 360;
  const facing = ((((degrees + 90) % 360) + 360) % 360) - 90;
  const back = facing < 90;
  const d = new Doc(size, size, null);
  const k = size / 640;
  const camera = Camera.at(-6, back ? facing : facing - 180, 2.75 * k, 320 * k, 330 * k);
  const c = colour(colourName, 'iPhone 17');
  const phone = back
    ? turnedBack(d, MODEL, c, camera)
    : turnedFront(d, MODEL, c, camera, { palette: 'violet', style: 'petals', screen: 'lock' });
  const width = (60 + 150 * Math.abs(Math.cos((facing * Math.PI) / 180))) * k;
  return d
    .add(
      rect(0, 0, size, size, 0, { fill: '#F1EFEA' }),
      group(foldingScreen(d), { transform: `scale(${k}) translate(-62 60) scale(1.06)` }),
      ellipse(320 * k, 540 * k, width * 0.62, 13 * k, {
        fill: '#2a2622',
        opacity: 0.4,
        filter: d.blur(18 * k, 6 * k),
      }),
      phone,
    )
    .svg();
}

/** The first frame, shown until the video plays. */
export const poster: Picture = {
  name: 'video/spin-poster',
  width: 1200,
  height: 1200,
  draw: () => frameSvg(0, 1200),
};

/** Encodes PNG frames inside the page. Only secure pages may use the encoder, hence the made-up URL. */
async function encodeFrames(page: Page, frames: readonly string[]): Promise<EncodedFrame[]> {
  await page.route('https://demo.threefold.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  // The script runner wraps functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.goto('https://demo.threefold.example/');
  const encoded = await page.evaluate(
    async ({ pngs, size, rate, bitrate }) => {
      const out: { data: string; key: boolean; at: number }[] = [];
      const failures: string[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const data = new Uint8Array(chunk.byteLength);
          chunk.copyTo(data);
          out.push({
            data: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')),
            key: chunk.type === 'key',
            at: Math.round(chunk.timestamp / 1000),
          });
        },
        error: (error) => failures.push(error.message),
      });
      encoder.configure({
        codec: 'vp09.00.31.08',
        width: size,
        height: size,
        bitrate,
        framerate: rate,
        latencyMode: 'quality',
      });
      for (const [i, png] of pngs.entries()) {
        const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
        const frame = new VideoFrame(await createImageBitmap(blob), {
          timestamp: Math.round((i * 1_000_000) / rate),
          duration: Math.round(1_000_000 / rate),
        });
        encoder.encode(frame, { keyFrame: i === 0 });
        frame.close();
      }
      await encoder.flush();
      if (failures.length > 0) throw new Error(failures.join('; '));
      return out;
    },
    { pngs: frames, size: SIZE, rate: FRAMES_PER_SECOND, bitrate: BITRATE },
  );
  return encoded.map(({ data, key, at }) => ({ data: Buffer.from(data, 'base64'), key, at }));
}

/** Draws the short, seamless, silent loop of the shop into `outDir`/video/spin.webm. Returns its size in bytes. */
export async function drawVideo(browser: Browser, outDir: string): Promise<number> {
  const page = await drawingPage(browser);
  const frames: string[] = [];
  for (let i = 0; i < FRAMES; i += 1)
    frames.push((await pngOf(page, frameSvg(i), SIZE, SIZE)).toString('base64'));
  const file = webm(await encodeFrames(page, frames), SIZE, SIZE, SECONDS * 1000);
  await page.close();
  await mkdir(path.join(outDir, 'video'), { recursive: true });
  await writeFile(path.join(outDir, 'video/spin.webm'), file);
  return file.length;
}
