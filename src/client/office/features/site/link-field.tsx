import { useQuery } from '@tanstack/react-query';
import { Link2, Search } from 'lucide-react';
import { useState } from 'react';
import { requests } from '#contract/first-calls.ts';
import { typedLink } from '#rules/page/typed-link.ts';
import { queryFor } from '#client/lib/api.ts';
import { useCategories } from '#client/lib/categories.api.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { productHref } from '#client/sections/products/compact-card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useTexts } from './content.api.ts';
import { linkPlaces, type LinkPlace } from './link-places.ts';

type Props = {
  name: string;
  value: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (href: string) => void;
};

/** Where something leads: picked by name, or typed. */
export function LinkField({ name, value, hint, error, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="flex items-start gap-2">
      <TextField
        label="Leads to"
        name={name}
        tall={40}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 flex-1"
        hint={hint}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton
        label="Pick where it leads"
        aria-haspopup="dialog"
        className="mt-[1.625rem] rounded-control!"
        onClick={() => setIsPicking(true)}
      >
        <Link2 size={18} />
      </IconButton>
      {isPicking && (
        <LinkPicker
          onPick={(href) => {
            onChange(href);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

const MOST = 12;

function LinkPicker({ onPick, onClose }: { onPick: (href: string) => void; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const texts = useTexts().data ?? [];
  const asked = typed.trim().toLowerCase();
  const products = useQuery({
    ...queryFor(requests.products({ q, per_page: 8 })),
    select: ({ data }) =>
      data.map((product): LinkPlace => ({
        title: product.title,
        href: productHref(product),
        group: 'Product',
      })),
    enabled: q.length > 1,
  });
  const address = typedLink(typed);
  const found: LinkPlace[] = [
    ...(address ? [{ title: 'This address', href: address, group: 'Address' }] : []),
    ...linkPlaces(useCategories(), texts)
      .filter(({ title, href }) => title.toLowerCase().includes(asked) || href.includes(asked))
      .slice(0, MOST),
    ...(q.length > 1 ? (products.data ?? []) : []),
  ];
  return (
    <Dialog open onClose={onClose} title="Where it leads" width={560}>
      <div className="grid gap-3 pb-5 text-small">
        <TextField
          label="Page, category, product or address"
          prefix={<Search size={18} />}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          onChange={({ target }) => setTyped(target.value)}
        />
        {found.length === 0 && !products.isFetching && (
          <p role="status" className="py-6 text-center text-muted">
            Nothing has this name. An address of another site begins with https://
          </p>
        )}
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
      </div>
    </Dialog>
  );
}
