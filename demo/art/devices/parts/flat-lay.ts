import type { Doc } from '#demo/art/lib/doc.ts';
import { arc, squircle } from '#demo/art/lib/shapes.ts';
import { lying } from '#demo/art/lib/shadows.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

/** Things that lie in the box beside the device, around their own middle in mm. */
export interface Thing {
  readonly art: string;
  readonly shape: string;
}

/** The lid of the carton, with a picture of its contents. */
export function carton(d: Doc, w: number, h: number, picture: string): Thing {
  const shape = squircle(-w / 2, -h / 2, w, h, 2.2);
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#ffffff'],
          [0.6, '#fbfbfa'],
          [1, '#e9e7e2'],
        ]),
      }) +
      path(squircle(-w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, 2), {
        fill: 'none',
        stroke: '#d4d1ca',
        strokeWidth: 0.4,
      }) +
      group(picture, { clipPath: d.clip(shape) }),
  };
}

/** A plain brown sleeve with a band and a tick, for devices that were checked and packed again. */
export function kraftSleeve(d: Doc, w: number, h: number): Thing {
  const shape = squircle(-w / 2, -h / 2, w, h, 2.2);
  const fibres = Array.from({ length: 24 }, (_, i) =>
    rect(-w / 2, -h / 2 + (i + 0.5) * (h / 24), w, 0.3, 0, { fill: '#7a5630', opacity: 0.1 }),
  );
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#d9b184'],
          [0.5, '#c79a68'],
          [1, '#ac8050'],
        ]),
      }) +
      fibres.join('') +
      rect(-w / 2, h / 2 - 40, w, 20, 0, {
        fill: d.diag([
          [0, '#ffffff'],
          [1, '#eceae4'],
        ]),
      }) +
      circle(0, h / 2 - 30, 16, { fill: '#047857' }) +
      circle(0, h / 2 - 30, 14.4, {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.6,
        strokeWidth: 0.6,
      }) +
      path(`M-6.4 ${h / 2 - 30}L-1.8 ${h / 2 - 25}L7 ${h / 2 - 35.6}`, {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 3,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
  };
}

/** A folded guide with a tick in the colour of the shop. */
export function leaflet(d: Doc): Thing {
  const lines = [34, 44, 40, 26].map((w, i) => rect(-27, -12 + i * 6, w, 1.6, 0.8, { fill: '#cfccc5' }));
  return {
    shape: 'M-34 -22H34V22H-34Z',
    art:
      rect(-34, -22, 68, 44, 1, {
        fill: d.diag([
          [0, '#ffffff'],
          [1, '#f0eee9'],
        ]),
      }) +
      rect(-34, -0.2, 68, 0.4, 0, { fill: '#000000', opacity: 0.06 }) +
      lines.join('') +
      circle(22, 10, 6, { fill: '#4F46E5', fillOpacity: 0.15 }) +
      path('M19 10L21.4 12.4L25.4 7.6', {
        fill: 'none',
        stroke: '#4F46E5',
        strokeWidth: 1.4,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
  };
}

/** A small sealed sachet: a cleaning cloth, a sticker, a set of tips. */
export function sachet(d: Doc, colour: string): Thing {
  const shape = squircle(-22, -28, 44, 56, 2);
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#ffffff'],
          [0.5, '#f2f3f5'],
          [1, '#dfe2e6'],
        ]),
      }) +
      [-26, 24].map((y) => rect(-22, y, 44, 2, 0, { fill: '#000000', opacity: 0.06 })).join('') +
      rect(-16, -18, 32, 20, 2, { fill: colour }) +
      [0, 1].map((i) => rect(-16, 8 + i * 5, 26 - i * 9, 1.6, 0.8, { fill: '#c4c7cd' })).join(''),
  };
}

/** A magnetic charging disc for watches. */
export function chargingDisc(d: Doc): Thing {
  return {
    shape: squircle(-14, -14, 28, 28, 14),
    art:
      circle(0, 0, 14, {
        fill: d.diag([
          [0, '#ffffff'],
          [0.6, '#eef0f1'],
          [1, '#c6cacf'],
        ]),
      }) +
      circle(0, 0, 11.4, {
        fill: d.diag([
          [0, '#d5d8dc'],
          [0.5, '#f4f5f6'],
          [1, '#ffffff'],
        ]),
      }) +
      path(arc(0, 0, 12.8, 195, 290), {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 0.8,
        strokeLinecap: 'round',
      }),
  };
}

export interface Spot {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly lift?: number;
  readonly strength?: number;
}

/** Lays things on the table, each with its shadow. */
export const laid = (d: Doc, spots: readonly Spot[]): string =>
  spots.map(({ thing, ...where }) => lying(d, thing.art, { shape: thing.shape, ...where })).join('');
