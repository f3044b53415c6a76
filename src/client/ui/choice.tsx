import { Fragment, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { SwatchDot } from './swatches.tsx';

export type ChoiceColumns = 2 | 3 | 4 | 'roomy' | 'snug';

type ChoiceGroupProps = {
  label: string;
  /** The meaning of the current choice, beside the label. */
  detail?: ReactNode;
  /** In narrow places four columns become two. `roomy` makes two of three; `snug` only on the narrowest phones. */
  columns?: ChoiceColumns | undefined;
  /** Badge, link or help at the end of the label's row. */
  trailing?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** On an upright tablet, two tiles would be as wide as a phone, so they are at most 268 pixels. */
const TWO = 'grid-cols-2 w600:max-w768:grid-cols-[repeat(2,minmax(0,268px))]';

const columnClasses: Record<ChoiceColumns, string> = {
  2: TWO,
  3: 'grid-cols-3',
  4: 'grid-cols-2 @min-[440px]:grid-cols-4',
  roomy: 'grid-cols-2 @min-[440px]:grid-cols-3',
  snug: 'grid-cols-2 @min-[340px]:grid-cols-3',
};

export function ChoiceGroup({ label, detail, columns = 3, trailing, children, className }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={cx('@container', className)}>
      <div className="mb-2.5 flex items-baseline gap-2 text-label">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {detail && <span className="text-muted">{detail}</span>}
        {trailing && <span className="ml-auto">{trailing}</span>}
      </div>
      <div className={cx('grid gap-2', columnClasses[columns])}>{children}</div>
    </div>
  );
}

type ChoiceButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  /** A second line: the price difference, or why it is not available. */
  second?: string | undefined;
  swatch?: string | undefined;
  chosen?: boolean | undefined;
  /** Marked as unavailable, but can still be chosen. */
  unavailable?: boolean | undefined;
};

/** A long word such as (PRODUCT)RED may break only after its bracket. */
const breakable = (label: string) =>
  label.split(/(?<=\))/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A chosen button gets a second pixel outside its border, so that nothing shifts. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { label, second, swatch, chosen = false, unavailable = false, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={cx(
        'flex min-h-12 items-center gap-2 rounded-control border px-3 py-2 text-left text-label transition-colors forced-colors:aria-pressed:border-4',
        swatch && '@max-[439px]:gap-1.5 @max-[439px]:px-2 @max-[439px]:text-small',
        chosen && 'border-accent-mark bg-accent-tint ring-1 ring-accent-mark',
        !chosen &&
          (unavailable ? 'border-outline bg-grey-1 text-muted' : 'border-outline bg-paper hover:bg-grey-1'),
        className,
      )}
    >
      {swatch && <SwatchDot colour={swatch} className="size-6" />}
      <span className="min-w-0">
        <span
          className={cx(
            'block wrap-break-word',
            chosen || (second && !unavailable) ? 'font-semibold' : 'font-medium',
          )}
        >
          {breakable(label)}
        </span>
        {second && (
          <span
            className={cx(
              'mt-px block text-caption tabular-nums',
              chosen ? 'text-accent-text' : 'text-muted',
            )}
          >
            {second}
          </span>
        )}
      </span>
    </button>
  );
}
