import { boxFaces, roundedBox, seesFront, type Box } from './parts/box.ts';
import { sockets } from './console-box.ts';
import { drawSheet, sheetLine, type Sheet } from './parts/surface.ts';
import { ventField } from './parts/vents.ts';
import { mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { outline } from '#demo/art/lib/solid.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

/** The tall white console: a black core between two bowed panels that stand past it on every side. */
const HEIGHT = 358;
const DEPTH = 206;
const CORE: Box = { w: 56, h: 340, depth: 188, centre: [0, 4, -2] };
const PANEL = '#fafaf9';
/** The height at which the panel is split into an upper and a lower half. */
const SEAM = (t: number): number => 0.615 + 0.05 * Math.sin(t * Math.PI) - 0.03 * t;

interface Panel {
  readonly side: -1 | 1;
  /** The drive swells the lower half of one panel. */
  readonly drive: boolean;
}

const swell = (from: number, to: number, at: number): number => {
  const t = (at - from) / (to - from);
  return t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI) ** 0.7;
};

/** Half the depth of the panel at a height: the corners are rounded, the upper front one most. */
function reach(v: number): number {
  const y = v * HEIGHT;
  const round = (distance: number, r: number): number =>
    distance >= r ? 0 : r - Math.sqrt(r * r - (r - distance) ** 2);
  return DEPTH / 2 - round(y, 20) - round(HEIGHT - y, 20);
}

/** Denser towards the ends, so that the round corners get enough quads. */
const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;
const uneased = (v: number): number => Math.acos(1 - 2 * v) / Math.PI;

/** u runs from the back to the front, t from the top down. */
function panelSheet({ side, drive }: Panel, inwards = 0): Sheet {
  return (u, t) => {
    const v = eased(t);
    const bow = 9 * Math.sin(Math.PI * Math.min(1, Math.max(0, 0.12 + u * 0.8)));
    const flare = 7 * (1 - v) ** 5 + 3 * v ** 6;
    const disc = drive && side > 0 ? 11 * swell(0.6, 1.02, v) * swell(-0.1, 1.08, u) : 0;
    const x = side * (CORE.w / 2 + 3 + bow + flare + disc - inwards);
    return [x, -HEIGHT / 2 + v * HEIGHT, (u - 0.5) * 2 * reach(v)];
  };
}

/** The edge all round a panel, a few millimetres thick: u round it, v across. */
function rimSheet(panel: Panel): Sheet {
  const corner = (t: number): readonly [number, number] => {
    const turn = (((t % 1) + 1) % 1) * 4;
    const side = Math.floor(turn);
    const along = turn - side;
    if (side === 0) return [along, 0];
    if (side === 1) return [1, along];
    if (side === 2) return [1 - along, 1];
    return [0, 1 - along];
  };
  const outer = panelSheet(panel);
  const inner = panelSheet(panel, 4);
  return (u, v) => {
    const [a, b] = corner(u);
    const from = outer(a, b);
    const to = inner(a, b);
    const at = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * v;
    return [at(0), at(1), at(2)];
  };
}

function panelArt(camera: Camera, panel: Panel): string {
  const sheet = panelSheet(panel);
  const inside = panelSheet(panel, 4);
  const [outwards, inwards] =
    panel.side > 0 ? (['reversed', 'plain'] as const) : (['plain', 'reversed'] as const);
  const seam = sheetLine(camera, sheet, (t) => [t, uneased(SEAM(t))]);
  const facing = camera.see([panel.side, 0, 0])[2] > 0;
  const outer = drawSheet(camera, sheet, {
    base: PANEL,
    steps: [34, 70],
    outside: outwards,
    rim: 0.12,
    tint: (colour, u, t) => {
      const v = eased(t);
      const light = 0.085 * (1 - v) + 0.045 * (1 - Math.abs(u - 0.55) * 1.6);
      const edge = Math.max(0, 0.05 - u, u - 0.95) * 1.6;
      return shade(colour, light - edge - (v > SEAM(u) ? 0.03 : 0));
    },
  });
  const inner = drawSheet(camera, inside, { base: '#cfd1d4', steps: [20, 40], outside: inwards });
  const rim = drawSheet(camera, rimSheet(panel), {
    base: '#e9eaea',
    steps: [200, 1],
    outside: inwards,
    inside: '#dfe0e1',
  });
  const lines = facing
    ? path(seam, { fill: 'none', stroke: '#1a1b1d', strokeWidth: camera.scale * 1.3 }) +
      path(seam, {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.8,
        strokeWidth: camera.scale * 0.5,
        transform: `translate(0 ${camera.scale * 1.1})`,
      })
    : '';
  return facing ? inner + rim + outer + lines : outer + rim + inner;
}

function coreFront(d: Doc): string {
  const { w, h } = CORE;
  const line = (x: number): string =>
    rect(x - 2.4, -h / 2 + 10, 4.8, h - 20, 2.4, {
      fill: '#4f8dff',
      opacity: 0.75,
      filter: d.blurU(3, x - 14, -h / 2, 28, h),
    }) + rect(x - 0.6, -h / 2 + 10, 1.2, h - 20, 0.6, { fill: '#a9c8ff' });
  const usb = (y: number): string =>
    rect(-4.4, y, 8.8, 3.6, 1.8, { fill: '#000000', stroke: '#4d5056', strokeWidth: 0.6 }) +
    rect(-2.6, y + 1.5, 5.2, 0.6, 0.3, { fill: '#7a7e86' });
  return (
    rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 2, {
      fill: d.lin(
        [
          [0, '#050506'],
          [0.24, '#26282c'],
          [0.42, '#131416'],
          [0.75, '#1c1d20'],
          [1, '#030304'],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 2, {
      fill: d.lin([
        [0, '#fff', 0.16],
        [0.3, '#fff', 0.02],
        [1, '#000', 0.2],
      ]),
    }) +
    line(-w / 2 + 3) +
    line(w / 2 - 3) +
    usb(54) +
    usb(68) +
    rect(-5, 90, 10, 3, 1.5, { fill: '#2e3035', stroke: '#5c5f65', strokeWidth: 0.4 })
  );
}

function coreBack(d: Doc): string {
  const { w, h } = CORE;
  return (
    rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 2, {
      fill: d.lin([
        [0, '#26282b'],
        [0.5, '#17181a'],
        [1, '#0d0e0f'],
      ]),
    }) +
    ventField(d, -w / 2 + 7, -h / 2 + 12, w - 14, 150, 7) +
    sockets(d, 0, 22, true)
  );
}

/** How the core shows at the slot of the drive, on the front. */
const slot = (d: Doc): string =>
  rect(11, -62, 2.2, 108, 1.1, { fill: '#000000' }) +
  rect(13.2, -62, 0.6, 108, 0.3, { fill: '#5a5d62', filter: d.blurU(0.2, 8, -64, 10, 112) });

function footprint(): readonly Vec[] {
  return outline(96, DEPTH - 16, 22, 12).map(({ at }): Vec => [at[0], HEIGHT / 2 + 3, at[1]]);
}

export function finConsole(d: Doc, camera: Camera, drive: boolean): string {
  const faces = boxFaces(camera, CORE);
  const near: Panel = { side: camera.see([1, 0, 0])[2] >= 0 ? 1 : -1, drive };
  const far: Panel = { side: near.side === 1 ? -1 : 1, drive };
  const face = seesFront(camera)
    ? group(coreFront(d) + (drive ? slot(d) : ''), { transform: faces.front })
    : group(coreBack(d), { transform: faces.back });
  const feet: Box = { w: 44, h: 8, depth: 120, centre: [0, HEIGHT / 2 - 2, 0] };
  return (
    footShadow(d, camera, footprint(), 18) +
    roundedBox(camera, feet, { base: '#26272a', corner: 8, edge: 1 }) +
    panelArt(camera, far) +
    roundedBox(camera, CORE, { base: '#1d1e21', corner: 4, edge: 2 }) +
    face +
    panelArt(camera, near)
  );
}

/** One panel seen flat from its side, for things lying on a table. */
export const FIN_SHAPE =
  'M-103 -150C-103 -170 -94 -179 -74 -179H78C94 -179 103 -172 103 -154V158C103 172 96 179 82 179H-82C-96 179 -103 172 -103 158Z';

export function finLying(d: Doc, drive: boolean): string {
  return (
    path(FIN_SHAPE, {
      fill: d.diag([
        [0, '#ffffff'],
        [0.4, '#f4f4f4'],
        [0.8, '#dcdee1'],
        [1, '#bcc0c6'],
      ]),
    }) +
    group(
      path('M-110 38C-50 66 50 60 110 26V190H-110Z', {
        fill: d.diag([
          [0, '#f2f2f3'],
          [1, '#c9ccd1'],
        ]),
      }) +
        path('M-110 38C-50 66 50 60 110 26', { fill: 'none', stroke: '#1a1b1d', strokeWidth: 3 }) +
        path('M-110 41C-50 69 50 63 110 29', { fill: 'none', stroke: '#ffffff', strokeWidth: 1 }) +
        (drive
          ? circle(0, 122, 48, {
              fill: d.diag([
                [0, '#fff', 0.8],
                [1, mix('#8a8f97', '#ffffff', 0.2), 0.25],
              ]),
            })
          : '') +
        path(FIN_SHAPE, {
          fill: 'none',
          stroke: '#8d929b',
          strokeOpacity: 0.5,
          strokeWidth: 7,
          filter: d.blur(3.4),
        }),
      { clipPath: d.clip(FIN_SHAPE) },
    ) +
    path(FIN_SHAPE, {
      fill: 'none',
      stroke: d.diag([
        [0, '#ffffff'],
        [0.5, '#c9ccd1'],
        [1, '#9ea3ab'],
      ]),
      strokeWidth: 1,
    })
  );
}
