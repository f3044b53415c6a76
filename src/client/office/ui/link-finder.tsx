import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLinkPlaces } from '#client/lib/link-places.api.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';

type Props = { title: string; onPick: (href: string) => void; onClose: () => void };

/** Finds what a link can lead to: a page, a category, a product, or an address that was typed. */
export function LinkFinder({ title, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { places, isBusy, failure } = useLinkPlaces(typed);
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      <div className="grid gap-3 pb-5 text-small">
        <TextField
          label="Page, category, product or address"
          prefix={<Search size={18} />}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          placeholder="Such as Phones, or /stores"
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormFailure>{failure}</FormFailure>
        {places.length > 0 ? (
          <ul aria-label="Where it can lead" className="divide-y divide-grey-2">
            {places.map((place) => (
              <li key={`${place.group} ${place.path} ${place.title}`}>
                <button
                  type="button"
                  onClick={() => onPick(place.path)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-grey-1 focus-visible:-outline-offset-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{place.title}</span>
                    <span className="block truncate text-caption text-muted">{place.path}</span>
                  </span>
                  <span className="shrink-0 text-caption text-muted">{place.group}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : isBusy ? (
          <Skeleton className="h-60 rounded-box" />
        ) : (
          !failure && (
            <p role="status" className="py-6 text-center text-muted">
              Nothing is called “{typed.trim()}”. An address of another site begins with https://
            </p>
          )
        )}
      </div>
    </Dialog>
  );
}
