import { hasWishlist } from '#rules/account/wishlist.ts';
import { useSession } from '#client/lib/session.ts';

/** Logged in, and without a business. */
export function useHasWishlist(): boolean {
  const { isUserLogIn, business_id: businessId } = useSession();
  return hasWishlist(isUserLogIn ? { businessId } : undefined);
}
