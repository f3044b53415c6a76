/** The products that the shop shows first: a mix of kinds. */
const FEATURED = [
  8, 3, 24, 39, 47, 54, 53, 15, 5, 33, 51, 19, 59, 41, 10, 1, 60, 34, 48, 26, 21, 56, 38, 2, 30, 45, 35,
];

export function featuredRank(productId: number): number {
  const index = FEATURED.indexOf(productId);
  return index < 0 ? 100 + productId : index + 1;
}

/** In the shop since it opened, and sold most often. */
export const BEST_SELLERS = [6, 24, 51, 54, 39, 47, 19, 33];
