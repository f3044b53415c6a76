import catalogue from '#demo/catalogue.json' with { type: 'json' };

/** The colours of models take turns, so that a shelf of them is not all black. */
export function showColour(brand: string, model: string): string {
  const device = catalogue.buy.find((one) => one.brand === brand && one.model === model);
  return device?.colours[device.id % device.colours.length] ?? '';
}
