import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Good } from '#contract/counter-orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useGoods } from './new-order.api.ts';

type Props = {
  /** Only goods of this vendor, once the order has something of them. */
  businessId: number | undefined;
  showsVendor: boolean;
  onPick: (good: Good) => void;
};

/** Finds goods by name or SKU. Enter takes the only one that was found, as a barcode scanner does. */
export function GoodsFinder({ businessId, showsVendor, onPick }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data: found, error, isPlaceholderData } = useGoods(q, businessId);
  const pick = (good: Good) => {
    setTyped('');
    field.current?.focus();
    onPick(good);
  };
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const isCurrent = q === typed.trim() && !isPlaceholderData;
    const [first, ...others] = (isCurrent ? found : undefined) ?? [];
    const isExact = first?.sku.toLowerCase() === q.toLowerCase();
    if (first && first.available !== 0 && (isExact || others.length === 0)) pick(first);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        Find a product
      </label>
      <div className="flex h-12 items-center gap-2 rounded-control border border-control bg-paper px-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <Search size={18} className="shrink-0 text-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          value={typed}
          placeholder="Name or SKU, or scan a barcode"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={take}
          className="no-clear h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
      </div>
      {q !== '' && (
        <div className="mt-2" aria-busy={isPlaceholderData}>
          {error && <p className="py-2 text-small text-danger">{messageOf(error)}</p>}
          {found?.length === 0 && (
            <p className="py-2 text-small text-muted">
              Nothing that is for sale matches “{q}”. Try a part of its name, or its SKU.
            </p>
          )}
          {found && found.length > 0 && (
            <ul
              aria-label="Found products"
              className="max-h-90 divide-y divide-grey-2 overflow-y-auto rounded-control border border-border"
            >
              {found.map((good) => (
                <li key={`${good.product_id}/${good.variation_id}`}>
                  <FoundRow good={good} showsVendor={showsVendor} onPick={() => pick(good)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function FoundRow({ good, showsVendor, onPick }: { good: Good; showsVendor: boolean; onPick: () => void }) {
  const { name, choice, sku, image, price, available, business } = good;
  const isGone = available === 0;
  return (
    <button
      type="button"
      disabled={isGone}
      onClick={onPick}
      className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-3 py-2 text-left hover:bg-grey-1 focus-visible:-outline-offset-2 disabled:text-muted disabled:hover:bg-transparent"
    >
      <span className="grid size-11 place-items-center rounded-box bg-grey-1">
        <Picture name={image} alt="" sizes="36px" fallback="item" className="size-9" />
      </span>
      <span className="min-w-0">
        <span className="block text-small font-semibold">{name}</span>
        <span className="block text-caption text-muted">
          {[choice, sku, showsVendor && business.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-right text-small tabular-nums">
        <span className="block font-semibold">{sumWords(price)}</span>
        <span className="block text-caption text-muted">
          {isGone ? 'Sold out' : available === null ? 'In stock' : `${available} left`}
        </span>
      </span>
    </button>
  );
}
