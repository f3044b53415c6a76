import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { FIELDS, isTyped, type TypedField } from './form-parts.ts';
import type { FormField } from './typed-form.ts';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

const HALVES = { narrow: 'w500:col-span-1', tablet: 'w600:col-span-1', never: '' };

type Props = {
  state: CheckoutFormState;
  fields: readonly FormField[];
  /** Renders fields that are chosen and not typed. */
  chosen?: (field: FormField) => ReactNode;
  /** The content after the last row. */
  end?: ReactNode;
};

/** Fields in two columns, where there is room. */
export function FormFields({ state, fields, chosen, end }: Props) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 w600:gap-x-4 w600:gap-y-5">
      {fields.map((field) => (
        <div
          key={field}
          className={cx('col-span-2 min-w-0', isTyped(field) && HALVES[FIELDS[field].half ?? 'never'])}
        >
          {isTyped(field) ? <Typed state={state} field={field} /> : chosen?.(field)}
        </div>
      ))}
      {end}
    </div>
  );
}

function Typed({ state, field }: { state: CheckoutFormState; field: TypedField }) {
  const { label, hint, optional, type, autoComplete, inputMode, autoCapitalize } = FIELDS[field];
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
      autoCapitalize={autoCapitalize}
      required={!optional}
    />
  );
}
