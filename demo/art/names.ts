import manifest from '#demo/pictures/manifest.json' with { type: 'json' };

/** The views of a product, in the order of its gallery. */
export const VIEWS = ['hero', 'angle', 'front', 'back', 'box'] as const;
export type View = (typeof VIEWS)[number];

const drawn: ReadonlySet<string> = new Set(Object.keys(manifest));

/** Lower-case, every run of other characters than a-z and 0-9 becomes one hyphen. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `apple-iphone-15`; a model that already starts with its brand is not given it twice (`oneplus-12`). */
export function productSlug(brand: string, model: string): string {
  const branded = model.toLowerCase().startsWith(brand.toLowerCase());
  return slug(branded ? model : `${brand} ${model}`);
}

export const pictureName = (brand: string, model: string, colour: string, view: View): string =>
  `products/${productSlug(brand, model)}/${slug(colour)}-${view}`;

/** Names of the pictures that exist for a product in this colour, in gallery order. */
export const galleryOf = (brand: string, model: string, colour: string): string[] =>
  VIEWS.map((view) => pictureName(brand, model, colour, view)).filter((name) => drawn.has(name));
