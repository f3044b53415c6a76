import { cx } from '#client/ui/cx.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { CHECKLIST, type Checked, type CheckInValues } from './check-in-values.ts';

const ANSWERS: readonly { is: Checked; label: string; look: string }[] = [
  { is: 'ok', label: 'Works', look: 'aria-pressed:bg-sell-tint aria-pressed:text-sell-text' },
  { is: 'faulty', label: 'Faulty', look: 'aria-pressed:bg-danger-tint aria-pressed:text-danger' },
  { is: 'none', label: 'Has none', look: 'aria-pressed:bg-grey-2' },
];

type Props = { checks: CheckInValues['checks']; onChange: (checks: CheckInValues['checks']) => void };

/** The checks, one press each. A fault can be described. */
export function CheckList({ checks, onChange }: Props) {
  return (
    <ul className="rounded-control border border-border">
      {CHECKLIST.map((check, row) => {
        const said = checks[check];
        return (
          <li key={check} className="border-grey-2 px-3 py-1.5 not-first:border-t">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-medium max-w600:w-full max-w600:pt-1.5">{check}</span>
              <span role="group" aria-label={check} className="flex gap-1 max-w600:-ml-3">
                {ANSWERS.map(({ is, label, look }) => (
                  <button
                    key={is}
                    type="button"
                    name={row === 0 && is === 'ok' ? 'checks' : undefined}
                    aria-pressed={said?.is === is}
                    onClick={() => onChange({ ...checks, [check]: { is, note: said?.note ?? '' } })}
                    className={cx(
                      'h-11 rounded-control px-3 text-caption font-semibold text-secondary hover:bg-grey-1 w1024:h-9',
                      look,
                    )}
                  >
                    {label}
                  </button>
                ))}
              </span>
            </div>
            {said?.is === 'faulty' && (
              <TextField
                label={`What is wrong: ${check}`}
                hideLabel
                tall={40}
                className="mt-1 mb-1.5"
                placeholder="What is wrong with it"
                maxLength={200}
                autoComplete="off"
                value={said.note}
                onChange={({ target }) => onChange({ ...checks, [check]: { ...said, note: target.value } })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
