import type { Tracked } from '#contract/orders.ts';
import { copyText } from '#client/ui/copy-text.ts';

type Transfer = NonNullable<Tracked['payment']['transfer']>;

/** Where a bank transfer goes, each value to copy. */
export const TransferRows = ({ transfer }: { transfer: Transfer }) => (
  <dl className="divide-y divide-border border-y border-border text-small">
    <CopyRow label="Name" value={transfer.holder} />
    <CopyRow label="Sort code" value={transfer.sort_code} />
    <CopyRow label="Account number" value={transfer.account_number} />
    <CopyRow label="Reference" value={transfer.reference} />
  </dl>
);

function CopyRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-center gap-3 py-2.5">
      <dt className="w-28 shrink-0 w500:w-34 text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere tabular-nums">{value}</span>
        <button
          type="button"
          className="rounded-badge py-1 font-semibold text-accent-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={() => void copyText(label, value)}
        >
          Copy<span className="sr-only"> {label}</span>
        </button>
      </dd>
    </div>
  );
}
