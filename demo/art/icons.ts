import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { Doc } from './lib/doc.ts';
import { group, path as shape, rect } from './lib/svg.ts';
import { drawingPage, pngOf } from './render.ts';
import { foldingScreen } from './scenes/heroes.ts';
import * as place from './scenes/place.ts';
import { LINES } from './scenes/scene.ts';
import { WORD } from './scenes/word.ts';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Share of the square that the logo fills. A maskable icon keeps a margin, because systems crop it. */
  readonly share: number;
  readonly ground: string | null;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 0.74, ground: '#FFFFFF' },
  { file: 'icon-512.png', size: 512, share: 0.74, ground: '#FFFFFF' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, ground: '#FFFFFF' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, ground: '#FFFFFF' },
];
const FAVICON_SIZES = [16, 32, 48];

/** The mark (32 units square) in the middle of a square of `size` pixels. */
function onSquare(mark: string, { size, share, ground }: Icon): string {
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const scale = (size * share) / 32;
  const at = (size * (1 - share)) / 2;
  const back = ground === null ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}<g transform="translate(${at} ${at}) scale(${scale})">${inner}</g></svg>`;
}

/** An .ico file is a list of PNG files with a small table before them. */
function ico(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, i) => {
    const at = 6 + i * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** The picture that other sites show for a shared link. */
function shareSvg(mark: string): string {
  const d = new Doc(1200, 630, '#F1EFEA');
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const scene =
    foldingScreen(d) +
    place.phone(d, 'iPhone 16 Pro', 'Natural Titanium', {
      x: 126,
      foot: 440,
      high: 330,
      yaw: 22,
      back: true,
    }) +
    place.box(d, LINES.sell.accent, { x: 368, foot: 446, high: 214 }) +
    place.laptop(d, 'MacBook Air 13-inch (M4)', 'Silver', { x: 598, foot: 440, high: 204, yaw: -24 });
  return d
    .add(
      rect(0, 446, 1200, 184, 0, {
        fill: d.lin([
          [0, '#E6E3DB'],
          [1, '#EDEAE4'],
        ]),
      }),
      group(inner, { transform: 'translate(64 196) scale(3.1)' }),
      group(shape(WORD, { fill: '#14161A' }), { transform: 'translate(-60 306) scale(2.85)' }),
      group(scene, { transform: 'translate(474 76) scale(.95)' }),
    )
    .svg();
}

/** Mail programs show no SVG. Twice the size at which the logo is shown, for fine screens. */
async function drawMailLogos(publicDir: string): Promise<void> {
  const svgOf = (file: string) => readFile(path.join(publicDir, file), 'utf8');
  // If a mail program chooses a dark background, a white edge keeps dark letters readable.
  const edge = 'stroke="#fff" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"';
  const edged = (await svgOf('logo.svg')).replace('fill="#14161A"', (fill) => `${fill} ${edge}`);
  for (const [file, svg] of [
    ['mail-logo.png', edged],
    ['mail-logo-dark.png', await svgOf('logo-light.svg')],
  ] as const) {
    const drawn = sharp(Buffer.from(svg), { density: 288 }).resize(290, 64);
    await writeFile(path.join(publicDir, file), await drawn.png({ palette: true, colours: 64 }).toBuffer());
  }
}

/** Draws the icons and the sharing picture from public/mark.svg into `publicDir`, and the logos for mails. */
export async function drawIcons(browser: Browser, publicDir: string): Promise<void> {
  const mark = await readFile(path.join(publicDir, 'mark.svg'), 'utf8');
  const page = await drawingPage(browser);
  const small = (png: Buffer): Promise<Buffer> =>
    sharp(png).png({ palette: true, quality: 100, effort: 10 }).toBuffer();
  for (const icon of ICONS) {
    const png = await pngOf(page, onSquare(mark, icon), icon.size, icon.size);
    await writeFile(path.join(publicDir, icon.file), await small(png));
  }
  const favicons: { size: number; png: Buffer }[] = [];
  for (const size of FAVICON_SIZES) {
    favicons.push({
      size,
      png: await pngOf(page, onSquare(mark, { file: '', size, share: 1, ground: null }), size, size),
    });
  }
  await writeFile(path.join(publicDir, 'favicon.ico'), ico(favicons));
  const share = await pngOf(page, shareSvg(mark), 1200, 630);
  await writeFile(
    path.join(publicDir, 'og.png'),
    await sharp(share).png({ palette: true, quality: 82, colours: 200, dither: 0.6, effort: 10 }).toBuffer(),
  );
  await page.close();
  await drawMailLogos(publicDir);
}
