import { formatCount, formatPence, formatSum, penceFromPounds } from '#rules/money/money.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';

export { formatCount } from '#rules/money/money.ts';

/** An amount of the API as text: '£289', '£17.99'. */
export function formatPounds(pounds: number): string {
  return formatPence(penceFromPounds(pounds));
}

/** The same for a column of amounts, always with pence: '£289.00'. */
export function sumWords(pounds: number): string {
  return formatSum(penceFromPounds(pounds));
}

/** '1 store', '26 phones'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** '12 May 2025'; the text itself if it is no date. */
export function formatDate(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : longDateWords(date);
}

/** Words at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
