import type { Shade } from '../colours.ts';
import { Doc } from '../lib/doc.ts';
import { castShadow, floorShadow } from '../lib/shadows.ts';
import { Camera } from '../lib/space.ts';
import { scaled } from '../lib/svg.ts';
import { phoneBack } from './back.ts';
import { cameraFamily } from './cameras/index.ts';
import { phoneFront, type ScreenArt } from './front.ts';
import type { PhoneModel } from './model.ts';
import { turnedBack, turnedShadow } from './turned.ts';

export const PHONE_CANVAS = { width: 1200, height: 1600 };
const { width: W, height: H } = PHONE_CANVAS;
const MIDDLE = H * 0.492;

/** The back with the front standing half before it. */
export function hero(m: PhoneModel, c: Shade, art: ScreenArt): string {
  const d = new Doc(W, H);
  const offset = m.w * cameraFamily(m.camera).aside;
  const scale = Math.min((W * 0.8) / (m.w + offset), (H * 0.8) / m.h);
  const back = W / 2 - (offset / 2) * scale;
  const front = W / 2 + (offset / 2) * scale;
  const floor = MIDDLE + (m.h / 2) * scale;
  const lower = m.h * scale * 0.012;
  return d
    .add(
      floorShadow(d, back, floor - 2, m.w * scale),
      floorShadow(d, front, floor + lower, m.w * scale),
      scaled(phoneBack(d, m, c), back, MIDDLE, scale),
      scaled(castShadow(d, m, offset, c.dark), back, MIDDLE, scale),
      scaled(phoneFront(d, m, c, art), front, MIDDLE + lower, scale),
    )
    .svg();
}

/** One face, straight. */
function single(m: PhoneModel, draw: (d: Doc) => string): string {
  const d = new Doc(W, H);
  const scale = Math.min((W * 0.72) / m.w, (H * 0.82) / m.h);
  return d
    .add(
      floorShadow(d, W / 2, MIDDLE + (m.h / 2) * scale - 2, m.w * scale),
      scaled(draw(d), W / 2, MIDDLE, scale),
    )
    .svg();
}

export const front = (m: PhoneModel, c: Shade, art: ScreenArt): string =>
  single(m, (d) => phoneFront(d, m, c, art));

export const back = (m: PhoneModel, c: Shade): string => single(m, (d) => phoneBack(d, m, c));

/** The back, turned so that its edge and the height of the camera show. */
export function angle(m: PhoneModel, c: Shade): string {
  const d = new Doc(W, H);
  const view = Camera.at(-7, 32, (H * 0.8) / m.h, W / 2, H * 0.49);
  return d.add(turnedShadow(d, m, view), turnedBack(d, m, c, view)).svg();
}
