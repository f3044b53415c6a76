export { forgetWords } from './forget.writes.ts';
/** Named by features above in their SQL. @public */
export { conversations, messages } from './tables.ts';
