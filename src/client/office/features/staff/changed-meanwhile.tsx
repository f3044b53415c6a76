import { Button } from '#client/ui/button.tsx';
import { rightsWords, storesWords, type GivenRights } from './grant-words.ts';
import { useStoreNames } from './staff.api.ts';

type Given = Pick<GivenRights, 'permissions'> & {
  refund_limit?: number | null | undefined;
  store_ids?: number[] | null | undefined;
};

type Props = {
  theirs: GivenRights;
  yours: Given;
  onTakeTheirs: () => void;
  onKeepYours: () => void;
};

/**
 * A colleague saved other permissions in the meantime. Both are shown, and nothing is saved until one is
 * chosen.
 */
export function ChangedMeanwhile({ theirs, yours, onTakeTheirs, onKeepYours }: Props) {
  return (
    <section aria-label="Two changes" className="grid gap-4">
      <p role="alert" className="rounded-control bg-repair-tint px-3.5 py-2.5 text-small text-repair-text">
        Somebody else has changed this in the meantime. Nothing of yours is saved yet.
      </p>
      <div className="grid gap-3 w500:grid-cols-2">
        <Side title="Saved now" given={theirs} />
        <Side
          title="Your change"
          given={{
            permissions: yours.permissions,
            refund_limit: yours.refund_limit ?? null,
            store_ids: yours.store_ids ?? null,
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={onTakeTheirs}>
          Start from what is saved
        </Button>
        <Button variant="outline" onClick={onKeepYours}>
          Go on with mine
        </Button>
      </div>
    </section>
  );
}

function Side({ title, given }: { title: string; given: GivenRights }) {
  const stores = useStoreNames();
  return (
    <div className="rounded-card border border-border p-4">
      <h3 className="text-label font-semibold">{title}</h3>
      <p className="mt-1">{rightsWords(given)}</p>
      {stores.length > 0 && <p className="text-small text-muted">{storesWords(given, stores)}</p>}
    </div>
  );
}
