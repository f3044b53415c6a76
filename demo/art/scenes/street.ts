import { benchScene, toolRow } from './bench.ts';
import * as place from './place.ts';
import { LINES, scene } from './scene.ts';
import { STREET, shopFront, type Facade } from './shop-front.ts';
import { handheldFront } from '#demo/art/devices/handheld.ts';
import { mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { lying } from '#demo/art/lib/shadows.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { path, rect } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

const FRONTS: readonly Facade[] = [
  {
    wall: '#a8614c',
    brick: true,
    fascia: '#23265e',
    sky: ['#dbe9f4', '#f4f1ea'],
    awning: '#4F46E5',
    door: 'right',
    window: (d) =>
      place.phone(d, 'iPhone 17', 'Lavender', { x: 120, foot: 590, high: 230, yaw: 22, back: true }) +
      place.phone(d, 'iPhone 17', 'Mist Blue', { x: 230, foot: 596, high: 230, yaw: -20 }) +
      place.laptop(d, 'MacBook Air 13-inch (M4)', 'Silver', { x: 440, foot: 600, high: 200, yaw: 22 }) +
      place.headphones(d, 'Midnight Blue', { x: 630, foot: 596, high: 200 }),
  },
  {
    wall: '#e6e0d4',
    brick: false,
    fascia: '#0b5d47',
    sky: ['#d5e6ef', '#eef3f2'],
    door: 'left',
    window: (d) =>
      place.fin(d, { x: 110, foot: 598, high: 250 }) +
      place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 320, foot: 592, high: 220 }) +
      place.box(d, LINES.sell.accent, { x: 560, foot: 604, high: 190 }),
  },
  {
    wall: '#7b8793',
    brick: true,
    fascia: '#2b2013',
    sky: ['#e6e3ee', '#f6ede2'],
    awning: '#F59E0B',
    door: 'right',
    window: (d) =>
      place.watch(d, 'Watch Series 10', 'Rose Gold', { x: 120, foot: 596, high: 170, yaw: -30 }) +
      place.laptop(d, 'XPS 13 9315', 'Umber', { x: 350, foot: 600, high: 200, yaw: 22 }) +
      place.handheld(d, { x: 600, foot: 594, high: 92 }),
  },
  {
    wall: '#cdb79b',
    brick: true,
    fascia: '#14161A',
    sky: ['#cfe0ee', '#f2efe8'],
    awning: '#047857',
    door: 'left',
    window: (d) =>
      place.phone(d, 'Galaxy S25 Ultra', 'Titanium Silverblue', {
        x: 130,
        foot: 592,
        high: 236,
        yaw: 24,
        back: true,
      }) +
      place.tower(d, { x: 330, foot: 600, high: 220 }) +
      place.buds(d, { x: 480, foot: 596, high: 90 }) +
      place.phone(d, 'Pixel 9 Pro', 'Porcelain', { x: 640, foot: 592, high: 232, yaw: -22, back: true }),
  },
];

const HEAD_OFFICE: Facade = {
  wall: '#d8cfc2',
  brick: true,
  fascia: '#3730A3',
  sky: ['#dbe9f4', '#f4f1ea'],
  awning: '#F59E0B',
  door: 'left',
  window: (d) =>
    place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 130, foot: 594, high: 220 }) +
    place.phone(d, 'iPhone 16', 'Ultramarine', { x: 270, foot: 598, high: 200, yaw: 24, back: true }) +
    place.laptop(d, 'Surface Laptop 5 13.5-inch', 'Sage', { x: 450, foot: 600, high: 196, yaw: -22 }) +
    place.headphones(d, 'Silver', { x: 640, foot: 596, high: 200 }),
};

const stores = FRONTS.map((facade, i) => scene(`stores/front-${i + 1}`, STREET, (d) => shopFront(d, facade)));

/** A wooden table top under things seen from above. */
const table = (d: Doc, colour: string): string =>
  rect(0, 0, STREET.w, STREET.h, 0, {
    fill: d.diag([
      [0, shade(colour, 0.04)],
      [1, shade(colour, -0.05)],
    ]),
  }) +
  Array.from({ length: 7 }, (_, i) =>
    rect(0, i * 118, STREET.w, 1.6, 0, { fill: '#000000', opacity: 0.1 }),
  ).join('') +
  Array.from({ length: 40 }, (_, i) => {
    const y = ((i * 137) % 800) + 3;
    return path(`M${(i * 211) % 900} ${y}q180 ${(i % 5) - 2} ${260 + ((i * 37) % 160)} 0`, {
      fill: 'none',
      stroke: '#000000',
      strokeOpacity: 0.05,
      strokeWidth: 1.4,
    });
  }).join('');

const packing = (d: Doc): string => {
  const wall = mix('#F6F5F2', '#E7F6EF', 0.5);
  return (
    rect(0, 0, STREET.w, STREET.h, 0, {
      fill: d.lin([
        [0, wall],
        [1, shade(wall, -0.02)],
      ]),
    }) +
    [90, 300]
      .map(
        (y) =>
          rect(120, y + 96, 420, 12, 3, { fill: '#b99c6c' }) +
          rect(120, y + 108, 420, 10, 0, { fill: '#000000', opacity: 0.08 }),
      )
      .join('') +
    place.box(d, LINES.buy.accent, { x: 230, foot: 186, high: 110 }) +
    place.box(d, LINES.repair.accent, { x: 420, foot: 186, high: 96, yaw: 30 }) +
    place.box(d, LINES.sell.accent, { x: 300, foot: 396, high: 120 }) +
    place.box(d, LINES.buy.accent, { x: 470, foot: 396, high: 88, yaw: 28 }) +
    rect(0, 610, STREET.w, 190, 0, {
      fill: d.lin([
        [0, '#d9b98a'],
        [0.08, '#c9a572'],
        [1, '#a98553'],
      ]),
    }) +
    place.box(d, LINES.sell.accent, { x: 760, foot: 720, high: 370 }) +
    place.phone(d, 'iPhone 15 Pro', 'Natural Titanium', {
      x: 1050,
      foot: 690,
      high: 300,
      yaw: -22,
      back: true,
    }) +
    place.phone(d, 'Galaxy S24', 'Amber Yellow', { x: 440, foot: 700, high: 280, yaw: 22, back: true })
  );
};

const handheldOnTable = (d: Doc, x: number, y: number): string =>
  lying(d, handheldFront(d, place.NEON), {
    shape: squircle(-121, -51, 242, 102, 22),
    x,
    y,
    scale: 1.5,
    turn: -7,
  });

const about: readonly Picture[] = [
  scene(
    'about/1',
    STREET,
    (d) =>
      table(d, '#c2a07a') +
      benchScene(d, 430, 400, 3, -5) +
      toolRow(d, 960, 230, 1.8) +
      handheldOnTable(d, 970, 570),
  ),
  scene('about/2', STREET, packing),
  scene('about/3', STREET, (d) => shopFront(d, HEAD_OFFICE)),
];

export const street: readonly Picture[] = [...stores, ...about];
