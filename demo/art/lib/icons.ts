import { at, type Doc } from './doc.ts';
import { squircle } from './shapes.ts';
import { circle, num, path } from './svg.ts';

/** Plain glyphs in a box of -1…1, without any brand. */
const GLYPHS = [
  'M-.5 -.35Q-.5 -.5 -.35 -.5H.35Q.5 -.5 .5 -.35V.15Q.5 .3 .35 .3H-.1L-.35 .55V.3Q-.5 .3 -.5 .15Z',
  'M0 -.55A.55 .55 0 1 1 -.01 -.55ZM0 -.3A.3 .3 0 1 0 .01 -.3Z',
  'M-.5 .4L-.12 -.2L.1 .1L.25 -.08L.52 .4ZM.2 -.45A.13 .13 0 1 1 .19 -.45Z',
  'M-.18 .5V-.4L.5 -.52V.35A.2 .17 0 1 1 .36 .2V-.26L-.04 -.18V.5A.2 .17 0 1 1 -.18 .36Z',
  'M0 .52L-.48 .02A.3 .3 0 0 1 0 -.36A.3 .3 0 0 1 .48 .02Z',
  'M-.5 -.5H-.08V-.08H-.5ZM.08 -.5H.5V-.08H.08ZM-.5 .08H-.08V.5H-.5ZM.08 .08H.5V.5H.08Z',
  'M-.3 -.5L.52 0L-.3 .5Z',
  'M0 -.55L.14 -.16L.55 -.14L.22 .1L.34 .5L0 .27L-.34 .5L-.22 .1L-.55 -.14L-.14 -.16Z',
  'M-.5 .1H-.25V.5H-.5ZM-.12 -.2H.12V.5H-.12ZM.25 -.5H.5V.5H.25Z',
  'M-.5 -.36H.5L0 .06ZM-.5 -.2L0 .22L.5 -.2V.42H-.5Z',
  'M0 -.5C.3 -.5 .42 -.25 .42 -.1C.42 .2 0 .55 0 .55S-.42 .2 -.42 -.1C-.42 -.25 -.3 -.5 0 -.5Z',
  'M-.5 0A.5 .5 0 0 1 .5 0ZM-.06 0H.06V.38A.16 .16 0 0 1 -.26 .38H-.14A.05 .05 0 0 0 -.06 .38Z',
] as const;

const TILES: readonly (readonly [from: string, to: string])[] = [
  ['#3ddc84', '#12a150'],
  ['#4aa8ff', '#1463e0'],
  ['#ffb13b', '#f0701a'],
  ['#ff5f6d', '#d81f4f'],
  ['#b07bff', '#6a35d9'],
  ['#ffffff', '#e4e6ea'],
  ['#2b2f38', '#101216'],
  ['#38d6c5', '#0f8f9c'],
  ['#ffd84a', '#f2a900'],
  ['#ff8ac2', '#e0468e'],
  ['#7f8ca0', '#4a5567'],
  ['#8fd14f', '#4a9a1d'],
];
const WHITE_TILE = 5;

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has nothing to pick');
  return item;
};

/** The glyph alone, centred; `size` is the side of the tile it is made for. */
export const glyph = (x: number, y: number, size: number, index: number, fill = '#fff'): string =>
  path(pick(GLYPHS, index), {
    transform: `translate(${num(x, 3)} ${num(y, 3)}) scale(${num(size * 0.46, 3)})`,
    fill,
    fillRule: 'evenodd',
  });

const ink = (index: number): string => (index % TILES.length === WHITE_TILE ? '#4a74ff' : '#fff');

/** App icon with continuous corners; x, y is its top-left corner. */
export const appIcon = (d: Doc, x: number, y: number, size: number, index: number): string => {
  const [from, to] = pick(TILES, index);
  return (
    path(squircle(x, y, size, size, size * 0.235), {
      fill: d.lin([at(0, from), at(1, to)]),
    }) + glyph(x + size / 2, y + size / 2, size, index * 5 + 3, ink(index))
  );
};

/** Round app icon; x, y is its centre. */
export const roundIcon = (d: Doc, x: number, y: number, size: number, index: number): string => {
  const [from, to] = pick(TILES, index * 7 + 2);
  return (
    circle(x, y, size / 2, {
      fill: d.lin([at(0, from), at(1, to)]),
    }) + glyph(x, y, size * 0.92, index * 3 + 1, ink(index * 7 + 2))
  );
};
