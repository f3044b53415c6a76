import { useEffect, useRef } from 'react';
import { labelOf } from './form-parts.ts';
import { listedError } from './missing-words.ts';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

const headingOf = (fields: number) =>
  `Please fill in or correct ${fields === 1 ? 'this field' : `these ${fields} fields`}`;

/** The errors after a failed submission, each with a link to its field. */
export function ErrorSummary({ state }: { state: CheckoutFormState }) {
  const { summary, errorOf } = state;
  const box = useRef<HTMLDivElement>(null);
  const tries = summary?.tries;
  useEffect(() => {
    if (tries !== undefined) box.current?.focus();
  }, [tries]);
  if (!summary || (summary.fields.length === 0 && !summary.failure)) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-danger bg-danger-tint px-5 py-4 text-small"
    >
      <h2 className="font-semibold text-danger">
        {summary.fields.length > 0 ? headingOf(summary.fields.length) : summary.failure}
      </h2>
      {summary.fields.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {summary.fields.map((field) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                className="inline-block rounded-badge py-0.5 text-danger pointer-coarse:py-3 underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(field))?.focus();
                }}
              >
                {listedError(field, labelOf(field), errorOf(field))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
