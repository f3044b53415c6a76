import type { RoundWatch, SquareWatch } from './watch-models.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { arc, squircle } from '#demo/art/lib/shapes.ts';
import { circle, group, path, rect, text } from '#demo/art/lib/svg.ts';
import { wallpaper } from '#demo/art/lib/wallpaper.ts';

const RINGS = [
  ['#ff2d55', '#ff7a9a', 300],
  ['#a6ff3c', '#5bd21e', 250],
  ['#35e0ff', '#1e9be8', 200],
] as const;

/** The glass and the lit screen of a square watch, around its middle. */
export function squareFace(d: Doc, watch: SquareWatch): string {
  const { w, h, r, frame, border } = watch;
  const x = -w / 2;
  const y = -h / 2;
  const inset = frame + border;
  const k = w / 39;
  const glass = squircle(x + frame, y + frame, w - 2 * frame, h - 2 * frame, r - frame);
  const screen = squircle(x + inset, y + inset, w - 2 * inset, h - 2 * inset, Math.max(2, r - inset));
  const ring = ([from, to, reach]: (typeof RINGS)[number], i: number): string => {
    const radius = (8.2 - i * 2.3) * k;
    return (
      circle(0, 7.4 * k, radius, { fill: 'none', stroke: from, strokeOpacity: 0.22, strokeWidth: 1.9 * k }) +
      path(arc(0, 7.4 * k, radius, -90, -90 + reach), {
        fill: 'none',
        stroke: d.lin([
          [0, from],
          [1, to],
        ]),
        strokeWidth: 1.9 * k,
        strokeLinecap: 'round',
      })
    );
  };
  const corner = (side: number): string => circle(side * 10.2 * k, 15.6 * k, 2.6 * k, { fill: '#1c1d22' });
  const content =
    wallpaper(d, { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }, 'mesh', watch.palette, 7) +
    rect(x, y, w, h, 0, { fill: '#000000', opacity: watch.rugged ? 0.35 : 0.6 }) +
    text(0, y + 9 * k, 'TUE 9', 2.5 * k, { fill: '#ff8a3c', textAnchor: 'middle', fontWeight: 650 }) +
    text(0, y + 18 * k, '10:09', 9.6 * k, {
      fill: '#ffffff',
      textAnchor: 'middle',
      fontWeight: 560,
      letterSpacing: -0.3,
    }) +
    RINGS.map(ring).join('') +
    corner(-1) +
    text(-10.2 * k, 16.4 * k, '21', 2.1 * k, { fill: '#ffffff', textAnchor: 'middle', fontWeight: 600 }) +
    corner(1) +
    path(arc(10.2 * k, 15.6 * k, 1.7 * k, -90, 140), {
      fill: 'none',
      stroke: '#35e0ff',
      strokeWidth: 0.6 * k,
      strokeLinecap: 'round',
    });
  return (
    path(glass, { fill: '#050506' }) +
    group(content, { clipPath: d.clip(screen) }) +
    group(
      path(`M-2 ${y}H${w / 2}V${h * 0.2}Z`, {
        fill: d.lin(
          [
            [0, '#fff', 0.24],
            [1, '#fff', 0.02],
          ],
          1,
          0,
          0.3,
          0.8,
        ),
      }) +
        path(glass, {
          fill: 'none',
          stroke: '#ffffff',
          strokeOpacity: 0.28,
          strokeWidth: 1,
          filter: d.blur(0.45),
        }),
      { clipPath: d.clip(glass) },
    )
  );
}

const disc = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

function dial(x: number, colour: string, reach: number, label: string): string {
  return (
    circle(x, 3.4, 4.2, { fill: 'none', stroke: '#2c3846', strokeWidth: 0.9 }) +
    path(arc(x, 3.4, 4.2, -90, reach), {
      fill: 'none',
      stroke: colour,
      strokeWidth: 0.9,
      strokeLinecap: 'round',
    }) +
    text(x, 4.3, label, 2.6, { fill: '#ffffff', textAnchor: 'middle', fontWeight: 600 })
  );
}

/** The glass of a round watch with hands, around its middle. */
export function roundFace(d: Doc, { radius: r }: RoundWatch): string {
  const marks = Array.from({ length: 60 }, (_, i) =>
    group(
      rect(-0.12, -(r - 4.2), i % 5 ? 0.24 : 0.46, i % 5 ? 0.8 : 1.7, 0.1, {
        fill: '#ffffff',
        opacity: i % 5 ? 0.4 : 0.9,
      }),
      {
        transform: `rotate(${i * 6})`,
      },
    ),
  );
  const hand = (angle: number, w: number, length: number, tail: number, fill: string): string =>
    group(rect(-w / 2, -length, w, length + tail, w / 2, { fill }), { transform: `rotate(${angle})` });
  return (
    circle(0, 0, r - 2, { fill: '#050507' }) +
    circle(0, 0, r - 3.6, {
      fill: d.rad(
        [
          [0, '#1f2a38'],
          [0.7, '#0d131b'],
          [1, '#06080c'],
        ],
        0.4,
        0.35,
        0.8,
      ),
    }) +
    marks.join('') +
    dial(-7.4, '#3be0a0', 170, '84') +
    dial(7.4, '#ff8a3c', 60, '6k') +
    text(0, 11.6, 'TUE 9', 2.3, { fill: '#9fb0c4', textAnchor: 'middle', fontWeight: 600 }) +
    hand(-54, 1.5, 9.4, 1, '#ffffff') +
    hand(54, 1.1, 14.4, 1, '#ffffff') +
    hand(190, 0.4, 15.4, 3.6, '#ff6b35') +
    circle(0, 0, 1.2, { fill: '#ff6b35' }) +
    circle(0, 0, 0.45, { fill: '#111111' }) +
    group(
      path(`M-3 ${-r}H${r}V8Z`, {
        fill: d.lin(
          [
            [0, '#fff', 0.22],
            [1, '#fff', 0.02],
          ],
          1,
          0,
          0.3,
          0.8,
        ),
      }),
      { clipPath: d.clip(disc(r - 2)) },
    )
  );
}

/** The side against the wrist: the domed sensor with its lights. */
export function sensorBack(d: Doc, radius: number): string {
  const lamp = (angle: number, i: number): string => {
    const x = Math.cos((angle * Math.PI) / 180) * radius * 0.42;
    const y = Math.sin((angle * Math.PI) / 180) * radius * 0.42;
    return (
      circle(x, y, radius * 0.12, { fill: i % 2 ? '#123d2a' : '#2b0d12' }) +
      circle(x - 0.2, y - 0.2, radius * 0.05, { fill: i % 2 ? '#4ade80' : '#f87171', opacity: 0.7 })
    );
  };
  return (
    circle(0.3, 0.7, radius * 1.03, { fill: '#000000', opacity: 0.4, filter: d.blur(0.8) }) +
    circle(0, 0, radius, {
      fill: d.rad(
        [
          [0, '#3a3d45'],
          [0.5, '#1b1d22'],
          [0.86, '#0c0d10'],
          [0.95, '#32353c'],
          [1, '#0a0a0c'],
        ],
        0.42,
        0.38,
        0.62,
      ),
    }) +
    circle(0, 0, radius * 0.7, { fill: 'none', stroke: '#4a4e57', strokeWidth: 0.25 }) +
    [45, 135, 225, 315].map(lamp).join('') +
    [0, 90, 180, 270].map((angle, i) => lamp(angle, i + 1)).join('') +
    circle(0, 0, radius * 0.16, { fill: '#0a0a0c', stroke: '#3f434b', strokeWidth: 0.25 }) +
    path(arc(0, 0, radius * 0.86, 195, 285), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.5,
      strokeWidth: 0.6,
      strokeLinecap: 'round',
      filter: d.blur(0.2),
    })
  );
}
