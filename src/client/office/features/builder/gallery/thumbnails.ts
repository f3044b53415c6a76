/** Pictures of all designs, drawn from the real components by `npm run design:thumbnails`. */
const files = import.meta.glob<string>('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const thumbnailName = (type: string, design: number): string => `${type}-${design}`;

/** The address of a design's picture; undefined for one that nobody has drawn yet. */
export const thumbnailOf = (type: string, design: number): string | undefined =>
  files[`./thumbnails/${thumbnailName(type, design)}.webp`];

/** Pictures of the starters, drawn by the same command. */
const starters = import.meta.glob<string>('./starters/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const starterPicture = (name: string): string | undefined => starters[`./starters/${name}.webp`];
