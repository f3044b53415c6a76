import { useHasWishlist } from '#client/shop/features/wishlist/use-has-wishlist.ts';
import { useLoaded } from '#client/ui/use-loaded.ts';

const loadButton = () => import('#client/shop/features/wishlist/wish-button.tsx');

/** The wishlist's button, for shoppers who have a wishlist. */
export function ProductWish({ productId }: { productId: number }) {
  const button = useLoaded(useHasWishlist(), loadButton);
  return (
    button && (
      <div className="mt-3">
        <button.WishButton productId={productId} />
      </div>
    )
  );
}
