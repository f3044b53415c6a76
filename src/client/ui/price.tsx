import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PriceProps = {
  /** Formatted text, such as '£289'. */
  price: string;
  was?: string | undefined;
  /** Adds 'from' to a price that other choices increase. */
  from?: boolean | undefined;
  size?: 'card' | 'product' | undefined;
  className?: string | undefined;
  /** A badge beside it, such as the saving. */
  children?: ReactNode;
};

export function Price({ price, was, from = false, size = 'card', className, children }: PriceProps) {
  const large = size === 'product';
  return (
    <p
      className={cx(
        'flex flex-wrap items-baseline tabular-nums',
        large ? 'gap-x-3 gap-y-1' : 'gap-x-2',
        className,
      )}
    >
      <span className="whitespace-nowrap">
        {from && <span className="mr-1.5 text-small text-muted">from</span>}
        <span className={large ? 'text-price-large' : 'text-price'}>{price}</span>
      </span>
      {was !== undefined && (
        <s className={cx('whitespace-nowrap text-muted', large ? 'text-body' : 'text-small')}>
          <span className={large ? undefined : 'sr-only'}>was </span>
          {was}
        </s>
      )}
      {children && <span className={cx('flex gap-2', large && 'self-center')}>{children}</span>}
    </p>
  );
}
