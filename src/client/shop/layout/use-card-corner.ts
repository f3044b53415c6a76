import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CardCornerProps } from '#client/lib/card-corner.ts';
import { useHasWishlist } from '#client/shop/features/wishlist/use-has-wishlist.ts';

/** Hearts are for shoppers; nobody else downloads them. */
export function useCardCorner(): ComponentType<CardCornerProps> | undefined {
  const isShown = useHasWishlist();
  const [Heart, setHeart] = useState<ComponentType<CardCornerProps>>();
  useEffect(() => {
    if (!isShown) return;
    import('#client/shop/features/wishlist/wish-heart.tsx').then(
      (module) => setHeart(() => module.WishHeart),
      () => undefined,
    );
  }, [isShown]);
  return isShown ? Heart : undefined;
}
