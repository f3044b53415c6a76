import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import type { FormPart } from './form-parts.ts';
import { PayoutChoice } from './payout-choice.tsx';
import { GuestStrip } from './guest-strip.tsx';
import type { RepairPlaces } from './repair-ways.ts';
import { SlotField } from './slot-field.tsx';
import type { SlotHold } from './use-slot-hold.ts';
import type { FormField } from './typed-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { StoreChoice, WayChoice } from './way-choice.tsx';

type Props = {
  line: 'sell' | 'repair';
  state: CheckoutFormState;
  cart: Cart;
  places: RepairPlaces;
  /** The time at the store, for a device that is brought in. */
  slot: SlotHold;
  /** The changes since the buyer agreed, and items that can't be bought. */
  changed: ReactNode;
  /** The summary, if it isn't beside the form. */
  summary: ReactNode;
  /** A sign-in button, for a visitor. */
  signIn: ReactNode;
};

export function CheckoutForm({ line, state, cart, places, slot, changed, summary, signIn }: Props) {
  const chosen = (field: FormField): ReactNode => {
    if (field === 'payout') return <PayoutChoice state={state} totals={cart.totals} />;
    if (field === 'way') return <WayChoice state={state} places={places} />;
    return (
      <>
        <StoreChoice state={state} places={places} />
        <SlotField slot={slot} error={state.errorOf('starts_at')} />
      </>
    );
  };
  return (
    <form {...state.formProps} className="grid min-w-0 gap-8 w600:gap-10">
      {signIn && <GuestStrip signIn={signIn} />}
      {changed ?? <ErrorSummary state={state} />}
      {state.parts.map((part) => (
        <Part key={part.title} part={part} state={state} chosen={chosen} />
      ))}
      {summary}
      <div className="grid gap-4 w600:grid-cols-[minmax(0,1fr)_minmax(0,300px)] w600:items-center w600:gap-6">
        <Ending text={ENDINGS[line].text} />
        <Button type="submit" variant="accent" size={52} full busy={state.isBusy && ENDINGS[line].busy}>
          {ENDINGS[line].button}
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

const ENDINGS: Record<'sell' | 'repair', { button: string; busy: string; text: string }> = {
  sell: {
    button: 'Send my devices',
    busy: 'Sending',
    text: 'Next you accept the offer, and get a free label or choose a store. You can cancel until then.',
  },
  repair: {
    button: 'Book my repair',
    busy: 'Booking',
    text: 'Nothing is charged now: you pay when it works. You can move or cancel it on the next page.',
  },
};

/** The effect of the button, and what it does not do. */
function Ending({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-box bg-grey-1 px-4 py-3.5 text-small text-secondary">
      <Info size={20} className="mt-px shrink-0" />
      {text}
    </p>
  );
}
