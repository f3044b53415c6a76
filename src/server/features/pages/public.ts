export { dropPageRows, movePageRows } from './moves.writes.ts';
export { withPagePictures } from './pictures.writes.ts';
export { PREVIEW_SEAL } from './preview.reads.ts';
