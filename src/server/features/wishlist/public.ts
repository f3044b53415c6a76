export { readWishedProducts } from './reads.ts';
