import type { TradeInItem } from '#contract/trade-ins.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { BankFields, bankErrors, type BankDetails, NO_BANK } from './bank-fields.tsx';
import type { MakeMove } from './use-move.ts';

/** New bank details after a payment that came back. */
export function PayoutForm({ item, make }: { item: TradeInItem; make: MakeMove }) {
  const form = useForm<BankDetails>({
    start: NO_BANK,
    errorsOf: bankErrors,
    send: (details) => make({ move: 'begin_payout', ...details }),
  });
  return (
    <form {...form.formProps} className="grid gap-5" aria-label={`New bank details for ${item.name}`}>
      <p className="text-small text-secondary">
        The payment to the account ending {item.account_ends} came back. Nothing is lost: we pay again, to the
        account that you give us now.
      </p>
      <BankFields fieldProps={form.fieldProps} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="accent" busy={form.isBusy && 'Saving'} className="justify-self-start">
        Pay to this account
      </Button>
    </form>
  );
}
