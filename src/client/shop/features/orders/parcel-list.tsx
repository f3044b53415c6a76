import { Copy, ExternalLink } from 'lucide-react';
import type { TrackedOrder } from '#contract/orders.ts';
import { parcelPage } from '#rules/orders/carriers.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { contentsOf } from './line-status.ts';
import { copyText } from '#client/ui/copy-text.ts';

const ACTION =
  'inline-flex items-center gap-1.5 rounded-badge py-1 font-semibold text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11';

/** Each parcel with its tracking link, or a number to copy if the carrier is unknown. */
export function ParcelList({
  parcels,
  lines,
  isInParts,
  isOver,
}: Pick<TrackedOrder, 'parcels' | 'lines'> & { isInParts: boolean; isOver: boolean }) {
  return (
    <ul aria-label="Parcels" className="grid gap-1 text-small">
      {parcels.map((parcel) => {
        const { carrier, tracking } = parcel;
        // Nothing is in transit once the order is over.
        const page = isOver ? undefined : parcelPage(carrier, tracking);
        return (
          <li key={`${carrier}${tracking}`} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {carrier}: <b className="font-semibold tabular-nums">{tracking}</b>
              {(isInParts || parcels.length > 1) && (
                <span className="block text-caption text-muted">{contentsOf(parcel, lines)}</span>
              )}
            </span>
            {page ? (
              <Anchor href={page} newWindow className={ACTION}>
                Follow the parcel
                <ExternalLink size={15} />
              </Anchor>
            ) : (
              !isOver &&
              tracking !== '' && (
                <button
                  type="button"
                  className={ACTION}
                  onClick={() => void copyText('Tracking number', tracking)}
                >
                  <Copy size={15} />
                  Copy<span className="sr-only"> the tracking number</span>
                </button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
