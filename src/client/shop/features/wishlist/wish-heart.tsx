import { Heart } from 'lucide-react';
import type { CardCornerProps } from '#client/lib/card-corner.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useWish } from './wishlist.api.ts';

/** The heart in the corner of a card. */
export function WishHeart({ id, title }: CardCornerProps) {
  const { isWished, isBusy, toggle } = useWish(id);
  return (
    <IconButton
      label={`${title} on your wishlist`}
      look="white"
      size={44}
      aria-pressed={isWished}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      <Heart size={20} />
    </IconButton>
  );
}
