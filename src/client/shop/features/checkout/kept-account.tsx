import { Landmark } from 'lucide-react';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The stored bank account: only its last digits are shown. Another account can be typed. */
export function KeptAccount({ state }: { state: CheckoutFormState }) {
  const { form, keptAccount } = state;
  if (form.payout !== 'bank' || keptAccount === undefined) return null;
  const isKept = form.keep_account === true;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box bg-grey-1 px-4 py-2.5 text-label">
      <Landmark size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 font-semibold">
        {isKept ? `Account ending ${keptAccount}` : 'Another account'}
      </span>
      <button
        type="button"
        onClick={() => state.change({ keep_account: !isKept })}
        className="rounded-badge py-2 text-small underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
      >
        {isKept ? 'Use another' : `Keep the one ending ${keptAccount}`}
        {isKept && <span className="sr-only"> account</span>}
      </button>
    </p>
  );
}
