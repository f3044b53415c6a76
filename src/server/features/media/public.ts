export type { PictureUse, PictureUses } from './reads.ts';
export { uploadedAs } from './names.reads.ts';
export { shownPictures, type ShownPictures, type ShownWidth } from './shown.reads.ts';
export { readStored } from './stored.reads.ts';
export { keepSitePicture, lockPictures } from './uses.writes.ts';
/** Named by features above in their SQL. @public */
export { media } from './tables.ts';
