import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { Cart } from '#contract/cart.ts';
import { PAYOUTS } from '#rules/checkout/form.ts';
import { formatPounds } from '#client/lib/format.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { voucherWords } from '#client/lib/voucher-words.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

const TITLES = { bank: 'Cash', voucher: 'Voucher' };

/** Cash and voucher side by side, each with its amount. */
export function PayoutChoice({ state, totals }: { state: CheckoutFormState; totals: Cart['totals'] }) {
  const error = state.errorOf('payout');
  const noteId = `${fieldId('payout')}-note`;
  const { data: session } = useQuery(sessionQuery());
  const texts = {
    bank: 'To your bank account, one working day after our check',
    voucher: voucherWords(Boolean(session?.result.user)),
  };
  const amounts = { bank: totals.total, voucher: totals.voucher ?? totals.total };
  return (
    <fieldset>
      <legend className="sr-only">How shall we pay you?</legend>
      <div className="grid gap-2.5 w500:grid-cols-2">
        {PAYOUTS.map((payout, index) => (
          <ChoiceCard
            key={payout}
            id={index === 0 ? fieldId('payout') : undefined}
            name="payout"
            title={TITLES[payout]}
            checked={state.form.payout === payout}
            invalid={error !== undefined}
            describedBy={error && noteId}
            onChoose={() => state.change({ payout })}
          >
            <span className="block text-price text-ink tabular-nums">{formatPounds(amounts[payout])}</span>
            {texts[payout]}
          </ChoiceCard>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
      <KeptAccount state={state} />
    </fieldset>
  );
}

/** The stored bank account: only its last digits are shown. Another account can be typed. */
function KeptAccount({ state }: { state: CheckoutFormState }) {
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
