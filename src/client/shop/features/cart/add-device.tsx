import { Button } from '#client/ui/button.tsx';
import type { ButtonLook } from '#client/ui/button-look.ts';
import type { Wanted } from './add-body.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type Props = ButtonLook & {
  label: string;
  wanted: Wanted;
  onMissing: (questionIds: readonly number[]) => void;
};

/** Adds a device to the sell or repair cart. */
export function AddDevice({ label, wanted, onMissing, ...look }: Props) {
  const { add, busy } = useAddToCart();
  return (
    <Button
      variant="accent"
      {...look}
      busy={busy && 'Adding'}
      onClick={() => void add(wanted, { onMissing })}
    >
      {label}
    </Button>
  );
}
