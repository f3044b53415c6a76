/** What the shop shows first: a mixed window rather than a sorted drawer. */
const WINDOW = [
  8, 3, 24, 39, 47, 54, 53, 15, 5, 33, 51, 19, 59, 41, 10, 1, 60, 34, 48, 26, 21, 56, 38, 2, 30, 45, 35,
];

export function featuredRank(productId: number): number {
  const place = WINDOW.indexOf(productId);
  return place < 0 ? 100 + productId : place + 1;
}

/** There since the shop opened, and nothing else was sold as often. */
export const BEST_SELLERS = [6, 24, 51, 54, 39, 47, 19, 33];
