import type { Shade } from '../colours.ts';
import type { Doc } from '../lib/doc.ts';
import { num, group } from '../lib/svg.ts';
import { backPanel, body } from './body.ts';
import { cameraFamily } from './cameras/index.ts';
import type { PhoneModel } from './model.ts';
import { openableInsides } from './see-through.ts';

/** The panel of the back, and what shows through it. A back with a ring of light draws its own insides. */
export function backFace(d: Doc, m: PhoneModel, c: Shade): string {
  const panel = backPanel(d, m, c);
  if (c.finish !== 'clear' || m.camera === 'ring-light') return panel;
  return (
    panel +
    group(openableInsides(d, m, c), { transform: `translate(${num(-m.w / 2, 3)} ${num(-m.h / 2, 3)})` })
  );
}

/** A phone seen straight from the back. */
export const phoneBack = (d: Doc, m: PhoneModel, c: Shade): string =>
  body(d, m, c, true) + backFace(d, m, c) + cameraFamily(m.camera).flat(d, m, c);
