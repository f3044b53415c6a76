import { useRef, useState } from 'react';
import type { OfficeBusiness } from '#contract/business-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatDate } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { decideBusiness, useWaitingBusinesses } from './approval.api.ts';
import type { RefuseDialogProps } from './refuse-dialog.tsx';

const RefuseDialog = lazyOverlay<RefuseDialogProps>(() =>
  import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog })),
);

/** New businesses, for the administrator to approve or to refuse. */
export function WaitingBusinesses() {
  const query = useWaitingBusinesses();
  const [busy, setBusy] = useState<number>();
  const [refused, setRefused] = useState<OfficeBusiness>();
  const [isRefusing, setIsRefusing] = useState(false);
  /** Gets the focus when a row is removed together with its focused button. */
  const list = useRef<HTMLDivElement>(null);

  async function approve({ id, business_name: name }: OfficeBusiness) {
    setBusy(id);
    try {
      await decideBusiness({ id, approval: 'approved' });
      list.current?.focus();
      notify(`${name} is approved`);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  }

  const known = query.data;
  return (
    <Panel
      title="Businesses that wait for approval"
      text="Shoppers don’t see a business, its products and its stores until it is approved."
    >
      <div ref={list} tabIndex={-1}>
        {!known && query.isError && (
          <ErrorState
            title="The list did not load"
            text={messageOf(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {!known && !query.isError && <Skeleton className="h-32 rounded-box" />}
        {known?.total === 0 && (
          <EmptyState
            title="Nobody is waiting"
            text="A new business appears here as soon as it is registered."
          />
        )}
        {known && known.total > 0 && (
          <ul className="-my-5 divide-y divide-border">
            {known.data.map((business) => (
              <WaitingRow
                key={business.id}
                business={business}
                busy={busy === business.id}
                onApprove={() => void approve(business)}
                onRefuse={() => {
                  setRefused(business);
                  setIsRefusing(true);
                }}
              />
            ))}
          </ul>
        )}
        {known && known.total > known.data.length && (
          <p className="mt-7 text-small text-muted">
            {known.total - known.data.length} more are shown when these are decided.
          </p>
        )}
      </div>
      {refused && (
        <RefuseDialog
          key={refused.id}
          open={isRefusing}
          onClose={() => setIsRefusing(false)}
          business={refused}
        />
      )}
    </Panel>
  );
}

type WaitingRowProps = {
  business: OfficeBusiness;
  busy: boolean;
  onApprove: () => void;
  onRefuse: () => void;
};

function WaitingRow({ business, busy, onApprove, onRefuse }: WaitingRowProps) {
  const name = business.business_name;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="text-label font-semibold wrap-anywhere">{name}</p>
        <p className="text-small wrap-anywhere text-secondary">
          {business.business_address}, {business.post_code}.{' '}
          <span className="whitespace-nowrap">{business.business_phone_no}</span>
        </p>
        <p className="text-small wrap-anywhere text-muted">
          {business.owner_email ? `${business.owner_name}, ${business.owner_email}` : 'No owner'}. Registered{' '}
          {formatDate(business.created_at)}
        </p>
      </div>
      <div className="flex gap-2.5">
        <Button size={40} busy={busy && 'Approving'} onClick={onApprove} className="pointer-coarse:h-11">
          Approve<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="outline" size={40} onClick={onRefuse} className="pointer-coarse:h-11">
          Refuse<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
