import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

export type Line = 'buy' | 'sell' | 'repair';

const dots: Record<Line, string> = { buy: 'bg-buy', sell: 'bg-sell', repair: 'bg-repair' };

export function LineDot({ line, className }: { line: Line; className?: string | undefined }) {
  return <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[line], className)} />;
}

type LineSwitchProps = {
  label: string;
  items: readonly { line: Line; label: string; href: string }[];
  current?: Line | undefined;
  /** Fills the row with equal parts, as on a phone. */
  full?: boolean | undefined;
  /** Large enough for a finger, as in a drawer. */
  tall?: boolean | undefined;
};

export function LineSwitch({ label, items, current, full = false, tall = false }: LineSwitchProps) {
  return (
    <nav
      aria-label={label}
      className={cx(
        'rounded-[10px] bg-grey-1 p-1',
        full ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex not-w1024:p-0.75',
      )}
    >
      {items.map((item) => (
        <Anchor
          key={item.line}
          href={item.href}
          data-line={item.line}
          aria-current={item.line === current ? 'true' : undefined}
          className={cx(
            'flex items-center justify-center gap-2 rounded-[7px] px-3.5 text-small font-semibold transition-colors focus-visible:outline-offset-1',
            tall ? 'h-11' : 'h-9.5',
            !full && 'w1024:h-8',
            item.line === current ? 'bg-paper text-accent-text shadow-small' : 'hover:bg-grey-2',
          )}
        >
          <LineDot line={item.line} />
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}
