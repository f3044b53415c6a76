import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filesOf } from './encode.ts';
import type { Picture } from './picture.ts';

const COLUMNS = 6;
const ROWS = 4;
const CELL = 300;
const LABEL = 22;

const label = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LABEL}"><text x="6" y="15" ` +
      `font-family="sans-serif" font-size="11" fill="#77736b">${name.replace(/^products\//, '')}</text></svg>`,
  );

/** Contact sheets of the final files, to look at. Returns their paths. */
export async function contactSheets(
  pictures: readonly Picture[],
  from: string,
  to: string,
): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const perSheet = COLUMNS * ROWS;
  const sheets: string[] = [];
  for (let start = 0; start < pictures.length; start += perSheet) {
    const shown = pictures.slice(start, start + perSheet);
    const cells = await Promise.all(
      shown.map(async ({ name }, i) => {
        const file = path.join(from, filesOf(name)[1] ?? name);
        const input = await sharp(await readFile(file))
          .resize(CELL - 8, 392, { fit: 'contain', background: '#E4E2DC' })
          .png()
          .toBuffer();
        const left = (i % COLUMNS) * CELL + 4;
        const top = Math.floor(i / COLUMNS) * (400 + LABEL) + 4;
        return [
          { input, left, top },
          { input: label(name), left, top: top + 394 },
        ];
      }),
    );
    const target = path.join(to, `sheet-${String(sheets.length + 1).padStart(2, '0')}.png`);
    const height = Math.ceil(shown.length / COLUMNS) * (400 + LABEL);
    await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#E4E2DC' } })
      .composite(cells.flat())
      .png()
      .toFile(target);
    sheets.push(target);
  }
  return sheets;
}
