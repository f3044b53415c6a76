import { MapPinPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OwnStore } from '#contract/own-business.ts';
import { MOST_STORES } from '#rules/stores/business-fields.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { openingWords } from '#client/lib/opening-words.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { WeekHours } from '../week-hours.tsx';
import { closeStore, openStore, useOwnStores } from './business.api.ts';
import type { StoreDialogProps } from './store-dialog.tsx';

const StoreDialog = lazyOverlay<StoreDialogProps>(() =>
  import('./store-dialog.tsx').then((module) => ({ default: module.StoreDialog })),
);

/** The owner's stores with their hours. */
export function OwnStores() {
  const query = useOwnStores();
  const [edited, setEdited] = useState<OwnStore>();
  const [isEditing, setIsEditing] = useState(false);
  const stores = query.data?.result;
  const edit = (store: OwnStore | undefined) => {
    setEdited(store);
    setIsEditing(true);
  };
  const add = () => edit(undefined);
  return (
    <Panel
      title="Your stores"
      action={
        stores &&
        stores.length > 0 &&
        stores.length < MOST_STORES && (
          <Button variant="outline" size={40} onClick={add} className="pointer-coarse:h-11">
            <Plus size={16} />
            Open a store
          </Button>
        )
      }
    >
      {query.isError && (
        <ErrorState
          heading="h3"
          title="Your stores did not load"
          text={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton className="h-40 rounded-card" />}
      {stores?.length === 0 && (
        <EmptyState
          heading="h3"
          picture={<MapPinPlus size={40} className="text-control" />}
          title="No stores yet"
          text="Add the places where you meet people, and shoppers find them on the map."
          actions={
            <Button size={40} onClick={add}>
              Open a store
            </Button>
          }
        />
      )}
      {stores && stores.length > 0 && (
        <ul className="-my-4 divide-y divide-border">
          {stores.map((store) => (
            <StoreRow key={store.id} store={store} onEdit={() => edit(store)} />
          ))}
        </ul>
      )}
      <StoreDialog open={isEditing} onClose={() => setIsEditing(false)} store={edited} />
    </Panel>
  );
}

const link =
  'rounded-badge py-2 text-small underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11';

function StoreRow({ store, onEdit }: { store: OwnStore; onEdit: () => void }) {
  const [now] = useState(() => shopTime(new Date()));
  const [isBusy, setIsBusy] = useState(false);
  const { isOpen, words } = openingWords(store, now);

  async function close() {
    setIsBusy(true);
    try {
      await closeStore(store.id);
      notify(`${store.business_name} is closed`, { label: 'Undo', onPress: () => void openAgain(store) });
    } catch (error) {
      notifyError(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-name wrap-anywhere">{store.business_name}</h3>
        {store.is_active ? (
          <p className={`shrink-0 text-small font-medium ${isOpen ? 'text-sell-text' : 'text-muted'}`}>
            {words}
          </p>
        ) : (
          <Badge kind="condition">Hidden</Badge>
        )}
      </div>
      <p className="mt-0.5 text-small text-muted wrap-anywhere">
        {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
      </p>
      <WeekHours hours={store.opening_hours} today={now.weekday} className="mt-3" />
      <p className="mt-1.5 flex gap-5">
        <button type="button" className={link} onClick={onEdit}>
          Edit
          <span className="sr-only"> {store.business_name}</span>
        </button>
        <button type="button" className={link} disabled={isBusy} onClick={() => void close()}>
          Close
          <span className="sr-only"> {store.business_name}</span>
        </button>
      </p>
    </li>
  );
}

async function openAgain({
  business_name,
  business_address,
  post_code,
  business_phone_no,
  is_active,
  opening_hours,
}: OwnStore) {
  try {
    await openStore({
      business_name,
      business_address,
      post_code,
      business_phone_no,
      is_active,
      opening_hours,
    });
    notify(`${business_name} is open again`);
  } catch (error) {
    notifyError(messageOf(error));
  }
}
