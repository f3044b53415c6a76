import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import type { FormPart } from './form-parts.ts';
import { PayoutChoice } from './payout-choice.tsx';
import type { RepairPlaces } from './repair-ways.ts';
import type { FormField } from './typed-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { StoreChoice, WayChoice } from './way-choice.tsx';

type Props = {
  line: Line;
  state: CheckoutFormState;
  cart: Cart;
  places: RepairPlaces;
  /** The summary, if it isn't beside the form. */
  summary: ReactNode;
};

export function CheckoutForm({ line, state, cart, places, summary }: Props) {
  const chosen = (field: FormField): ReactNode => {
    if (field === 'payout') return <PayoutChoice state={state} totals={cart.totals} />;
    if (field === 'way') return <WayChoice state={state} places={places} />;
    return <StoreChoice state={state} places={places} />;
  };
  return (
    <form {...state.formProps} className="grid min-w-0 gap-8 w600:gap-10">
      <ErrorSummary state={state} />
      {state.parts.map((part) => (
        <Part key={part.title} part={part} state={state} chosen={chosen} />
      ))}
      {summary}
      <div className="grid gap-4 w600:grid-cols-[minmax(0,1fr)_minmax(0,300px)] w600:items-center w600:gap-6">
        <Ending line={line} isSaved={state.isSaved} />
        <Button type="submit" variant="accent" size={52} full busy={state.isBusy && 'Saving'}>
          Save details
        </Button>
      </div>
    </form>
  );
}

type PartProps = {
  part: FormPart;
  state: CheckoutFormState;
  chosen: (field: FormField) => ReactNode;
};

function Part({ part: { title, text, fields }, ...rest }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      {text && <p className="mt-0.5 text-small text-muted">{text}</p>}
      <div className="mt-4">
        <FormFields {...rest} fields={fields} />
      </div>
    </section>
  );
}

const NOT_SOLD = 'Selling online is not open yet: saving your details sells nothing.';
const NOT_BOOKED =
  'Booking online is not open yet: saving your details books nothing, and nothing is charged.';

/** The text about saving, and what is not possible here yet. */
function Ending({ line, isSaved }: { line: Line; isSaved: boolean }) {
  const Icon = isSaved ? CircleCheck : Info;
  return (
    <div
      className={cx(
        'flex gap-3 rounded-box px-4 py-3.5 text-small',
        isSaved ? 'bg-sell-tint text-sell-text' : 'bg-grey-1 text-secondary',
      )}
    >
      <Icon size={20} className="mt-px" />
      <p>
        {isSaved && <b className="block font-semibold text-ink">Your details are saved.</b>}
        {line === 'sell' ? NOT_SOLD : NOT_BOOKED} They are kept with this cart, so that you need not type them
        again.
      </p>
    </div>
  );
}
