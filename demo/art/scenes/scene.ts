import { Doc } from '#demo/art/lib/doc.ts';
import { group, rect } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

/** The background behind rooms and streets, which cover it completely. */
const GROUND = '#F6F5F2';

/** Every file is this wide, in any units of a scene. */
const FILE_WIDTH = 1200;

/** A line of the shop: its tints from pale to strong, and its accent. */
export interface Line {
  readonly pale: string;
  readonly tint: string;
  readonly floor: string;
  readonly accent: string;
}

export const LINES = {
  buy: { pale: '#EEF0FF', tint: '#DCE0FF', floor: '#C3C9FF', accent: '#4F46E5' },
  sell: { pale: '#E7F6EF', tint: '#D2F1E2', floor: '#A9E3C8', accent: '#047857' },
  repair: { pale: '#FFF4DC', tint: '#FFEBC2', floor: '#FFD98A', accent: '#F59E0B' },
} as const satisfies Record<string, Line>;

export interface SceneSize {
  readonly w: number;
  readonly h: number;
}

export const BANNER: SceneSize = { w: 1600, h: 700 };

/**
 * A picture drawn in its own units, scaled to the width of the files. Objects that the page shows on a coloured tile
 * are drawn with `null`, without a background.
 */
export function scene(
  name: string,
  { w, h }: SceneSize,
  draw: (d: Doc) => string,
  ground: string | null = GROUND,
): Picture {
  const height = Math.round((h * FILE_WIDTH) / w);
  return {
    name,
    width: FILE_WIDTH,
    height,
    draw: () => {
      const d = new Doc(FILE_WIDTH, height, ground);
      return d.add(group(draw(d), { transform: `scale(${(FILE_WIDTH / w).toFixed(5)})` })).svg();
    },
  };
}

/** A lit room in a tint: a glow behind the things and a floor they stand on. */
export function room(
  d: Doc,
  { w, h }: SceneSize,
  line: Line,
  {
    glow = [0.72, 0.54, 430],
    floor = 0.78,
  }: { readonly glow?: readonly [number, number, number]; readonly floor?: number } = {},
): string {
  const [x, y, r] = glow;
  return (
    rect(0, 0, w, h, 0, {
      fill: d.lin(
        [
          [0, line.pale],
          [0.55, line.tint],
          [1, line.tint],
        ],
        0,
        0,
        1,
        0.4,
      ),
    }) +
    rect(0, 0, w, h, 0, {
      fill: d.radU(
        [
          [0, '#ffffff', 0.95],
          [0.5, '#ffffff', 0.45],
          [1, '#ffffff', 0],
        ],
        w * x,
        h * y,
        r,
      ),
    }) +
    rect(0, h * floor, w, h * (1 - floor) + 1, 0, {
      fill: d.lin([
        [0, line.floor, 0],
        [0.12, line.floor, 0.55],
        [1, line.floor, 0.15],
      ]),
    })
  );
}
