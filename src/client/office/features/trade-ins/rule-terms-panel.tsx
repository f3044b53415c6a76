import type { PriceRulesWire } from '#contract/price-rules-office.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { gradeField, ownShares, type RulesForm } from './price-rules-values.ts';

type Props = { form: RulesForm; rules: PriceRulesWire; mayEdit: boolean };

const FIELD = 'w-full w600:w-44';
const typing = { tall: 40, inputMode: 'decimal', autoComplete: 'off' } as const;

/** How every offer is rounded and limited. */
export function TermsPanel({ form, mayEdit }: Omit<Props, 'rules'>) {
  return (
    <Box title="Every offer">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <TextField
          {...form.fieldProps('floor')}
          {...typing}
          unit="£"
          label="Floor"
          hint="The lowest offer"
          className={FIELD}
          disabled={!mayEdit}
        />
        <TextField
          {...form.fieldProps('step')}
          {...typing}
          unit="£"
          label="Rounded to"
          hint="Offers are multiples of it"
          className={FIELD}
          disabled={!mayEdit}
        />
        <TextField
          {...form.fieldProps('voucher')}
          {...typing}
          label="Voucher adds, in percent"
          hint="On top of the cash"
          className={FIELD}
          disabled={!mayEdit}
        />
      </div>
    </Box>
  );
}

/** A factor for each grade. An empty one leaves each model its own amount. */
export function GradesPanel({ form, rules, mayEdit }: Props) {
  if (rules.grades.length === 0) return null;
  return (
    <Box title="Grades">
      <p className="-mt-2 mb-3 max-w-160 text-caption text-muted">
        The share of the price for model and spec, in percent. Where it is empty, each model keeps its own
        amount.
      </p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {rules.grades.map(({ value, label }) => (
          <TextField
            key={value}
            {...form.fieldProps(gradeField(value))}
            {...typing}
            label={label}
            hint={ownShares(rules, value)}
            className={FIELD}
            disabled={!mayEdit}
          />
        ))}
      </div>
    </Box>
  );
}
