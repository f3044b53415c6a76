import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { cx } from './cx.ts';

type Look = 'outline' | 'soft' | 'white' | 'dark' | 'plain';

type Shared = {
  /** The name for screen readers, since there is no visible text. */
  label: string;
  look?: Look | undefined;
  /** Width and height in pixels. */
  size?: 40 | 44 | 48 | undefined;
  children: ReactNode;
};

const looks: Record<Look, string> = {
  outline: 'rounded-full border border-outline bg-paper hover:bg-grey-1 disabled:border-border',
  soft: 'rounded-full bg-grey-1 hover:bg-grey-2',
  white: 'rounded-full bg-paper/90 hover:bg-paper',
  dark: 'rounded-full bg-ink text-paper hover:bg-ink-hover',
  plain: 'rounded-control hover:bg-grey-1',
};

const sizes = { 40: 'size-10', 44: 'size-11', 48: 'size-12' };

function iconLook(look: Look = 'outline', size: 40 | 44 | 48 = 40, className?: string) {
  return cx(
    'relative inline-grid shrink-0 place-items-center transition-colors disabled:bg-transparent disabled:text-faint',
    looks[look],
    sizes[size],
    className,
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & Shared;

/** `aria-pressed` makes it a toggle. When pressed, its icon is filled in the colour of the heart. */
export function IconButton({ label, look, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        iconLook(look, size, className),
        'aria-pressed:text-danger aria-pressed:[&_svg]:fill-current',
      )}
    >
      {children}
    </button>
  );
}

export function IconLink({ label, look, size, className, children, ...rest }: AnchorProps & Shared) {
  return (
    <Anchor {...rest} aria-label={label} className={iconLook(look, size, className)}>
      {children}
    </Anchor>
  );
}

/** The number on a cart or heart icon. The icon's own label says it in words. */
export function CountBubble({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 right-0 h-4.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[11px] leading-4.5 font-semibold text-accent-on tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
