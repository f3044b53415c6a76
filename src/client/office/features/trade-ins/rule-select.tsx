import { formatPounds } from '#client/lib/format.ts';
import { Select } from '#client/ui/select.tsx';
import type { Finding } from './inspection-values.ts';
import type { Device } from './trade-ins.api.ts';

type Props = {
  name: string;
  finding: Finding;
  ruleAnswers: Device['others'];
  onChange: (changed: Partial<Finding>) => void;
  className?: string;
};

/** The answer that the customer should have given. It fills in the finding, and its sum by the price rules. */
export function RuleSelect({ name, finding, ruleAnswers, onChange, className }: Props) {
  const sign = finding.result === 'worse' ? '−' : '+';
  return (
    <Select
      label="By the price rules"
      hint="The right answer, and what it changes."
      tall={40}
      {...(className && { className })}
      name={name}
      value={ruleAnswers.some(({ answer }) => answer === finding.found) ? finding.found : ''}
      onChange={({ target }) => {
        const rule = ruleAnswers.find(({ answer }) => answer === target.value);
        if (rule) onChange({ found: rule.answer, amount: String(rule.amount) });
      }}
      choices={[
        { value: '', label: 'Another difference' },
        ...ruleAnswers.map(({ answer, amount }) => ({
          value: answer,
          label: `${answer}, ${sign}${formatPounds(amount)}`,
        })),
      ]}
    />
  );
}
