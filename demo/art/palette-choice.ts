import type { Shade } from './colours.ts';
import { toLab } from './lib/colour.ts';
import type { PaletteName } from './lib/palettes.ts';
import { seedOf } from './lib/random.ts';

/** Palettes by the hue of the body, in degrees of OKLab: the screen continues the colour of the device. */
const BY_HUE: readonly (readonly [upTo: number, palette: PaletteName])[] = [
  [22, 'rose'],
  [38, 'red'],
  [68, 'sunset'],
  [112, 'gold'],
  [165, 'forest'],
  [228, 'teal'],
  [268, 'sky'],
  [288, 'indigo'],
  [330, 'violet'],
  [360, 'rose'],
];

/** For bodies without a hue; a grey screen on a grey body would look switched off. */
const FOR_NEUTRALS: readonly PaletteName[] = ['indigo', 'sunset', 'teal', 'violet', 'sky', 'rose'];

/** The screen colours that go with a body; `word` (the model) varies the neutral ones. */
export function paletteFor(c: Shade, word: string): PaletteName {
  const [, a, b] = toLab(c.base);
  const chroma = Math.hypot(a, b);
  if (chroma < 0.02) return FOR_NEUTRALS[seedOf(word + c.base) % FOR_NEUTRALS.length] ?? 'indigo';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  // Pale skin tones sit at the hue of red, where a red screen would shout.
  if (chroma < 0.07 && hue < 50) return 'rose';
  return BY_HUE.find(([upTo]) => hue <= upTo)?.[1] ?? 'rose';
}
