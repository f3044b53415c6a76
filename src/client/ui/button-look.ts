import { cx } from './cx.ts';

/** `accent` follows the line of the page around it (`data-line`). */
export type ButtonVariant =
  'ink' | 'buy' | 'sell' | 'repair' | 'accent' | 'outline' | 'danger' | 'light' | 'text';
/** Height in pixels. */
export type ButtonSize = 56 | 52 | 48 | 40;

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
};

const variants: Record<ButtonVariant, string> = {
  ink: 'bg-ink text-paper hover:bg-ink-hover active:bg-ink focus-visible:outline-ink',
  buy: 'bg-buy text-paper hover:bg-buy-hover active:bg-buy-text focus-visible:outline-buy',
  sell: 'bg-sell text-paper hover:bg-sell-hover active:bg-sell focus-visible:outline-sell',
  repair: 'bg-repair text-repair-on hover:bg-repair-hover active:bg-repair focus-visible:outline-ink',
  accent: 'bg-accent text-accent-on hover:bg-accent-hover active:bg-accent',
  outline:
    'border border-outline bg-paper text-ink hover:bg-grey-1 active:bg-grey-2 focus-visible:outline-ink disabled:border-transparent',
  danger: 'bg-danger text-paper hover:bg-danger-hover active:bg-danger focus-visible:outline-danger',
  light: 'bg-paper text-ink hover:bg-grey-2 active:bg-paper',
  text: 'group/text text-current underline-offset-4 hover:underline disabled:no-underline',
};

const boxes: Record<ButtonSize, string> = {
  56: 'h-14 px-7 text-body',
  52: 'h-13 px-6 text-body',
  48: 'h-12 px-5.5 text-body',
  40: 'h-10 px-4 text-small',
};

const bare: Record<ButtonSize, string> = {
  56: 'h-14 text-body',
  52: 'h-13 text-body',
  48: 'h-12 text-label',
  40: 'h-10 text-small',
};

export function buttonLook({ variant = 'ink', size = 48, full = false, className }: ButtonLook): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold tracking-[-0.01em] whitespace-nowrap transition-colors',
    variants[variant],
    'disabled:text-disabled',
    variant === 'text' ? bare[size] : cx('disabled:bg-grey-2', boxes[size]),
    full && 'w-full',
    className,
  );
}
