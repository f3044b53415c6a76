import { Button } from '#client/ui/button.tsx';
import type { ButtonLook } from '#client/ui/button-look.ts';
import type { Wanted } from './add-to-cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type Props = ButtonLook & {
  label: string;
  wanted: Wanted;
  /** Why its business takes nothing in now; null if it does. */
  away: string | null;
  onMissing: (questionIds: readonly number[]) => void;
};

/** Adds a device to the sell or repair cart. */
export function AddDevice({ label, wanted, away, onMissing, ...look }: Props) {
  const { add, busy } = useAddToCart();
  if (away)
    return (
      <p className="rounded-card bg-repair-tint px-4 py-3 text-label font-medium text-repair-text">{away}.</p>
    );
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
