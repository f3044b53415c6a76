import type { LaptopModel } from './laptop-models.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { appIcon } from '#demo/art/lib/icons.ts';
import { PALETTES } from '#demo/art/lib/palettes.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, group, path, rect, text } from '#demo/art/lib/svg.ts';
import { wallpaper } from '#demo/art/lib/wallpaper.ts';

/** Pictures in the gallery window. */
const THUMBS = [
  ['mesh', 'sky'],
  ['waves', 'forest'],
  ['orb', 'violet'],
  ['petals', 'rose'],
  ['ribbon', 'sunset'],
  ['mesh', 'teal'],
] as const;

interface Window {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Size of the interface: 1 on a screen 290 mm wide. */
  readonly k: number;
}

function pane(d: Doc, { x, y, w, h, k }: Window, fill: string): string {
  const shape = squircle(x, y, w, h, 4.5 * k);
  return (
    path(shape, {
      fill: '#000000',
      opacity: 0.4,
      transform: `translate(0 ${5 * k})`,
      filter: d.blur(6 * k),
    }) + path(shape, { fill })
  );
}

function galleryWindow(d: Doc, frame: Window, accent: string, dots: boolean): string {
  const { x, y, w, h, k } = frame;
  const signs = dots
    ? ['#ff5f57', '#febc2e', '#28c840'].map((fill, i) =>
        circle(x + (6 + i * 5.2) * k, y + 6 * k, 1.7 * k, { fill }),
      )
    : [0, 1, 2].map((i) =>
        rect(x + w - (7 + i * 8) * k, y + 5 * k, 3 * k, 0.9 * k, 0.4 * k, { fill: '#8a8d94' }),
      );
  const menu = Array.from({ length: 6 }, (_, i) =>
    rect(x + 5 * k, y + (15 + i * 8) * k, (i === 1 ? 28 : 22 - i) * k, 2.1 * k, k, {
      fill: i === 1 ? accent : '#c4c8d0',
    }),
  );
  const thumbs = THUMBS.map(([style, palette], i) => {
    const tx = x + w * 0.29 + (i % 3) * w * 0.232;
    const ty = y + 15 * k + Math.floor(i / 3) * h * 0.41;
    const area = { x: tx, y: ty, w: w * 0.212, h: h * 0.31 };
    return (
      group(wallpaper(d, area, style, palette, i + 2), {
        clipPath: d.clip(squircle(tx, ty, area.w, area.h, 3 * k)),
      }) + rect(tx, ty + h * 0.335, w * 0.13, 1.9 * k, 0.9 * k, { fill: '#c9ccd3' })
    );
  });
  return (
    pane(d, frame, '#fdfdfd') +
    group(rect(x, y, w * 0.24, h, 0, { fill: '#eef0f3' }), {
      clipPath: d.clip(squircle(x, y, w, h, 4.5 * k)),
    }) +
    signs.join('') +
    menu.join('') +
    rect(x + w * 0.29, y + 6 * k, 44 * k, 3.4 * k, 1.6 * k, { fill: '#17181b' }) +
    thumbs.join('')
  );
}

function musicWindow(d: Doc, frame: Window): string {
  const { x, y, w, h, k } = frame;
  const cover = { x: x + 6 * k, y: y + 6 * k, w: w - 12 * k, h: h * 0.56 };
  const bar = (top: number, length: number, high: number, fill: string): string =>
    rect(x + 6 * k, y + h * top, length, high * k, high * 0.5 * k, { fill });
  return (
    pane(d, frame, '#1a1b20') +
    group(wallpaper(d, cover, 'petals', 'rose', 3), {
      clipPath: d.clip(squircle(cover.x, cover.y, cover.w, cover.h, 3 * k)),
    }) +
    bar(0.7, w * 0.5, 2.3, '#ffffff') +
    bar(0.77, w * 0.34, 1.8, '#7d818c') +
    bar(0.86, w - 12 * k, 1.2, '#3a3c44') +
    bar(0.86, w * 0.4, 1.2, '#ffffff')
  );
}

function dock(d: Doc, bottom: number, k: number): string {
  const size = 11.5 * k;
  const wide = 9 * (size + 3.2 * k) + 4 * k;
  return (
    path(squircle(-wide / 2, bottom - 18.5 * k, wide, 16 * k, 5 * k), {
      fill: '#ffffff',
      fillOpacity: 0.35,
    }) +
    Array.from({ length: 9 }, (_, i) =>
      appIcon(d, -wide / 2 + 3.6 * k + i * (size + 3.2 * k), bottom - 16.2 * k, size, i + 1),
    ).join('')
  );
}

function taskbar(d: Doc, left: number, right: number, bottom: number, k: number, centred: boolean): string {
  const size = 7.2 * k;
  const start = centred ? -(7 * (size + 4 * k)) / 2 : left + 12 * k;
  return (
    rect(left, bottom - 12 * k, right - left, 12 * k, 0, {
      fill: centred ? '#f3f5f9' : '#1b1e26',
      fillOpacity: centred ? 0.88 : 0.7,
    }) +
    Array.from({ length: 7 }, (_, i) =>
      appIcon(d, start + i * (size + 4 * k), bottom - 9.6 * k, size, i + 2),
    ).join('') +
    text(right - 5 * k, bottom - 4.6 * k, '9:41', 3.6 * k, {
      fill: centred ? '#20232a' : '#ffffff',
      textAnchor: 'end',
      fontWeight: 560,
    })
  );
}

function menuBar(x: number, y: number, w: number, k: number): string {
  return (
    rect(x, y, w, 7.4 * k, 0, { fill: '#000000', fillOpacity: 0.18 }) +
    circle(x + 7 * k, y + 3.7 * k, 1.5 * k, { fill: '#ffffff' }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(x + (13 + i * 13) * k, y + 3 * k, (i ? 7.5 : 9) * k, 1.5 * k, 0.7 * k, {
          fill: '#ffffff',
          fillOpacity: 0.92,
        }),
      )
      .join('') +
    text(x + w - 6 * k, y + 5.1 * k, 'Tue 9 Sep  9:41', 3.7 * k, {
      fill: '#ffffff',
      textAnchor: 'end',
      fontWeight: 560,
    })
  );
}

function notchArt(y: number, k: number): string {
  const shape =
    `M${-17 * k} ${y - 1.2}H${17 * k}V${y + 4.6 * k}Q${17 * k} ${y + 7 * k} ${14.6 * k} ${y + 7 * k}H${-14.6 * k}` +
    `Q${-17 * k} ${y + 7 * k} ${-17 * k} ${y + 4.6 * k}Z`;
  return path(shape, { fill: '#060607' }) + circle(0, y + 3.4 * k, 0.9 * k, { fill: '#1a2350' });
}

/** The content of the screen, `w` × `h` around its middle. */
export function desktopArt(d: Doc, w: number, h: number, model: LaptopModel): string {
  const x = -w / 2;
  const y = -h / 2;
  const k = w / 290;
  const [style, palette] = model.wallpaper;
  const mac = model.desktop === 'dock';
  return [
    wallpaper(d, { x, y, w, h }, style, palette, 5),
    mac ? menuBar(x, y, w, k) : '',
    galleryWindow(
      d,
      { x: x + w * 0.16, y: y + h * 0.15, w: w * 0.56, h: h * 0.57, k },
      PALETTES[palette][1],
      mac,
    ),
    musicWindow(d, { x: x + w * 0.62, y: y + h * 0.38, w: w * 0.26, h: h * 0.4, k }),
    mac ? dock(d, y + h, k) : taskbar(d, x, x + w, y + h, k, model.desktop === 'taskbar'),
    model.notch ? notchArt(y, k) : '',
  ].join('');
}
