import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useOwnDelivery } from './business.api.ts';
import type { DeliveryDialogProps } from './delivery-dialog.tsx';
import { termsWords, WAY_LABELS } from './delivery-form.ts';

const DeliveryDialog = lazyOverlay<DeliveryDialogProps>(() =>
  import('./delivery-dialog.tsx').then((module) => ({ default: module.DeliveryDialog })),
);

/** The delivery prices of the business. */
export function DeliveryCard() {
  const { data } = useOwnDelivery();
  const [isEditing, setIsEditing] = useState(false);
  const ways = data?.result;
  return (
    <Panel
      title="Delivery prices"
      action={
        ways && (
          <Button
            variant="outline"
            size={40}
            className="pointer-coarse:h-11"
            onClick={() => setIsEditing(true)}
          >
            <Pencil size={16} />
            Edit
            <span className="sr-only"> delivery prices</span>
          </Button>
        )
      }
    >
      {!ways && <Skeleton className="h-24" />}
      {ways && (
        <dl className="grid gap-2.5 text-label">
          {ways.map(({ way, own, site }) => (
            <div key={way} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-secondary">{WAY_LABELS[way]}</dt>
              <dd className="text-right font-medium">
                {termsWords(own ?? site)}
                {!own && <span className="ml-1.5 font-normal text-muted">same as the site</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ways && isEditing && <DeliveryDialog open onClose={() => setIsEditing(false)} ways={ways} />}
    </Panel>
  );
}
