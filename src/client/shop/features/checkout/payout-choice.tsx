import type { Cart } from '#contract/cart.ts';
import { PAYOUTS } from '#rules/checkout/form.ts';
import { formatPounds } from '#client/lib/format.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { KeptAccount } from './kept-account.tsx';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

const WORDS = {
  bank: { title: 'Cash', text: 'To your bank account, one working day after our check' },
  voucher: { title: 'Voucher', text: 'By email after our check, for anything in the shop' },
};

/** Cash and voucher side by side, each with its amount. */
export function PayoutChoice({ state, totals }: { state: CheckoutFormState; totals: Cart['totals'] }) {
  const error = state.errorOf('payout');
  const noteId = `${fieldId('payout')}-note`;
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
            title={WORDS[payout].title}
            checked={state.form.payout === payout}
            invalid={error !== undefined}
            describedBy={error && noteId}
            onChoose={() => state.change({ payout })}
          >
            <span className="block text-price text-ink tabular-nums">{formatPounds(amounts[payout])}</span>
            {WORDS[payout].text}
          </ChoiceCard>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
      <KeptAccount state={state} />
    </fieldset>
  );
}
