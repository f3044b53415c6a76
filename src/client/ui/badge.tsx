import { BadgeCheck, Check, Clock3 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeKind =
  | 'saving'
  | 'percent'
  | 'condition'
  | 'new'
  | 'verified'
  | 'selected'
  | 'required'
  | 'low-stock'
  | 'same-day'
  | 'out-of-stock'
  | 'white';

const kinds: Record<BadgeKind, string> = {
  saving: 'bg-buy text-paper',
  percent: 'bg-buy-tint text-buy-text',
  condition: 'bg-grey-2 text-ink',
  new: 'border border-outline bg-paper text-ink',
  verified: 'bg-sell-tint text-sell-text',
  selected: 'bg-sell-tint text-sell-text',
  required: 'bg-danger-tint text-danger',
  'low-stock': 'bg-repair-tint text-repair-text',
  'same-day': 'bg-repair-tint text-repair-text',
  'out-of-stock': 'bg-ink text-paper',
  white: 'bg-paper text-ink',
};

const icons: Partial<Record<BadgeKind, LucideIcon>> = {
  verified: BadgeCheck,
  selected: Check,
  'low-stock': Clock3,
};

export function Badge({
  kind,
  className,
  children,
}: {
  kind: BadgeKind;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-badge px-2 text-badge whitespace-nowrap tabular-nums',
        kinds[kind],
        className,
      )}
    >
      {Icon && <Icon size={14} />}
      {children}
    </span>
  );
}
