import { boxFaces, boxShadow, roundedBox, seesFront, seesRight, type Box } from './parts/box.ts';
import { ventField } from './parts/vents.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { arc, squircle } from '#demo/art/lib/shapes.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

const TOWER: Box = { w: 151, h: 301, depth: 151 };
const TOWER_BLACK = '#37383a';

/** Sockets of a console's back, from the top down: width, height, radius. */
const SOCKETS = [
  [16, 6, 1],
  [15, 5, 0.8],
  [13, 7, 0.8],
  [13, 7, 0.8],
  [14, 12, 1],
  [24, 11, 4],
] as const;

export function sockets(d: Doc, x: number, y: number, dark: boolean): string {
  let top = y;
  return SOCKETS.map(([w, h, r]) => {
    const at = top;
    top += h + 7;
    return (
      rect(x - w / 2 - 1, at - 1, w + 2, h + 2, r + 0.8, { fill: dark ? '#55585c' : '#b3b6ba' }) +
      rect(x - w / 2, at, w, h, r, {
        fill: d.lin([
          [0, '#050506'],
          [1, '#24262a'],
        ]),
      }) +
      rect(x - w / 2 + 2, at + h * 0.42, w - 4, Math.max(1, h * 0.16), 0.4, { fill: '#6a6e75' })
    );
  }).join('');
}

function towerFront(d: Doc): string {
  const { w, h } = TOWER;
  return (
    rect(-w / 2 + 3, -h / 2 + 2, w - 6, h - 4, 2, {
      fill: d.lin(
        [
          [0, '#fff', 0.17],
          [0.4, '#fff', 0.05],
          [1, '#000', 0.14],
        ],
        0,
        0,
        0.4,
        1,
      ),
    }) +
    rect(-46, -h / 2 + 196, 3.4, 62, 1.7, { fill: '#050506' }) +
    rect(-46, -h / 2 + 196, 0.7, 62, 0.3, { fill: '#6a6c70', opacity: 0.8 }) +
    rect(-20, h / 2 - 24, 13, 5.4, 1, { fill: '#060607' }) +
    rect(-18.6, h / 2 - 22, 10.2, 1.4, 0.4, { fill: '#4c4f54' }) +
    circle(-44.4, -h / 2 + 26, 9, {
      fill: d.lin([
        [0, '#434547'],
        [1, '#1b1c1d'],
      ]),
      stroke: '#6f7174',
      strokeWidth: 0.6,
    }) +
    circle(-44.4, -h / 2 + 26, 3.4, {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.85,
      strokeWidth: 0.9,
    }) +
    circle(34, h / 2 - 21, 2.2, { fill: 'none', stroke: '#66686c', strokeWidth: 0.7 })
  );
}

function towerBack(d: Doc): string {
  const { w, h } = TOWER;
  return (
    rect(-w / 2 + 3, -h / 2 + 2, w - 6, h - 4, 2, {
      fill: d.lin(
        [
          [0, '#fff', 0.12],
          [0.5, '#fff', 0.03],
          [1, '#000', 0.16],
        ],
        0,
        0,
        0.4,
        1,
      ),
    }) +
    ventField(d, -56, -h / 2 + 16, 112, 118, 8) +
    rect(-56, -4, 112, 0.8, 0, { fill: '#000000', opacity: 0.5 }) +
    sockets(d, 30, 16, true) +
    rect(-52, 30, 44, 26, 2, { fill: '#2a2b2d', stroke: '#55575a', strokeWidth: 0.4 }) +
    [0, 1, 2]
      .map((i) => rect(-47, 36 + i * 5, 34 - i * 7, 1.4, 0.7, { fill: '#8a8d91', opacity: 0.6 }))
      .join('')
  );
}

function grille(d: Doc): string {
  const holes = Array.from({ length: 81 }, (_, i) => {
    const x = -56 + (i % 9) * 14;
    const row = Math.floor(i / 9);
    const y = -56 + row * 14;
    return (
      circle(x, y, 5.2, { fill: '#000000' }) +
      path(arc(x, y, 4.9, 10, 170), {
        fill: 'none',
        stroke: '#39b54a',
        strokeOpacity: 0.22 + 0.5 * (row / 8),
        strokeWidth: 1.1,
      }) +
      path(arc(x, y, 5.1, 190, 350), {
        fill: 'none',
        stroke: '#5a5c5f',
        strokeOpacity: 0.6,
        strokeWidth: 0.5,
      })
    );
  });
  return (
    path(squircle(-66, -66, 132, 132, 6), {
      fill: d.rad([
        [0, '#0c0f0c'],
        [0.7, '#0a0b0a'],
        [1, '#19211a'],
      ]),
    }) + holes.join('')
  );
}

/** The tall black console with the grille on top. */
export function blackTower(d: Doc, camera: Camera): string {
  const { h, depth } = TOWER;
  const faces = boxFaces(camera, TOWER);
  const right = seesRight(camera);
  const sheen = d.lin(
    [
      [0, '#fff', right ? 0.1 : 0.2],
      [0.5, '#fff', 0.045],
      [1, '#000', 0.12],
    ],
    0,
    0,
    0.5,
    1,
  );
  return (
    boxShadow(d, camera, TOWER, { soft: 18, corner: 5 }) +
    roundedBox(camera, TOWER, { base: TOWER_BLACK, surface: 'matte', corner: 5, edge: 2 }) +
    (seesFront(camera)
      ? group(towerFront(d), { transform: faces.front })
      : group(towerBack(d), { transform: faces.back })) +
    (Math.abs(camera.see([1, 0, 0])[2]) > 0.05
      ? group(rect(-depth / 2 + 3, -h / 2 + 2, depth - 6, h - 4, 2, { fill: sheen }), {
          transform: right ? faces.right : faces.left,
        })
      : '') +
    group(grille(d), { transform: faces.top })
  );
}

const SMALL: Box = { w: 151, h: 275, depth: 65 };

interface SmallLook {
  readonly base: string;
  readonly dark: boolean;
}
export const SMALL_WHITE: SmallLook = { base: '#eeeeec', dark: false };
export const SMALL_BLACK: SmallLook = { base: '#303133', dark: true };

/** The round field of holes, around the middle of the disc. */
function speakerDisc(d: Doc, radius: number, dark: boolean): string {
  const holes: string[] = [];
  for (let column = -9; column <= 9; column += 1) {
    for (let row = -9; row <= 9; row += 1) {
      const x = column * 6 + (row % 2 === 0 ? 0 : 3);
      const y = row * 5.4;
      if (Math.hypot(x, y) >= radius - 4) continue;
      holes.push(
        circle(x, y, 1.75, { fill: '#000000' }),
        path(arc(x, y, 1.75, 20, 160), { fill: 'none', stroke: '#565a5e', strokeWidth: 0.45 }),
      );
    }
  }
  return (
    circle(0, 0, radius + 1.4, {
      fill: dark
        ? d.diag([
            [0, '#0c0c0d'],
            [1, '#5a5c5f'],
          ])
        : d.diag([
            [0, '#a9abad'],
            [1, '#ffffff'],
          ]),
    }) +
    circle(0, 0, radius, {
      fill: d.rad(
        [
          [0, '#232425'],
          [0.7, '#161718'],
          [1, '#0a0a0b'],
        ],
        0.4,
        0.35,
        0.75,
      ),
    }) +
    holes.join('') +
    path(arc(0, 0, radius - 0.5, 190, 300), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.25,
      strokeWidth: 0.8,
    })
  );
}

function smallFront(d: Doc, { dark }: SmallLook): string {
  const { w, h } = SMALL;
  return (
    rect(-w / 2 + 4, -h / 2 + 3, w - 8, h - 6, 3, {
      fill: d.lin(
        [
          [0, '#fff', dark ? 0.12 : 0.75],
          [0.5, '#fff', dark ? 0.03 : 0.2],
          [1, dark ? '#000' : '#8a8d92', 0.16],
        ],
        0,
        0,
        0.5,
        1,
      ),
    }) + group(speakerDisc(d, 57, dark), { transform: `translate(0 ${-h / 2 + 78})` })
  );
}

function smallSide(d: Doc, dark: boolean): string {
  const { h } = SMALL;
  return (
    circle(0, -h / 2 + 22, 6.6, {
      fill: dark ? '#1e1f20' : '#e2e2e0',
      stroke: dark ? '#606266' : '#b9bab9',
      strokeWidth: 0.6,
    }) +
    circle(0, -h / 2 + 22, 2.6, { fill: 'none', stroke: dark ? '#dddddd' : '#6b6c6e', strokeWidth: 0.9 }) +
    rect(-2.4, h / 2 - 50, 4.8, 13, 1, {
      fill: d.lin([
        [0, '#08080a'],
        [1, '#2b2d31'],
      ]),
    }) +
    circle(0, h / 2 - 24, 2.6, { fill: dark ? '#0a0a0b' : '#1a1a1b' })
  );
}

/** Rear edge: sockets below a slim vent. */
function smallRear(d: Doc, dark: boolean): string {
  const { h } = SMALL;
  return ventField(d, -22, -h / 2 + 14, 44, 96, 8, dark ? '#0d0d0e' : '#3c3e41') + sockets(d, 0, 4, dark);
}

/** The small console with the round grille. `rear` shows the edge with the sockets. */
export function smallBox(d: Doc, camera: Camera, look: SmallLook, rear = false): string {
  const faces = boxFaces(camera, SMALL);
  const edge = rear ? smallRear(d, look.dark) : smallSide(d, look.dark);
  return (
    boxShadow(d, camera, SMALL, { soft: 16, corner: 6 }) +
    roundedBox(camera, SMALL, { base: look.base, surface: 'matte', corner: 6, edge: 3 }) +
    (seesFront(camera) && !rear ? group(smallFront(d, look), { transform: faces.front }) : '') +
    (Math.abs(camera.see([1, 0, 0])[2]) > 0.1
      ? group(edge, { transform: seesRight(camera) ? faces.right : faces.left })
      : '')
  );
}

export const SMALL_SHAPE = squircle(-75.5, -137.5, 151, 275, 6);
export const smallLying = (d: Doc, look: SmallLook): string =>
  path(SMALL_SHAPE, { fill: look.base }) +
  smallFront(d, look) +
  path(squircle(-75, -137, 150, 274, 5.6), {
    fill: 'none',
    stroke: '#ffffff',
    strokeOpacity: look.dark ? 0.25 : 0.9,
    strokeWidth: 0.8,
  });

export const TOWER_SHAPE = squircle(-75.5, -150.5, 151, 301, 5);
export const towerLying = (d: Doc): string =>
  path(TOWER_SHAPE, { fill: TOWER_BLACK }) +
  towerFront(d) +
  path(squircle(-75, -150, 150, 300, 4.6), {
    fill: 'none',
    stroke: '#ffffff',
    strokeOpacity: 0.25,
    strokeWidth: 0.8,
  });
