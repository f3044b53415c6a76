import { Heart } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useWish } from './wishlist.api.ts';

/** The product page's toggle, in SPEC's words. */
export function WishButton({ productId }: { productId: number }) {
  const { isWished, isBusy, toggle } = useWish(productId);
  return (
    <Button variant="outline" size={48} full busy={isBusy && 'Saving'} onClick={() => void toggle()}>
      <Heart size={18} className={isWished ? 'fill-current text-danger' : ''} />
      {isWished ? 'Added to your wishlist' : 'Add To Wishlist'}
    </Button>
  );
}
