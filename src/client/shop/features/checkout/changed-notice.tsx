import { PackageX, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/cart.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { takeableOf } from '#client/lib/in-cart.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { changeWords, goneItems, goneWords, toAgreeTo } from './changed-words.ts';
import { STOPPED_ID } from './pay-row.tsx';

type Change = ApiError['changed'][number];

/** Changes the quantity of an item; 0 removes it. */
export type ChangeItem = (item: CartItem, quantity: number) => Promise<void>;

type Props = {
  /** The changes that were found when Pay was pressed. */
  changes: readonly Change[];
  items: readonly CartItem[];
  changeItem: ChangeItem;
};

/** Shows what changed. Nothing is ordered until the buyer accepts or fixes it and presses Pay again. */
export function ChangedNotice({ changes, items, changeItem }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes.length > 0) box.current?.focus();
  }, [changes]);
  const gone = goneItems(items, changes);
  const others = toAgreeTo(items, gone, changes);
  return (
    <div ref={box} id={STOPPED_ID} role="alert" tabIndex={-1} className="grid gap-3 rounded-card">
      {gone.map((item) => (
        <GoneItem
          key={item.id}
          item={item}
          most={takeableOf(item, items)}
          changeItem={async (quantity) => {
            await changeItem(item, quantity);
            announce(`${item.product_name} is ${quantity === 0 ? 'removed' : 'changed'}`);
            // The pressed button is gone, so the focus moves here.
            box.current?.focus();
          }}
        />
      ))}
      {others.length > 0 && (
        <div className="flex gap-3.5 rounded-card bg-repair-tint px-5 py-4 text-small text-repair-text">
          <TriangleAlert size={22} className="-mt-px shrink-0" />
          <div>
            <h2 className="font-semibold">Something changed, and nothing is ordered yet</h2>
            <ul className="mt-1.5 grid gap-1">
              {others.map((change) => (
                <li key={`${change.what}${change.name}`}>{changeWords(change)}</li>
              ))}
            </ul>
            <p className="mt-1.5">
              {changes.length > 0
                ? 'Check the new total, and press the button again if you agree.'
                : 'Check the new total before you pay. You agree to it by pressing the button.'}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

type GoneProps = { item: CartItem; most: number; changeItem: (quantity: number) => Promise<void> };

function GoneItem({ item, most, changeItem }: GoneProps) {
  const [busy, setBusy] = useState<number>();
  const { title, text } = goneWords(item, most);
  const press = async (quantity: number) => {
    setBusy(quantity);
    try {
      await changeItem(quantity);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  };
  return (
    <div className="flex gap-3.5 rounded-card bg-danger-tint px-5 py-4 text-small">
      <PackageX size={22} className="-mt-px shrink-0 text-danger" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60 text-danger">
          <h2 className="font-semibold">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {most > 0 && (
            <Button
              variant="outline"
              size={40}
              busy={busy === most && 'Changing'}
              onClick={() => void press(most)}
            >
              Take {most}
              <span className="sr-only"> of {item.product_name}</span>
            </Button>
          )}
          <Button
            variant="outline"
            size={40}
            busy={busy === 0 && 'Removing it'}
            onClick={() => void press(0)}
          >
            Remove it<span className="sr-only">: {item.product_name}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
