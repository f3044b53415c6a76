export { forgetWishes } from './writes.ts';
export { readWishedProducts } from './reads.ts';
