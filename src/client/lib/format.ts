import { formatPence, formatSum, penceFromPounds } from '#rules/money/money.ts';

/** An amount of the wire as words: '£289', '£17.99'. */
export function formatPounds(pounds: number): string {
  return formatPence(penceFromPounds(pounds));
}

/** The same in a column of sums, always with pence: '£289.00'. */
export function sumWords(pounds: number): string {
  return formatSum(penceFromPounds(pounds));
}

const counted = new Intl.NumberFormat('en-GB');

export function formatCount(count: number): string {
  return counted.format(count);
}

/** '1 store', '26 phones'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${counted.format(count)} ${count === 1 ? one : many}`;
}

const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '12 May 2025'; the text itself where it is no date. */
export function formatDate(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : dated.format(date);
}
