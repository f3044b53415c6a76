import { MapPinHouse, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Address } from '#contract/account-profile.ts';
import { MOST_ADDRESSES } from '#rules/account/fields.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { useAddresses } from './account.api.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { Loaded } from './loaded.tsx';

export function AddressesPart() {
  const addresses = useAddresses();
  const [edited, setEdited] = useState<Address | 'new'>();
  /** Gets the focus when an address is removed together with its focused button. */
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded query={addresses} what="Your addresses" rows={{ count: 2, className: 'h-44 rounded-card' }}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              picture={<MapPinHouse size={40} strokeWidth={1.5} />}
              title="No addresses yet"
              text="Save your delivery addresses for a quicker checkout."
              actions={<Button onClick={() => setEdited('new')}>Add an address</Button>}
            />
          ) : (
            <div>
              <ul className="grid gap-4 w650:grid-cols-2">
                {known.map((address) => (
                  <AddressCard
                    key={address.id}
                    address={address}
                    onEdit={() => setEdited(address)}
                    onRemoved={() => place.current?.focus()}
                  />
                ))}
              </ul>
              <div className="mt-5 flex flex-wrap items-center gap-4">
                <Button
                  variant="outline"
                  disabled={known.length >= MOST_ADDRESSES}
                  onClick={() => setEdited('new')}
                >
                  <Plus size={18} />
                  Add an address
                </Button>
                {known.length >= MOST_ADDRESSES && (
                  <p className="text-small text-muted">You can save up to {MOST_ADDRESSES} addresses.</p>
                )}
              </div>
            </div>
          )
        }
      </Loaded>
      <AddressDialog edited={edited} onClose={() => setEdited(undefined)} />
    </div>
  );
}
