import { boxFaces, boxShadow, roundedBox } from './parts/box.ts';
import { UK_PINS, ukPins, type Pin } from './uk-pins.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { group, path, rect } from '#demo/art/lib/svg.ts';

const BODY = { w: 46, h: 30, depth: 46 };
const WHITE = '#f4f4f3';

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
    ukPins(d, camera, -BODY.h / 2, faces.top)
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
    const earth = p.sleeve === 0;
    return (
      rect(x + 1.2, y + 2.4, p.w, p.depth, 0.6, { fill: '#2a2622', opacity: 0.45, filter: d.blur(1) }) +
      rect(x - 0.35, y - 0.35, p.w + 0.7, p.depth + 0.7, 0.9, { fill: earth ? '#55585e' : '#2a2b2e' }) +
      rect(x + 0.1, y + 0.1, p.w - 0.2, p.depth - 0.2, 0.5, {
        fill: d.diag(
          earth
            ? [
                [0, '#a4a7ad'],
                [1, '#5f6268'],
              ]
            : [
                [0, '#f8ecc4'],
                [0.5, '#cfb06a'],
                [1, '#94763c'],
              ],
        ),
      }) +
      rect(x + 0.8, y + 0.8, p.w - 1.6, p.depth - 1.6, 0.4, {
        fill: d.diag([
          [0, earth ? '#c3c5ca' : '#fff7de'],
          [1, earth ? '#8c8f95' : '#d8bd7c'],
        ]),
      })
    );
  };
  return (
    path(CHARGER_SHAPE, {
      fill: d.diag([
        [0, '#ffffff'],
        [0.6, '#f0f1f2'],
        [1, '#cfd2d7'],
      ]),
    }) +
    path(squircle(-22.7, -22.7, 45.4, 45.4, 8.7), { fill: 'none', stroke: '#ffffff', strokeWidth: 0.6 }) +
    path(squircle(-17, -17, 34, 34, 6), { fill: 'none', stroke: '#c9ccd1', strokeWidth: 0.45 }) +
    UK_PINS.map(pin).join('')
  );
}

export const CHARGER_SHAPE = squircle(-23, -23, 46, 46, 9);
