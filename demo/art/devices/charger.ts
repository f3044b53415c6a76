import { boxFaces, boxShadow, facet, roundedBox } from './parts/box.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { shade } from '#demo/art/lib/colour.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { group, path, rect } from '#demo/art/lib/svg.ts';

const BODY = { w: 46, h: 30, depth: 46 };
const WHITE = '#f4f4f3';

interface Pin {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly depth: number;
  readonly length: number;
  /** How much of the length is covered by the black sleeve. */
  readonly sleeve: number;
}

/** BS 1363: the earth pin is longer and stands alone, the other two carry a black sleeve. */
const PINS: readonly Pin[] = [
  { x: 0, z: -12, w: 4, depth: 8, length: 22.5, sleeve: 0 },
  { x: -11, z: 10.4, w: 6.4, depth: 4, length: 17.7, sleeve: 9 },
  { x: 11, z: 10.4, w: 6.4, depth: 4, length: 17.7, sleeve: 9 },
];

interface Metal {
  readonly front: readonly [string, string, string];
  readonly side: readonly [string, string, string];
  readonly top: string;
}

const BRASS: Metal = {
  front: ['#f6e7b8', '#d3b56e', '#a6854a'],
  side: ['#b8965a', '#8f7038', '#6d5326'],
  top: '#f9efcf',
};
const SLEEVE: Metal = {
  front: ['#4a4c50', '#2b2c2f', '#1c1d1f'],
  side: ['#232427', '#17181a', '#0f1011'],
  top: '#3d3f43',
};

/** One straight length of a pin, its end cut off by `chamfer` all round. */
function pinLength(
  d: Doc,
  camera: Camera,
  pin: Pin,
  from: number,
  to: number,
  metal: Metal,
  chamfer: number,
): string {
  const base = -BODY.h / 2;
  const x0 = pin.x - pin.w / 2;
  const x1 = pin.x + pin.w / 2;
  const z0 = pin.z - pin.depth / 2;
  const z1 = pin.z + pin.depth / 2;
  const low = base - from;
  const high = base - to + chamfer;
  const end = base - to;
  const c = chamfer * 0.8;
  const across = (colours: readonly [string, string, string], a: Vec, b: Vec): string => {
    const [ax, ay] = camera.project(a);
    const [bx, by] = camera.project(b);
    return d.linU(
      [
        [0, colours[0]],
        [0.22, shade(colours[0], 0.02)],
        [0.5, colours[1]],
        [1, colours[2]],
      ],
      ax,
      ay,
      bx,
      by,
    );
  };
  const front = across(metal.front, [x0, low, z1], [x1, low, z1]);
  const right = across(metal.side, [x1, low, z1], [x1, low, z0]);
  const left = across([metal.front[1], metal.front[0], metal.front[1]], [x0, low, z0], [x0, low, z1]);
  const bevel = shade(metal.front[1], 0.07);
  return [
    facet(
      camera,
      [
        [x0, high, z1],
        [x1, high, z1],
        [x1, low, z1],
        [x0, low, z1],
      ],
      { fill: front },
    ),
    facet(
      camera,
      [
        [x1, high, z1],
        [x1, high, z0],
        [x1, low, z0],
        [x1, low, z1],
      ],
      { fill: right },
    ),
    facet(
      camera,
      [
        [x0, high, z0],
        [x0, high, z1],
        [x0, low, z1],
        [x0, low, z0],
      ],
      { fill: left },
    ),
    facet(
      camera,
      [
        [x0 + c, end, z1 - c],
        [x1 - c, end, z1 - c],
        [x1, high, z1],
        [x0, high, z1],
      ],
      { fill: bevel },
    ),
    facet(
      camera,
      [
        [x1 - c, end, z1 - c],
        [x1 - c, end, z0 + c],
        [x1, high, z0],
        [x1, high, z1],
      ],
      {
        fill: shade(metal.side[0], 0.03),
      },
    ),
    facet(
      camera,
      [
        [x0 + c, end, z0 + c],
        [x0 + c, end, z1 - c],
        [x0, high, z1],
        [x0, high, z0],
      ],
      { fill: bevel },
    ),
    facet(
      camera,
      [
        [x0 + c, end, z0 + c],
        [x1 - c, end, z0 + c],
        [x1 - c, end, z1 - c],
        [x0 + c, end, z1 - c],
      ],
      {
        fill: metal.top,
        stroke: '#ffffff',
        strokeOpacity: 0.55,
        strokeWidth: 0.8,
      },
    ),
  ].join('');
}

function pinArt(d: Doc, camera: Camera, pin: Pin): string {
  const top = boxFaces(camera, BODY).top;
  const shadow = group(
    rect(pin.x - pin.w / 2 + 0.6, pin.z - pin.depth / 2 + 0.4, pin.w + 6, pin.depth + 0.8, 1.4, {
      fill: '#2a2622',
      opacity: 0.34,
      filter: d.blur(1.3),
    }) +
      rect(pin.x - pin.w / 2 - 0.5, pin.z - pin.depth / 2 - 0.5, pin.w + 1, pin.depth + 1, 0.9, {
        fill: '#b8bbc0',
      }),
    { transform: top },
  );
  const sleeve = pin.sleeve > 0 ? pinLength(d, camera, pin, 0, pin.sleeve, SLEEVE, 0.15) : '';
  return shadow + sleeve + pinLength(d, camera, pin, pin.sleeve, pin.length, BRASS, 1);
}

function port(d: Doc): string {
  return (
    rect(-5.1, -1.9, 10.2, 3.8, 1.9, {
      fill: d.lin([
        [0, '#8d9198'],
        [0.5, '#d6d8dc'],
        [1, '#f7f8f9'],
      ]),
    }) +
    rect(-4.6, -1.4, 9.2, 2.8, 1.4, { fill: '#101114' }) +
    rect(-3.1, -0.4, 6.2, 0.8, 0.4, {
      fill: d.lin([
        [0, '#70747b'],
        [1, '#3f4248'],
      ]),
    })
  );
}

/** The plug with its pins up. */
export function chargerArt(d: Doc, camera: Camera): string {
  const faces = boxFaces(camera, BODY);
  const seam = path(squircle(-18, -18, 36, 36, 6), { fill: 'none', stroke: '#bfc2c7', strokeWidth: 0.45 });
  const seamLight = path(squircle(-17.6, -17.4, 35.2, 35.2, 5.8), {
    fill: 'none',
    stroke: '#ffffff',
    strokeWidth: 0.4,
  });
  return (
    boxShadow(d, camera, { ...BODY, w: 42, depth: 42 }, { soft: 12, corner: 9 }) +
    roundedBox(camera, BODY, { base: WHITE, corner: 9, edge: 4.5 }) +
    group(port(d), { transform: faces.front }) +
    group(seam + seamLight, { transform: faces.top }) +
    (camera.see([1, 0, 0])[2] > 0.5 ? group(gripRibs(), { transform: faces.right }) : '') +
    PINS.map((pin) => pinArt(d, camera, pin)).join('')
  );
}

/** Fine grip ribs on the side, instead of lettering. */
function gripRibs(): string {
  return Array.from({ length: 7 }, (_, i) =>
    rect(-9 + i * 3, -6, 0.9, 12, 0.45, { fill: '#000000', opacity: 0.07 }),
  ).join('');
}

/** Seen from above, for flat lays. */
export function chargerTop(d: Doc): string {
  const pin = (p: Pin): string => {
    const x = p.x - p.w / 2;
    const y = p.z - p.depth / 2;
    return (
      rect(x + 1.2, y + 2.4, p.w, p.depth, 0.6, { fill: '#2a2622', opacity: 0.45, filter: d.blur(1) }) +
      rect(x - 0.35, y - 0.35, p.w + 0.7, p.depth + 0.7, 0.9, { fill: '#2a2b2e' }) +
      rect(x + 0.1, y + 0.1, p.w - 0.2, p.depth - 0.2, 0.5, {
        fill: d.diag([
          [0, '#f8ecc4'],
          [0.5, '#cfb06a'],
          [1, '#94763c'],
        ]),
      }) +
      rect(x + 0.8, y + 0.8, p.w - 1.6, p.depth - 1.6, 0.4, {
        fill: d.diag([
          [0, '#fff7de'],
          [1, '#d8bd7c'],
        ]),
      })
    );
  };
  return (
    path(squircle(-23, -23, 46, 46, 9), {
      fill: d.diag([
        [0, '#ffffff'],
        [0.6, '#f0f1f2'],
        [1, '#cfd2d7'],
      ]),
    }) +
    path(squircle(-22.7, -22.7, 45.4, 45.4, 8.7), { fill: 'none', stroke: '#ffffff', strokeWidth: 0.6 }) +
    path(squircle(-17, -17, 34, 34, 6), { fill: 'none', stroke: '#c9ccd1', strokeWidth: 0.45 }) +
    PINS.map(pin).join('')
  );
}

export const CHARGER_SHAPE = squircle(-23, -23, 46, 46, 9);
