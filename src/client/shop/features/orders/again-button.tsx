import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { useRouter } from '#client/lib/router.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notifyError } from '#client/ui/toast-store.ts';

interface Line {
  product_id: number | null;
  product_variation_id: number | null;
  option_ids: readonly number[];
  name: string;
  quantity: number;
}

/** Adds lines to the cart. The page passes it in, since carts are another feature. */
export type BuyAgain = (
  lines: readonly Line[],
) => Promise<{ added: number; notes: readonly { name: string; why: string }[] }>;

type Props = { lines: readonly Line[]; number: string; again: BuyAgain };

/** Adds all lines of an order again. Messages about missing lines come before the cart opens. */
export function AgainButton({ lines, number, again }: Props) {
  const { navigate } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Awaited<ReturnType<BuyAgain>>>();
  const [isOpen, setIsOpen] = useState(false);
  const press = async () => {
    setIsBusy(true);
    try {
      const outcome = await again(lines);
      if (outcome.notes.length === 0) return navigate(addresses.cart());
      setTold(outcome);
      setIsOpen(true);
    } catch {
      notifyError('Something went wrong, please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  const isAny = (told?.added ?? 0) > 0;
  return (
    <>
      <Button variant="outline" size={40} busy={isBusy && 'Adding'} onClick={() => void press()}>
        <RotateCcw size={16} />
        Buy again<span className="sr-only">: order {number}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={isAny ? 'Not everything is as it was' : 'Nothing could be added'}
      >
        <div className="grid gap-4">
          <ul className="grid gap-2 text-secondary">
            {told?.notes.map(({ name, why }) => (
              <li key={name}>
                <b className="font-semibold text-ink">{name}</b> {why}.
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2.5">
            {isAny && (
              <Button variant="accent" onClick={() => navigate(addresses.cart())}>
                Go to the cart
              </Button>
            )}
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              {isAny ? 'Stay here' : 'Close'}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
