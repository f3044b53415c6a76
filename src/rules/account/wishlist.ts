/** SPEC section 6: a wishlist is for people who are logged in and own no business. */
export function hasWishlist(account: { businessId: number | null } | undefined): boolean {
  return account?.businessId === null;
}
