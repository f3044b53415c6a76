export { PREVIEW_SEAL } from './preview.reads.ts';
