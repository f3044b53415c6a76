import { Button } from '#client/ui/button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

type Props = {
  productId: number;
  title: string;
  label?: string;
  /** Fills its row. */
  full?: boolean;
};

/** Adds one unit of a card's product. A product that needs a choice opens its page. */
export function CardAdd({ productId, title, label = 'Add to cart', full = false }: Props) {
  const { add, busy } = useAddToCart();
  return (
    <Button
      variant="outline"
      size={40}
      full={full}
      className="pointer-coarse:h-11"
      busy={busy && 'Adding'}
      onClick={() => void add({ productId })}
    >
      {label}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}
