import { boxFaces, boxShadow, roundedBox, seesRight, type Box } from '#demo/art/devices/parts/box.ts';
import { shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { group, path, rect, text } from '#demo/art/lib/svg.ts';

const KRAFT = '#c79a68';
export const PARCEL: Box = { w: 220, h: 120, depth: 160 };

const cardboard = (d: Doc, w: number, h: number, from: number, to: number): string =>
  rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 0, {
    fill: d.lin(
      [
        [0, shade(KRAFT, from)],
        [0.5, shade(KRAFT, from - 0.02)],
        [1, shade(KRAFT, to)],
      ],
      0,
      0,
      0.4,
      1,
    ),
  }) +
  Array.from({ length: 26 }, (_, i) =>
    rect(-w / 2 + 1, -h / 2 + 1 + (i * h) / 26, w - 2, 0.5, 0, { fill: '#7a5530', opacity: 0.05 }),
  ).join('');

const BARS = [0.6, 1.2, 0.4, 1.6, 0.8] as const;

/** The shipping label; its bars and dots say nothing. */
function label(d: Doc, accent: string): string {
  const dots: string[] = [];
  for (let column = 0; column < 7; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      if ((column * 3 + row * 5 + column * row) % 3 === 1) continue;
      dots.push(rect(21 + column * 2.6, -6 + row * 2.6, 2.5, 2.5, 0, { fill: '#17181b' }));
    }
  }
  const bars = Array.from({ length: 34 }, (_, i) =>
    rect(-39 + i * 2.28, 17, BARS[(i * 7) % 5] ?? 1, 14, 0, { fill: '#17181b' }),
  );
  return (
    rect(-44, -26, 88, 62, 2.4, {
      fill: '#3a2a18',
      opacity: 0.35,
      transform: 'translate(1 2)',
      filter: d.blur(1.6),
    }) +
    rect(-44, -26, 88, 62, 2.4, { fill: '#fdfdfc' }) +
    path('M-44 -15V-23.6Q-44 -26 -41.6 -26H41.6Q44 -26 44 -23.6V-15Z', { fill: accent }) +
    rect(-39, -22.4, 24, 3.6, 1.2, { fill: '#ffffff' }) +
    text(-39, -4.4, 'Priority', 6.2, { fill: '#17181b', fontWeight: 700 }) +
    [34, 27, 20].map((w, i) => rect(-39, 0.6 + i * 4.4, w, 2, 1, { fill: '#b9bcc3' })).join('') +
    bars.join('') +
    dots.join('')
  );
}

/** A cardboard parcel; the tape and the label carry the colour of the line. */
export function parcel(d: Doc, camera: Camera, accent: string, box: Box = PARCEL): string {
  const { w, h, depth } = box;
  const faces = boxFaces(camera, box);
  const right = seesRight(camera);
  const tape = shade(accent, 0.02);
  const shine = d.lin(
    [
      [0, '#fff', 0.1],
      [0.3, '#fff', 0.4],
      [0.5, '#fff', 0.05],
      [1, '#fff', 0.2],
    ],
    0,
    0,
    1,
    0,
  );
  const front =
    cardboard(d, w, h, 0, -0.06) +
    rect(-16, -h / 2, 32, 30, 0, { fill: tape }) +
    rect(-16, -h / 2, 32, 30, 0, { fill: shine }) +
    group(label(d, accent), { transform: 'translate(-46 16)' });
  const arrows =
    path('M-7 12V-4L0 -12L7 -4V12Z', {
      fill: 'none',
      stroke: '#5d4020',
      strokeWidth: 2.2,
      strokeOpacity: 0.65,
    }) + path('M-11 16H11', { stroke: '#5d4020', strokeWidth: 2.2, strokeOpacity: 0.65 });
  const side =
    cardboard(d, depth, h, right ? -0.1 : 0.02, right ? -0.18 : -0.04) +
    group(arrows, { transform: `translate(${depth * 0.28} ${h * 0.2})` });
  const top =
    cardboard(d, w, depth, 0.075, 0.045) +
    rect(-w / 2, -0.5, w, 1, 0, { fill: '#7a5530', opacity: 0.6 }) +
    rect(-16, -depth / 2, 32, depth, 0, { fill: tape }) +
    rect(-16, -depth / 2, 32, depth, 0, { fill: shine });
  return (
    boxShadow(d, camera, box, { soft: 18, corner: 2 }) +
    roundedBox(camera, box, { base: KRAFT, surface: 'matte', corner: 1.6, edge: 1.2 }) +
    group(front, { transform: faces.front }) +
    group(side, { transform: right ? faces.right : faces.left }) +
    group(top, { transform: faces.top })
  );
}
