import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OwnStore } from '#contract/own-business.ts';
import { MOST_STORES } from '#rules/stores/business-fields.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { BusinessForm } from '#client/sections/stores/business-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { StoreForm } from '#client/sections/stores/store-form.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import {
  changeSiteBusiness,
  changeSiteStore,
  closeSiteStore,
  openSiteStore,
  useSiteBusiness,
  useSiteStores,
} from './site-business.api.ts';

/** Changes a business of the site's own: its name, its address and the facts on its invoices. */
export function SiteBusinessDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const business = useSiteBusiness(id);
  return (
    <Dialog open onClose={onClose} title="Edit the business" width={560}>
      {business.data ? (
        <BusinessForm
          business={business.data}
          submit="Save"
          busy="Saving"
          send={async (body) => {
            await changeSiteBusiness(id, body);
            notify('Business saved');
            onClose();
          }}
        />
      ) : business.error ? (
        <NotLoaded title="The business did not load" text={messageOf(business.error)} query={business} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Dialog>
  );
}

type Asked = { what: 'edit'; store: OwnStore | undefined } | { what: 'close'; store: OwnStore };

/** The stores of a business of the site's own, with their opening hours. */
export function SiteStoresBox({ id }: { id: number }) {
  const stores = useSiteStores(id);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (!stores.data) {
    return stores.error ? (
      <NotLoaded title="The stores did not load" text={messageOf(stores.error)} query={stores} />
    ) : (
      <Skeleton className="h-40 rounded-card" />
    );
  }
  return (
    <Box title="Stores">
      {stores.data.length === 0 ? (
        <p className="text-secondary">
          None yet. With a store, shoppers can collect and see its opening hours on the map.
        </p>
      ) : (
        <ul className="divide-y divide-grey-2">
          {stores.data.map((store) => (
            <li key={store.id} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
              <span className="min-w-0 flex-1 basis-60">
                <b className="font-semibold wrap-anywhere">{store.business_name}</b>{' '}
                {!store.is_active && <Chip look="over">Hidden</Chip>}
                <span className="block text-caption text-muted wrap-anywhere">
                  {store.business_address}, {store.post_code}
                </span>
              </span>
              <span className="flex gap-2">
                <Button
                  size={40}
                  variant="outline"
                  aria-label={`Edit ${store.business_name}`}
                  onClick={() => setAsked({ what: 'edit', store })}
                >
                  Edit
                </Button>
                <Button
                  size={40}
                  variant="outline"
                  className="text-danger!"
                  aria-label={`Close ${store.business_name}`}
                  onClick={() => setAsked({ what: 'close', store })}
                >
                  Close
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {stores.data.length < MOST_STORES && (
        <Button
          size={40}
          variant="outline"
          className="mt-3"
          onClick={() => setAsked({ what: 'edit', store: undefined })}
        >
          <Plus size={16} /> Open a store
        </Button>
      )}
      {asked?.what === 'edit' && <StoreDialog id={id} store={asked.store} onClose={close} />}
      {asked?.what === 'close' && <CloseStoreDialog id={id} store={asked.store} onClose={close} />}
    </Box>
  );
}

type StoreDialogProps = { id: number; store: OwnStore | undefined; onClose: () => void };

function StoreDialog({ id, store, onClose }: StoreDialogProps) {
  return (
    <Dialog open onClose={onClose} title={store ? 'Edit store' : 'Open a store'} width={560}>
      <StoreForm
        store={store}
        send={async (body) => {
          await (store ? changeSiteStore(id, store.id, body) : openSiteStore(id, body));
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Asks before a store is closed, since its stock and its opening hours go with it. */
function CloseStoreDialog({ id, store, onClose }: StoreDialogProps & { store: OwnStore }) {
  const [isBusy, setIsBusy] = useState(false);
  async function close() {
    setIsBusy(true);
    try {
      await closeSiteStore(id, store.id);
      notify(`${store.business_name} is closed`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={`Close ${store.business_name}?`} width={480}>
      <p className="pb-5 text-secondary">
        Shoppers no longer see it and can’t collect there. To hide it for some time, edit it instead.
      </p>
      <DialogActions onClose={onClose} isCancelFocused>
        <Button variant="danger" busy={isBusy && 'Closing'} onClick={() => void close()}>
          Close the store
        </Button>
      </DialogActions>
    </Dialog>
  );
}
