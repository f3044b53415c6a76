import { deckArt } from './laptop-deck.ts';
import { desktopArt } from './laptop-screen.ts';
import type { LaptopModel } from './laptop-models.ts';
import type { Shade } from '#demo/art/colours.ts';
import { mix } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { outline, outlinePath, solid } from '#demo/art/lib/solid.ts';
import { FLAT, type Camera, type Matrix, type Vec } from '#demo/art/lib/space.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

/** The inside of the lid around its middle: frame, black border, screen, one wedge of reflection. */
function lidInside(d: Doc, model: LaptopModel, c: Shade): string {
  const w = model.w - 0.6;
  const h = model.lid - 0.6;
  const r = model.corner - 0.8;
  const [side, top, bottom] = model.border;
  const sw = w - 2 * side;
  const sh = h - top - bottom;
  const glass = squircle(-w / 2 + 0.7, -h / 2 + 0.7, w - 1.4, h - 1.4, r - 0.7);
  return (
    path(squircle(-w / 2, -h / 2, w, h, r), {
      fill: d.lin([
        [0, c.frameHi],
        [0.02, c.frame],
        [1, c.frameLo],
      ]),
    }) +
    path(glass, { fill: '#060607' }) +
    path(squircle(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, r - 1), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.35],
        [0.3, '#fff', 0.05],
        [1, '#fff', 0.12],
      ]),
      strokeWidth: 0.3,
    }) +
    group(
      group(desktopArt(d, sw, sh, model), {
        clipPath: d.clip(squircle(-sw / 2, -sh / 2, sw, sh, model.notch ? 4.2 : 0.8)),
      }),
      {
        transform: `translate(0 ${(top - bottom) / 2})`,
      },
    ) +
    circle(0, -h / 2 + top / 2, 0.9, { fill: '#151a2c' }) +
    group(
      path(`M${w * 0.12} ${-h / 2}H${w / 2}V${h / 2}H${w * 0.3}Z`, {
        fill: d.lin(
          [
            [0, '#fff', 0.15],
            [1, '#fff', 0.015],
          ],
          1,
          0,
          0.4,
          1,
        ),
      }),
      {
        clipPath: d.clip(glass),
      },
    )
  );
}

/** The outside of the lid around its middle. */
export function lidOutside(d: Doc, model: LaptopModel, c: Shade): string {
  const { w, lid: h, corner: r } = model;
  const shape = squircle(-w / 2, -h / 2, w, h, r);
  return (
    path(shape, {
      fill: d.diag([
        [0, mix(c.frame, c.frameHi, c.dark ? 0.45 : 0.8)],
        [0.4, c.frame],
        [0.75, mix(c.frame, c.frameLo, 0.5)],
        [1, c.frameLo],
      ]),
    }) +
    group(
      path(`M${-w * 0.62} ${h / 2}L${-w * 0.05} ${-h / 2}H${w * 0.2}L${-w * 0.37} ${h / 2}Z`, {
        fill: d.linU(
          [
            [0, '#fff', 0],
            [0.5, '#fff', c.dark ? 0.09 : 0.3],
            [1, '#fff', 0],
          ],
          -w * 0.32,
          0,
          w * 0.02,
          h * 0.2,
        ),
      }) +
        path(shape, {
          fill: 'none',
          stroke: d.diag([
            [0, '#fff', c.dark ? 0.4 : 0.9],
            [0.5, '#fff', 0],
            [1, '#000', 0.3],
          ]),
          strokeWidth: 3,
          filter: d.blur(1.2),
        }),
      { clipPath: d.clip(shape) },
    ) +
    path(squircle(-w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, r - 0.3), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', c.dark ? 0.55 : 0.95],
        [0.45, '#fff', 0.05],
        [1, '#fff', 0.4],
      ]),
      strokeWidth: 0.5,
    })
  );
}

export const lidShape = ({ w, lid, corner }: LaptopModel): string =>
  squircle(-w / 2, -lid / 2, w, lid, corner);

/** An open laptop on the floor. `lean` is how far the lid leans back, in degrees. */
export function laptopArt(d: Doc, camera: Camera, model: LaptopModel, c: Shade, lean = 16): string {
  const { w, depth, lid, thick: t, corner } = model;
  const plan = outline(w, depth, corner, 36);
  const foot = outline(w - 6, depth - 6, corner, 9).map(({ at }): Vec => [at[0], t / 2 + 1, at[1]]);
  const deck = camera.face([0, -t / 2, 0], [1, 0, 0], [0, 0, 1]);
  const base =
    solid(
      camera,
      plan,
      [
        [0.8, t / 2, 80],
        [0.15, t / 2 - 0.4, 35],
        [0, t / 2 - 1, 0],
        [0, -t / 2 + 2.6, 0],
        [1, -t / 2 + 1, -30],
        [4, -t / 2, -70],
      ],
      c.frame,
      { axes: FLAT },
    ) + path(outlinePath(camera, plan, t / 2, 0.8, { axes: FLAT }), { fill: c.frameHi });
  const contact = group(
    group(rect(-w / 2, -depth / 2 - 6, w, 26, 0, { fill: '#000000', opacity: 0.4, filter: d.blur(9) }), {
      clipPath: d.clip(squircle(-w / 2, -depth / 2, w, depth, 9)),
    }),
    { transform: deck },
  );
  const angle = (lean * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const axes: Matrix = [
    [1, 0, 0],
    [0, cos, -sin],
    [0, sin, cos],
  ];
  const centre: Vec = [0, -t / 2 - 0.5 - (cos * lid) / 2, -depth / 2 + 3 - (sin * lid) / 2];
  const lidThick = 4;
  const lidPlan = outline(w, lid, corner - 0.5, 36);
  const place = { axes, centre };
  const raised = (by: number): Vec => [centre[0], centre[1] - sin * by, centre[2] + cos * by];
  const inside = camera.see([0, -sin, cos])[2] > 0;
  const walls = solid(
    camera,
    lidPlan,
    [
      [0.3, lidThick / 2, 60],
      [0, lidThick / 2 - 0.4, 0],
      [0, -lidThick / 2 + 0.6, 0],
      [0.6, -lidThick / 2, -60],
    ],
    c.frame,
    place,
  );
  const face = inside
    ? path(outlinePath(camera, lidPlan, lidThick / 2, 0.3, place), { fill: c.frameLo }) +
      group(lidInside(d, model, c), {
        transform: camera.face(raised(lidThick / 2), [1, 0, 0], [0, cos, sin]),
      })
    : group(lidOutside(d, model, c), {
        transform: camera.face(raised(-lidThick / 2), [-1, 0, 0], [0, cos, sin]),
      });
  return (
    footShadow(d, camera, foot, 16) +
    base +
    group(deckArt(d, model, c), { transform: deck }) +
    contact +
    walls +
    face
  );
}
