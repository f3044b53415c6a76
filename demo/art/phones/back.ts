import type { Shade } from '../colours.ts';
import type { Doc } from '../lib/doc.ts';
import { backPanel, body } from './body.ts';
import { cameraFamily } from './cameras/index.ts';
import type { PhoneModel } from './model.ts';

/** A phone seen straight from the back. */
export const phoneBack = (d: Doc, m: PhoneModel, c: Shade): string =>
  body(d, m, c, true) + backPanel(d, m, c) + cameraFamily(m.camera).flat(d, m, c);
