/** A picture of a product; with a term it belongs to that colour. */
export interface ProductPicture {
  imageName: string;
  term_id: number | null;
}

/** The position of a picture: in the row of a colour, or of no colour, counted from 0. */
export interface PicturePlace {
  term: number | null;
  index: number;
}

export const MOST_PICTURES = 120;

/** The list is kept as text, like every field of the form. */
export const writePictures = (pictures: readonly ProductPicture[]): string =>
  JSON.stringify(pictures.map(({ imageName, term_id }) => ({ imageName, term_id })));

export function readPictures(text: string): ProductPicture[] {
  return text === '' ? [] : (JSON.parse(text) as ProductPicture[]);
}

export const picturesOf = (pictures: readonly ProductPicture[], term: number | null): ProductPicture[] =>
  pictures.filter(({ term_id: of }) => of === term);

/** Replaces the row of a colour. Rows of other colours stay; the row of no colour comes last. */
function withRow(
  pictures: readonly ProductPicture[],
  term: number | null,
  row: readonly ProductPicture[],
): ProductPicture[] {
  const others = pictures.filter(({ term_id: of }) => of !== term);
  if (term === null) return [...others, ...row];
  const first = pictures.findIndex(({ term_id: of }) => of === term || of === null);
  const at = first < 0 ? others.length : countBefore(pictures, first, term);
  return [...others.slice(0, at), ...row, ...others.slice(at)];
}

const countBefore = (pictures: readonly ProductPicture[], end: number, term: number | null) =>
  pictures.slice(0, end).filter(({ term_id: of }) => of !== term).length;

const inserted = <T>(list: readonly T[], index: number, one: T): T[] => [
  ...list.slice(0, index),
  one,
  ...list.slice(index),
];

/** Moves a picture to another place or colour. The index is counted without the picture itself. */
export function movePicture(
  pictures: readonly ProductPicture[],
  from: PicturePlace,
  to: PicturePlace,
): ProductPicture[] {
  const source = picturesOf(pictures, from.term);
  const moved = source[from.index];
  if (!moved) return [...pictures];
  const left = source.filter((_, index) => index !== from.index);
  const target = from.term === to.term ? left : picturesOf(pictures, to.term);
  // A colour shows each picture once.
  if (target.some(({ imageName }) => imageName === moved.imageName)) return [...pictures];
  const index = Math.min(target.length, Math.max(0, to.index));
  const row = inserted(target, index, { ...moved, term_id: to.term });
  const without = from.term === to.term ? pictures : withRow(pictures, from.term, left);
  return withRow(without, to.term, row);
}

export function removePicture(
  pictures: readonly ProductPicture[],
  { term, index }: PicturePlace,
): ProductPicture[] {
  return withRow(
    pictures,
    term,
    picturesOf(pictures, term).filter((_, at) => at !== index),
  );
}

/** Adds pictures at the end of a colour's row, each once. */
export function addPictures(
  pictures: readonly ProductPicture[],
  term: number | null,
  names: readonly string[],
): ProductPicture[] {
  const row = picturesOf(pictures, term);
  const added = names.filter((name) => !row.some(({ imageName }) => imageName === name));
  const room = MOST_PICTURES - pictures.length;
  const next = added.slice(0, room).map((imageName) => ({ imageName, term_id: term }));
  return withRow(pictures, term, [...row, ...next]);
}
