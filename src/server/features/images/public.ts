export type { PhotoAddress, PhotoFacts, PhotoOwner } from './reads.ts';
export { isPhotoOf, photosSql, photoWire, publicPhoto, readPhotoName } from './reads.ts';
/** Named by features above in their SQL. @public */
export { photos } from './tables.ts';
export { keepPhoto, releasePhotos, showPhotos, attachPhotos } from './writes.ts';
