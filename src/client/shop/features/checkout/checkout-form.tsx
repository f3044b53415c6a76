import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutField } from '#rules/checkout/form.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FIELDS, isTyped, type FormPart } from './form-parts.ts';
import { PayoutChoice } from './payout-choice.tsx';
import type { RepairPlaces } from './repair-ways.ts';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';
import { StoreChoice, WayChoice } from './way-choice.tsx';

type Props = {
  state: CheckoutFormState;
  cart: Cart;
  places: RepairPlaces;
  /** What it comes to, where that does not stand beside the form. */
  summary: ReactNode;
};

export function CheckoutForm({ state, cart, places, summary }: Props) {
  const fieldFor = (field: CheckoutField): ReactNode => {
    if (field === 'payout') return <PayoutChoice state={state} totals={cart.totals} />;
    if (field === 'way') return <WayChoice state={state} places={places} />;
    if (field === 'store_id') return <StoreChoice state={state} places={places} />;
    return <Typed state={state} field={field} />;
  };
  return (
    <form {...state.formProps} className="grid min-w-0 gap-8 w600:gap-10">
      <ErrorSummary state={state} />
      {state.parts.map((part) => (
        <Part key={part.title} part={part} fieldFor={fieldFor} />
      ))}
      {summary}
      <div className="grid gap-4 w600:grid-cols-[minmax(0,1fr)_minmax(0,300px)] w600:items-center w600:gap-6">
        <Ending isSaved={state.isSaved} />
        <Button type="submit" variant="accent" size={52} full busy={state.isBusy && 'Saving'}>
          Save details
        </Button>
      </div>
    </form>
  );
}

const HALVES = { narrow: 'w500:col-span-1', tablet: 'w600:col-span-1', never: '' };

type PartProps = { part: FormPart; fieldFor: (field: CheckoutField) => ReactNode };

function Part({ part: { title, text, fields }, fieldFor }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      {text && <p className="mt-0.5 text-small text-muted">{text}</p>}
      <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 w600:gap-x-4 w600:gap-y-5">
        {fields.map((field) => (
          <div
            key={field}
            className={cx('col-span-2 min-w-0', isTyped(field) && HALVES[FIELDS[field].half ?? 'never'])}
          >
            {fieldFor(field)}
          </div>
        ))}
      </div>
    </section>
  );
}

function Typed({ state, field }: { state: CheckoutFormState; field: keyof typeof FIELDS }) {
  const { label, hint, optional, type, autoComplete, inputMode } = FIELDS[field];
  return (
    <TextField
      {...state.fieldProps(field)}
      id={fieldId(field)}
      label={label}
      hint={hint}
      optional={optional}
      type={type ?? 'text'}
      autoComplete={autoComplete}
      inputMode={inputMode}
      required={!optional}
    />
  );
}

/** Says what saving does, and what can't be done here yet. */
function Ending({ isSaved }: { isSaved: boolean }) {
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
        Placing the order online is not open yet, and nothing is charged. Your details are kept with this
        cart, so that you need not type them again.
      </p>
    </div>
  );
}
