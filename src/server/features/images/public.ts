export type { PhotoAddress, PhotoFacts, PhotoOwner } from './reads.ts';
export { photosSql, photoWire, publicPhoto } from './reads.ts';
/** Named by features above in their SQL. @public */
export { photos } from './tables.ts';
export { releasePhotos, showPhotos, attachPhotos } from './writes.ts';
export type { PhotoSources } from './writes.ts';
export { takePhoto } from './upload.writes.ts';
export { privatePhoto } from './private.reads.ts';
