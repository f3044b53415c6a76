import type { Shade } from '../colours.ts';
import { at, Doc } from '../lib/doc.ts';
import { frontCamera } from '../lib/lens.ts';
import { inkOn, wallpaper } from '../lib/wallpaper.ts';
import { floorShadow } from '../lib/shadows.ts';
import { squircle } from '../lib/shapes.ts';
import { Camera } from '../lib/space.ts';
import { circle, group, path, rect, scaled } from '../lib/svg.ts';
import { backPanel, body, inset } from '../phones/body.ts';
import { frontGlass, reflection, type ScreenArt } from '../phones/front.ts';
import { turnedBody, turnedShadow } from '../phones/turned.ts';
import { clock, widgets } from '../screens/tablet.ts';
import type { TabletModel } from './models.ts';

export const TABLET_CANVAS = { width: 1200, height: 1200 };
const { width: W, height: H } = TABLET_CANVAS;
const MIDDLE = H * 0.49;

/** Of an 11-inch tablet. A smaller one keeps its proportion to it, so that it looks small beside it. */
const FULL_HEIGHT = 247.6;
/** Part of the room that a tablet takes. */
export const sizeOf = (m: TabletModel): number => Math.min(1, m.h / FULL_HEIGHT);

/** Seen straight from the front. */
export function tabletFront(d: Doc, m: TabletModel, c: Shade, art: ScreenArt): string {
  const { border: b, w, h } = m;
  const area = { x: -w / 2 + b, y: -h / 2 + b, w: w - 2 * b, h: h - 2 * b };
  const style = art.style ?? m.wallpaper;
  const lit = squircle(area.x, area.y, area.w, area.h, Math.max(4, m.r - b));
  const screen = m.screen === 'widgets' ? widgets : clock;
  const ink = inkOn(style).top;
  const content =
    wallpaper(d, area, style, art.palette, art.seed) + screen({ d, ...area, palette: art.palette, ink });
  const [cx, cy] = m.cameraEdge === 'long' ? [w / 2 - b / 2, 0] : [0, -h / 2 + b / 2];
  return (
    body(d, m, c) +
    frontGlass(d, m, c) +
    group(content, { clipPath: d.clip(lit) }) +
    frontCamera(d, cx, cy, 1) +
    reflection(d, m, 0.9)
  );
}

/** On the metal back the frame is only a thin turned edge. */
const thinEdge = (m: TabletModel): TabletModel => ({ ...m, frame: 0.5 });
const metal = (c: Shade): Shade => ({ ...c, finish: 'metal' });

/** Contacts for a keyboard at the long edge, and the strip for the pen. */
function backDetails(d: Doc, m: TabletModel, c: Shade): string {
  const contacts = [-1, 0, 1].map(
    (i) =>
      circle(m.w / 2 - 8, i * 2.8, 0.85, { fill: c.lo }) +
      circle(m.w / 2 - 8.05, i * 2.8 - 0.08, 0.55, { fill: c.hi }),
  );
  if (!m.penStrip) return contacts.join('');
  const strip = { x: -m.w / 2 + 11.4, y: -m.h / 2 + 36, w: 6.4, h: 128 };
  return rect(strip.x, strip.y, strip.w, strip.h, 3.2, {
    fill: d.lin([at(0, '#17181b'), at(0.3, '#34363b'), at(1, '#1c1d20')], 0, 0, 1, 0),
    opacity: 0.92,
  });
}

const backFace = (d: Doc, m: TabletModel, c: Shade): string =>
  backPanel(d, thinEdge(m), metal(c)) + backDetails(d, m, c);

export const tabletBack = (d: Doc, m: TabletModel, c: Shade): string =>
  body(d, thinEdge(m), c, true) + backFace(d, m, c) + m.camera.flat(d, m, c);

export function hero(m: TabletModel, c: Shade, art: ScreenArt): string {
  const d = new Doc(W, H);
  const offset = m.w * 0.42;
  const scale = Math.min((W * 0.84) / (m.w + offset), (H * 0.8 * sizeOf(m)) / m.h);
  const back = W / 2 - (offset / 2) * scale;
  const front = W / 2 + (offset / 2) * scale;
  const floor = MIDDLE + (m.h / 2) * scale;
  const cast = path(squircle(-m.w / 2 + offset - 6, -m.h / 2 + 4, m.w, m.h, m.r), {
    fill: '#0a0806',
    opacity: c.dark ? 0.55 : 0.34,
    filter: d.blur(7),
  });
  return d
    .add(
      floorShadow(d, back, floor - 2, m.w * scale * 0.98, 0.9),
      floorShadow(d, front, floor + 8, m.w * scale),
      scaled(tabletBack(d, m, c), back, MIDDLE, scale),
      scaled(group(cast, { clipPath: d.clip(inset(m, 0)) }), back, MIDDLE, scale),
      scaled(tabletFront(d, m, c, art), front, MIDDLE + 8, scale),
    )
    .svg();
}

function single(m: TabletModel, draw: (d: Doc) => string): string {
  const d = new Doc(W, H);
  const scale = (H * 0.82 * sizeOf(m)) / m.h;
  return d
    .add(
      floorShadow(d, W / 2, MIDDLE + (m.h / 2) * scale - 2, m.w * scale),
      scaled(draw(d), W / 2, MIDDLE, scale),
    )
    .svg();
}

export const front = (m: TabletModel, c: Shade, art: ScreenArt): string =>
  single(m, (d) => tabletFront(d, m, c, art));

export const back = (m: TabletModel, c: Shade): string => single(m, (d) => tabletBack(d, m, c));

export function angle(m: TabletModel, c: Shade): string {
  const d = new Doc(W, H);
  const view = Camera.at(-8, 34, (H * 0.8 * sizeOf(m)) / m.h, W / 2, H * 0.49);
  const face = group(backFace(d, m, c), { transform: view.face([0, 0, m.thickness / 2]) });
  return d
    .add(turnedShadow(d, m, view), turnedBody(d, m, c, view, true), face, m.camera.raised(d, m, c, view))
    .svg();
}
