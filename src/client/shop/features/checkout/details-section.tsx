import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '#contract/account-profile.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { FormFields } from './form-fields.tsx';
import { placeWords } from './saved-address.ts';
import { SavedAddresses, useSavedChoice } from './saved-addresses.tsx';
import { StepHeading } from './step-heading.tsx';
import type { TypedForm } from './typed-form.ts';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

/** From here on the whole form has room. */
const NARROW = '(width < 1024px)';

type Props = {
  state: CheckoutFormState;
  step: 1 | 2 | 3;
  /** Everything is collected: no address is asked for. */
  collects: boolean;
  isMember: boolean;
  addresses: readonly Address[];
};

/** Contact and address. On narrow screens it folds to a card when complete, and an error opens it again. */
export function DetailsSection({ state, step, collects, isMember, addresses }: Props) {
  const fields = state.parts.flatMap((part) => part.fields);
  const isFilled = state.isRight(fields);
  const isWrong = fields.some((field) => state.errorOf(field) !== undefined);
  const isNarrow = useMedia(NARROW);
  const [isOpen, setIsOpen] = useState(!isFilled);
  if (!isOpen && (!isFilled || isWrong)) setIsOpen(true);
  const isFolded = isNarrow && !isOpen;
  const choice = useSavedChoice(state, addresses);
  const hasList = !collects && addresses.length > 0;
  const isSaved = hasList && choice.chosen !== undefined;
  const asked = isSaved ? fields.filter((field) => field === 'email') : fields;
  const { edit, moveFocus } = useFoldFocus(isFolded);

  /** Folds if nothing is missing; otherwise shows the errors and focuses the first. */
  const goOn = () => {
    const wrong = asked.find((field) => !state.isRight([field]));
    if (!wrong) {
      moveFocus();
      return setIsOpen(false);
    }
    state.mark(asked);
    document.getElementById(fieldId(wrong))?.focus();
  };

  return (
    <section aria-label="Your details" className="relative grid grid-cols-1 gap-5">
      <StepHeading
        number={1}
        title="Your details"
        note={isFolded || isSaved ? undefined : fieldsNote(collects)}
        step={step}
      />
      {isFolded ? (
        <Folded form={state.form} collects={collects}>
          <button
            ref={edit}
            type="button"
            className="absolute top-0 right-0 rounded-badge py-1 text-small font-semibold text-accent-text hover:underline hover:underline-offset-4 w600:top-4 w600:right-5 pointer-coarse:min-h-11 pointer-coarse:min-w-11 max-w600:pointer-coarse:-top-1.5"
            onClick={() => {
              moveFocus();
              setIsOpen(true);
            }}
          >
            Edit<span className="sr-only"> your details</span>
          </button>
        </Folded>
      ) : (
        <>
          {hasList && <FormFields state={state} fields={['email']} />}
          {hasList && <SavedAddresses addresses={addresses} choice={choice} />}
          {!isSaved && (
            <FormFields
              state={state}
              fields={hasList ? asked.filter((one) => one !== 'email') : asked}
              end={!collects && !hasList && <Reach />}
            />
          )}
          {isMember && !collects && !isSaved && (
            <Checkbox
              label="Keep this address in my account"
              checked={state.form.keep_address ?? false}
              onChange={({ target }) => state.change({ keep_address: target.checked })}
            />
          )}
          <Button variant="outline" size={48} className="justify-self-start w1024:hidden" onClick={goOn}>
            Continue to delivery
          </Button>
        </>
      )}
    </section>
  );
}

/** Beside the last field, where there is room for it. */
function Reach() {
  return (
    <p className="hidden items-center gap-2.5 self-start pt-10 text-small text-secondary w600:flex">
      <Info size={18} className="shrink-0" />
      We deliver to every postcode of the United Kingdom.
    </p>
  );
}

const fieldsNote = (collects: boolean) =>
  collects ? 'Three fields, one of them optional' : 'Seven fields, two of them optional';

/** Keeps the focus in place after folding or opening by a button. */
function useFoldFocus(isFolded: boolean) {
  const edit = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (isFolded) edit.current?.focus();
    else document.getElementById(fieldId('email'))?.focus();
  }, [isFolded]);
  return {
    edit,
    moveFocus: () => {
      isPressed.current = true;
    },
  };
}

type FoldedProps = { form: TypedForm; collects: boolean; children: ReactNode };

function Folded({ form, collects, children }: FoldedProps) {
  return (
    <div className="rounded-card border border-border px-4 py-3.5 text-label wrap-anywhere w600:relative w600:grid w600:grid-cols-2 w600:gap-6 w600:px-5 w600:py-4 w600:pr-20">
      <p>
        <b className="block font-semibold">{form.name}</b>
        <span className="block text-secondary">{form.email}</span>
        {form.phone && <span className="block text-secondary tabular-nums">{form.phone}</span>}
      </p>
      {!collects && (
        <p>
          <b className="hidden font-semibold w600:block">Deliver to</b>
          <span className="block text-secondary">{placeWords(form)}</span>
        </p>
      )}
      {children}
    </div>
  );
}
