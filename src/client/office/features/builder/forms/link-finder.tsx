import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { use, useState } from 'react';
import { requests } from '#contract/first-calls.ts';
import { addresses } from '#rules/page/addresses.ts';
import { typedLink } from '#rules/page/typed-link.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { queryFor } from '#client/lib/api.ts';
import { useCategories } from '#client/lib/categories.api.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { productHref } from '#client/sections/products/compact-card.tsx';
import { FormToolsContext } from './form-tools.ts';
import { placesFor, type Place } from './link-places.ts';

type Props = { title: string; onPick: (href: string) => void; onClose: () => void };

const MOST_PLACES = 12;
const MOST_PRODUCTS = 8;

/** Finds what a link can lead to: a page, a category, a product, or an address that was typed. */
export function LinkFinder({ title, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const own = use(FormToolsContext)?.pages ?? [];
  const places = placesFor(typed, own, useCategories());
  const products = useQuery({
    ...queryFor(requests.products({ q, per_page: MOST_PRODUCTS })),
    select: ({ data }) =>
      data.map((product): Place => ({ title: product.title, href: productHref(product), group: 'Product' })),
    enabled: q.length > 1,
  });
  const address = typedLink(q);
  const found: Place[] = [
    ...(address ? [{ title: 'This address', href: address, group: 'Address' as const }] : []),
    ...places.slice(0, MOST_PLACES),
    ...(q.length > 1 ? (products.data ?? []) : []),
  ];
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      <div className="grid gap-3 text-small">
        <TextField
          label="Page, category, product or address"
          prefix={<Search size={18} />}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          placeholder={`Such as Phones, or ${addresses.stores()}`}
          onChange={({ target }) => setTyped(target.value)}
        />
        {products.error && q.length > 1 && (
          <p role="alert" className="text-danger">
            {messageOf(products.error)}
          </p>
        )}
        {found.length === 0 && !products.isFetching ? (
          <p role="status" className="py-6 text-center text-muted">
            Nothing is called “{q}”. An address of another site begins with https://
          </p>
        ) : (
          <ul aria-label="Where it can lead" className="divide-y divide-grey-2">
            {found.map((place) => (
              <li key={`${place.group} ${place.href} ${place.title}`}>
                <button
                  type="button"
                  onClick={() => onPick(place.href)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-grey-1 focus-visible:-outline-offset-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{place.title}</span>
                    <span className="block truncate text-caption text-muted">{place.href}</span>
                  </span>
                  <span className="shrink-0 text-caption text-muted">{place.group}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
