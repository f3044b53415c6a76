import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

type TickProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A second line under the label. */
  detail?: ReactNode;
  /** At the end of the row: a count or a price. */
  trailing?: ReactNode;
  invalid?: boolean | undefined;
};

const input =
  'peer size-5 appearance-none border-[1.5px] border-control bg-paper transition-colors checked:border-accent-mark disabled:border-outline disabled:bg-grey-1 aria-invalid:border-2 aria-invalid:border-danger';

export function Checkbox(props: TickProps) {
  return (
    <Row {...props} type="checkbox" className={cx(input, 'rounded-[5px] checked:bg-accent')}>
      <Check
        size={14}
        className="pointer-events-none absolute inset-0 m-auto hidden stroke-3! text-accent-on peer-checked:block"
      />
    </Row>
  );
}

export function Radio(props: TickProps) {
  return <Row {...props} type="radio" className={cx(input, 'rounded-full checked:border-6')} />;
}

function Row(props: TickProps & { type: 'checkbox' | 'radio'; className: string; children?: ReactNode }) {
  const { label, detail, trailing, invalid, className, children, ...rest } = props;
  const detailId = useId();
  return (
    <label className="flex min-h-8.5 items-start gap-3 py-1.5 text-label has-disabled:text-disabled pointer-coarse:py-3">
      <span className="relative size-5 shrink-0">
        <input
          {...rest}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={detail ? detailId : undefined}
          className={className}
        />
        {children}
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {detail && (
          <span id={detailId} className="block text-caption text-muted">
            {detail}
          </span>
        )}
      </span>
      {trailing !== undefined && (
        <span className="shrink-0 text-caption whitespace-nowrap text-muted tabular-nums">{trailing}</span>
      )}
    </label>
  );
}
