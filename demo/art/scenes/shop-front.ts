import { WORD } from './word.ts';
import type { SceneSize } from './scene.ts';
import { shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { circle, ellipse, group, path, rect } from '#demo/art/lib/svg.ts';

export const STREET: SceneSize = { w: 1200, h: 800 };

export interface Facade {
  readonly wall: string;
  readonly brick: boolean;
  readonly fascia: string;
  readonly sky: readonly [string, string];
  /** Awning stripes, or none. */
  readonly awning?: string;
  readonly door: 'left' | 'right';
  readonly window: (d: Doc) => string;
}

/** The sign: the three leaves of the shop's mark. */
const sign = (x: number, y: number, s: number): string =>
  group(
    path('M0 8.8 10.67 4v19.2L0 28z', { fill: '#8d87ff' }) +
      path('M10.67 4 21.33 8.8V28l-10.66-4.8z', { fill: '#34b48a' }) +
      path('M21.33 8.8 32 4v19.2L21.33 28z', { fill: '#f9b544' }),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

function bricks(colour: string): string {
  const rows: string[] = [];
  for (let row = 0; row < 24; row += 1) {
    for (let column = -1; column < 20; column += 1) {
      const tone = shade(colour, 0.03 * Math.sin(row * 12.9 + column * 7.3));
      rows.push(rect(column * 64 + (row % 2 ? 32 : 0) + 1.5, row * 30 + 1.5, 61, 27, 2, { fill: tone }));
    }
  }
  return rect(0, 0, STREET.w, 690, 0, { fill: shade(colour, 0.09, 0.5) }) + rows.join('');
}

export function shopFront(d: Doc, f: Facade): string {
  const doorX = f.door === 'right' ? 870 : 110;
  const glassX = f.door === 'right' ? 110 : 360;
  const glass = d.lin([
    [0, '#f9f4e6'],
    [0.6, '#f4ead2'],
    [1, '#e7d9ba'],
  ]);
  const frame = shade(f.fascia, -0.06);
  const stripe = 1016 / 14;
  const awning = f.awning
    ? rect(92, 236, 1016, 92, 0, { fill: '#000000', opacity: 0.22, filter: d.blur(10, 8) }) +
      Array.from({ length: 14 }, (_, i) => {
        const x = 92 + i * stripe;
        const shape = `M${x} 234H${x + stripe}V298A${stripe / 2} 16 0 0 1 ${x} 298Z`;
        return (
          path(shape, { fill: i % 2 ? '#fbfaf7' : (f.awning ?? '#fbfaf7') }) +
          path(shape, {
            fill: d.lin([
              [0, '#000', 0.16],
              [0.3, '#fff', 0.1],
              [1, '#000', 0.06],
            ]),
          })
        );
      }).join('')
    : '';
  return (
    rect(0, 0, STREET.w, STREET.h, 0, {
      fill: d.lin([
        [0, f.sky[0]],
        [1, f.sky[1]],
      ]),
    }) +
    (f.brick
      ? bricks(f.wall)
      : rect(0, 0, STREET.w, 690, 0, {
          fill: d.lin([
            [0, shade(f.wall, 0.03)],
            [1, shade(f.wall, -0.05)],
          ]),
        })) +
    rect(0, 0, STREET.w, 690, 0, {
      fill: d.lin(
        [
          [0, '#fff', 0.16],
          [0.5, '#fff', 0],
          [1, '#000', 0.12],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    // Upper windows.
    [180, 520, 860]
      .map(
        (x) =>
          rect(x, -60, 160, 150, 4, {
            fill: d.lin([
              [0, '#b9cbd8'],
              [1, '#dfe9ef'],
            ]),
            stroke: '#ffffff',
            strokeWidth: 10,
          }) + rect(x + 77, -60, 6, 150, 0, { fill: '#ffffff' }),
      )
      .join('') +
    // Fascia with the mark.
    rect(70, 128, 1060, 104, 6, {
      fill: '#000000',
      opacity: 0.25,
      transform: 'translate(4 10)',
      filter: d.blur(8),
    }) +
    rect(70, 128, 1060, 104, 6, {
      fill: d.lin([
        [0, shade(f.fascia, 0.07)],
        [1, f.fascia],
      ]),
    }) +
    rect(70, 128, 1060, 3, 1, { fill: '#ffffff', opacity: 0.35 }) +
    sign(428, 138, 2.6) +
    group(path(WORD, { fill: '#ffffff' }), { transform: 'translate(434 143) scale(2.35)' }) +
    // Window.
    rect(glassX - 12, 248, 730 + 24, 430, 6, { fill: frame }) +
    rect(glassX, 260, 730, 360, 3, { fill: glass }) +
    rect(glassX, 260, 730, 360, 3, {
      fill: d.radU(
        [
          [0, '#fffdf5', 0.9],
          [1, '#fffdf5', 0],
        ],
        glassX + 365,
        330,
        380,
      ),
    }) +
    rect(glassX, 566, 730, 54, 0, {
      fill: d.lin([
        [0, '#d9c39a'],
        [1, '#b99c6c'],
      ]),
    }) +
    group(f.window(d), { transform: `translate(${glassX} 0)`, clipPath: d.clip('M0 260H730V620H0Z') }) +
    group(
      path(`M${glassX + 430} 260H${glassX + 560}L${glassX + 330} 620H${glassX + 200}Z`, {
        fill: '#ffffff',
        opacity: 0.16,
      }) +
        path(`M${glassX + 600} 260H${glassX + 640}L${glassX + 410} 620H${glassX + 370}Z`, {
          fill: '#ffffff',
          opacity: 0.14,
        }),
    ) +
    rect(glassX - 12, 622, 754, 56, 4, {
      fill: d.lin([
        [0, shade(f.fascia, 0.05)],
        [1, shade(f.fascia, -0.05)],
      ]),
    }) +
    // Door.
    rect(doorX - 8, 248, 236, 442, 6, { fill: frame }) +
    rect(doorX + 8, 262, 204, 428, 4, { fill: shade(f.fascia, 0.03) }) +
    rect(doorX + 34, 290, 152, 250, 4, { fill: glass }) +
    path(`M${doorX + 120} 290H${doorX + 170}L${doorX + 90} 540H${doorX + 40}Z`, {
      fill: '#ffffff',
      opacity: 0.24,
    }) +
    rect(doorX + (f.door === 'right' ? 20 : 190), 430, 8, 90, 4, {
      fill: d.lin(
        [
          [0, '#fff3cf'],
          [0.5, '#d9b25a'],
          [1, '#8a6a2c'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    awning +
    // Pavement and planter.
    rect(0, 690, STREET.w, 110, 0, {
      fill: d.lin([
        [0, '#b9b6ae'],
        [0.1, '#cdcac2'],
        [1, '#aaa69c'],
      ]),
    }) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => rect(i * 190 - 30, 690, 2, 110, 0, { fill: '#000000', opacity: 0.08 }))
      .join('') +
    rect(0, 690, STREET.w, 5, 0, { fill: '#000000', opacity: 0.2 }) +
    planter(d, f.door === 'right' ? 1142 : 56)
  );
}

function planter(d: Doc, x: number): string {
  const leaf = (dx: number, dy: number, r: number): string =>
    circle(x + dx, 610 + dy, r, {
      fill: d.rad(
        [
          [0, '#6fb27a'],
          [1, '#2c6b45'],
        ],
        0.35,
        0.3,
        0.75,
      ),
    });
  return (
    ellipse(x, 728, 62, 10, { fill: '#2a2622', opacity: 0.35, filter: d.blur(8, 3) }) +
    path(`M${x - 44} 650H${x + 44}L${x + 34} 728H${x - 34}Z`, {
      fill: d.lin(
        [
          [0, '#4a4d54'],
          [0.4, '#33353a'],
          [1, '#202226'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    leaf(-26, 26, 34) +
    leaf(28, 22, 36) +
    leaf(0, -8, 44) +
    leaf(-6, 32, 28)
  );
}
