import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { outline, outlinePath } from '#demo/art/lib/solid.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { group, path } from '#demo/art/lib/svg.ts';
import type { PhoneModel } from '#demo/art/phones/model.ts';

type Size = Pick<PhoneModel, 'w' | 'h' | 'r'>;
const MARGIN = 1.6;

export const glassShape = ({ w, h, r }: Size): string =>
  squircle(-w / 2 + MARGIN, -h / 2 + MARGIN, w - 2 * MARGIN, h - 2 * MARGIN, r - MARGIN);

/** A pane of hardened glass: nearly nothing, a bright edge and two slanting reflections. `alone` tints it more. */
export function glassPane(d: Doc, size: Size, alone = false): string {
  const { w, h, r } = size;
  const shape = glassShape(size);
  const body = alone ? 1.5 : 1;
  return (
    path(shape, {
      fill: d.diag([
        [0, '#ffffff', 0.42 * body],
        [0.5, '#d5e8f1', 0.18 * body],
        [1, '#aecfdf', 0.32 * body],
      ]),
    }) +
    group(
      path(`M${-w * 0.1} ${-h / 2}H${w * 0.32}L${-w * 0.2} ${h / 2}H${-w * 0.62}Z`, {
        fill: '#ffffff',
        opacity: alone ? 0.5 : 0.3,
      }) +
        path(`M${w * 0.4} ${-h / 2}H${w * 0.48}L${-w * 0.04} ${h / 2}H${-w * 0.12}Z`, {
          fill: '#ffffff',
          opacity: alone ? 0.5 : 0.3,
        }),
      { clipPath: d.clip(shape) },
    ) +
    path(shape, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff'],
        [0.35, '#7fb6cc'],
        [0.6, '#e0f2f9'],
        [1, '#5c9ab4'],
      ]),
      strokeWidth: 0.7,
    }) +
    path(squircle(-w / 2 + 2.4, -h / 2 + 2.4, w - 4.8, h - 4.8, r - 2.4), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.7,
      strokeWidth: 0.3,
    })
  );
}

/** The pane at an angle; half a millimetre of its edge shows green-blue. */
export function turnedPane(d: Doc, camera: Camera, size: Size, depth: number, alone = false): string {
  const plan = outline(size.w - 2 * MARGIN, size.h - 2 * MARGIN, size.r - MARGIN, 48);
  const edge = path(outlinePath(camera, plan, depth - 0.9), {
    fill: 'none',
    stroke: '#5c9ab4',
    strokeOpacity: 0.8,
    strokeWidth: camera.scale * 0.5,
  });
  return edge + group(glassPane(d, size, alone), { transform: camera.face([0, 0, depth]) });
}
