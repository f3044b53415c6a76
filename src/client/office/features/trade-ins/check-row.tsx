import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { CHECK_RESULTS, type CheckResult } from '#rules/trade-in/kinds.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { formatPounds } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { CutFields } from './cut-fields.tsx';
import { RuleSelect } from './rule-select.tsx';
import { fieldName, type Finding } from './inspection-values.ts';
import type { Device } from './trade-ins.api.ts';

const RESULTS: Record<CheckResult, string> = { as_told: 'As told', better: 'Better', worse: 'Worse' };
const ICONS = {
  as_told: { icon: Check, look: 'bg-sell-tint text-sell-text' },
  better: { icon: ArrowUp, look: 'bg-sell-tint text-sell-text' },
  worse: { icon: ArrowDown, look: 'bg-danger-tint text-danger' },
} as const;

const readResult = (text: string): CheckResult | null => CHECK_RESULTS.find((one) => one === text) ?? null;

/** The deduction of a row: '−£30'. */
function effectOf({ result, amount }: Finding): string {
  if (result === null) return '';
  const pounds = result === 'as_told' ? 0 : readPounds(amount);
  return pounds ? `${result === 'worse' ? '−' : '+'}${formatPounds(pounds)}` : '£0';
}

type Props = {
  row: number;
  finding: Finding;
  number: string;
  reader: string;
  /** The answers of the price rules that are worse, or better, than told. */
  ruleAnswers: Device['others'];
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Finding>) => void;
  /** For rows that the inspector has added. */
  onRemove: (() => void) | undefined;
};

/**
 * One fact from the customer, beside the inspector's finding. A worse finding opens the fields for its
 * evidence.
 */
export function CheckRow(props: Props) {
  const { row, finding, number, reader, ruleAnswers, errors, onChange, onRemove } = props;
  const { check, told, result, found } = finding;
  const isOpen = result === 'worse' || result === 'better';
  const look = result && ICONS[result];
  const resultName = fieldName(row, 'result');
  /** The key = confirms the row, and moves on to the next one. */
  function press(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key !== '=') return;
    event.preventDefault();
    onChange({ result: 'as_told' });
    document.querySelector<HTMLElement>(`[name="${fieldName(row + 1, 'result')}"]`)?.focus();
  }
  return (
    <li className={cx('border-t border-grey-2 px-5 py-2', result === 'worse' && 'bg-[#fffbfa]')}>
      <div className="grid grid-cols-[minmax(0,1fr)_32px_48px] items-center gap-x-2.5 gap-y-1 w600:grid-cols-[minmax(0,1fr)_minmax(0,228px)_32px_56px] w1024:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_28px_56px]">
        <span className="min-w-0 max-w600:col-span-3">
          <b className="block font-semibold wrap-anywhere">{check}</b>
          <span className="block text-caption wrap-anywhere text-muted w1024:hidden">
            {told ? `Told: ${told}` : 'Not asked'}
          </span>
        </span>
        <span className="min-w-0 wrap-anywhere text-secondary max-w1024:hidden">{told || 'Not asked'}</span>
        <Select
          label={`What we found: ${check}`}
          hideLabel
          tall={40}
          name={resultName}
          value={result ?? ''}
          error={errors[resultName]}
          onChange={({ target }) => onChange({ result: readResult(target.value) })}
          onKeyDown={press}
          choices={[
            { value: '', label: 'Not checked' },
            ...CHECK_RESULTS.map((value) => ({ value, label: RESULTS[value] })),
          ]}
        />
        {look ? (
          <span className={cx('grid size-7 place-items-center rounded-full', look.look)}>
            <look.icon size={16} />
          </span>
        ) : (
          <span aria-hidden="true" className="size-7 rounded-full border border-dashed border-control" />
        )}
        <span
          className={cx(
            'text-right font-semibold whitespace-nowrap tabular-nums',
            result === 'worse' && 'text-danger',
          )}
        >
          {effectOf(finding)}
        </span>
      </div>
      {isOpen && (
        <div className="pt-3 pb-2">
          <div className="flex items-end gap-2">
            <TextField
              className="flex-1"
              label="What you found"
              tall={40}
              maxLength={200}
              autoComplete="off"
              name={fieldName(row, 'found')}
              value={found}
              error={errors[fieldName(row, 'found')]}
              onChange={({ target }) => onChange({ found: target.value })}
            />
            {onRemove && (
              <IconButton label={`Remove ${check}`} size={40} onClick={onRemove}>
                <X size={16} />
              </IconButton>
            )}
          </div>
          {result === 'better' && ruleAnswers.length > 0 && (
            <RuleSelect
              className="mt-3 max-w-90"
              name={fieldName(row, 'rule')}
              finding={finding}
              ruleAnswers={ruleAnswers}
              onChange={onChange}
            />
          )}
          {result === 'worse' && (
            <CutFields
              row={row}
              finding={finding}
              number={number}
              reader={reader}
              ruleAnswers={ruleAnswers}
              errors={errors}
              onChange={onChange}
            />
          )}
        </div>
      )}
    </li>
  );
}
