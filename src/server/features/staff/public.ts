export { isStaff } from './reads.ts';
