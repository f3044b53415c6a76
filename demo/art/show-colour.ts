import catalogue from '#demo/catalogue.json' with { type: 'json' };
import { VIEWS, type View } from './names.ts';

/** The colours of models take turns, so that a shelf of them is not all black. */
export function showColour(brand: string, model: string): string {
  const device = catalogue.buy.find((one) => one.brand === brand && one.model === model);
  return device?.colours[device.id % device.colours.length] ?? '';
}

/** Views in which the colour matters most; drawing every view in every colour would triple the folder. */
const IN_EVERY_COLOUR: ReadonlySet<View> = new Set<View>(['hero', 'back']);

/** The colour that a model is first shown in has every view. */
export function viewsIn(brand: string, model: string, colour: string): View[] {
  return VIEWS.filter((view) => colour === showColour(brand, model) || IN_EVERY_COLOUR.has(view));
}
