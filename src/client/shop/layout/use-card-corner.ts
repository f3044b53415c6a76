import type { ComponentType } from 'react';
import type { CardCornerProps } from '#client/lib/card-corner.ts';
import { useHasWishlist } from '#client/shop/features/wishlist/use-has-wishlist.ts';
import { useLoaded } from '#client/ui/use-loaded.ts';

const loadHeart = () => import('#client/shop/features/wishlist/wish-heart.tsx');

/** Hearts are for shoppers; nobody else downloads them. */
export function useCardCorner(): ComponentType<CardCornerProps> | undefined {
  return useLoaded(useHasWishlist(), loadHeart)?.WishHeart;
}
