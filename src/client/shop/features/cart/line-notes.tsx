import { CircleAlert, TrendingDown, TrendingUp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartItem } from '#contract/cart.ts';
import { formatPounds } from '#client/lib/format.ts';
import { inCart, takeableOf } from '#client/lib/in-cart.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { itemPage } from './item-words.ts';
import { OWN_PRODUCT } from './refusals.ts';

/** From this number down, the remaining stock is shown. */
const FEW = 5;

type Props = {
  item: CartItem;
  items: readonly CartItem[];
  onQuantity: (quantity: number) => void;
};

/** Notes about an item: why it can't be ordered, low stock, and a changed price. */
export function LineNotes(props: Props) {
  const { item } = props;
  return (
    <>
      {item.problem ? <Problem {...props} /> : <Stock {...props} />}
      {item.price_then !== item.unit_price && <PriceMoved item={item} />}
    </>
  );
}

const link = 'rounded-badge font-semibold underline underline-offset-4';

function Problem({ item, items, onQuantity }: Props) {
  const left = typeof item.available_stock === 'number' ? item.available_stock : 0;
  const most = takeableOf(item, items);
  switch (item.problem) {
    case 'out_of_stock':
      return <Note tone="bad">Out of stock. Save it for later, or remove it.</Note>;
    case 'not_enough':
      return (
        <Note tone="bad">
          {left > 0 ? `There are only ${left} left. ` : 'There are not that many left. '}
          {most > 0 && (
            <button type="button" className={link} onClick={() => onQuantity(most)}>
              Take {most}
            </button>
          )}
        </Note>
      );
    case 'unavailable':
      return <Note tone="bad">No longer offered. Remove it to continue.</Note>;
    case 'away':
      return <Note tone="bad">{item.away}. Save it for later, or remove it.</Note>;
    case 'own_product':
      return <Note tone="bad">{OWN_PRODUCT}.</Note>;
    case 'answers_missing':
      return (
        <Note tone="bad">
          A required choice is missing.{' '}
          <Anchor href={itemPage(item)} className={link}>
            Choose again
          </Anchor>
        </Note>
      );
    case null:
      return null;
  }
}

function Stock({ item, items }: Props) {
  const left = item.available_stock;
  if (typeof left !== 'number' || left > FEW || item.is_active_for !== 1) return null;
  const mine = inCart(items, item);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge kind="low-stock">Only {left} left</Badge>
      {mine > 1 && (
        <span className="text-caption text-muted tabular-nums">
          {mine >= left ? 'All of them are in your cart' : `${mine} of them are in your cart`}
        </span>
      )}
    </p>
  );
}

/** For a seller, a higher price is good news. */
function PriceMoved({ item }: { item: CartItem }) {
  const hasRisen = item.unit_price > item.price_then;
  const isGood = hasRisen === (item.is_active_for === 2);
  return (
    <Note tone={isGood ? 'good' : 'plain'} icon={hasRisen ? TrendingUp : TrendingDown}>
      {hasRisen ? 'Up' : 'Down'} from {formatPounds(item.price_then)} since you added it
    </Note>
  );
}

const tones = { bad: 'font-medium text-danger', good: 'text-sell-text', plain: 'text-secondary' };

function Note({
  tone,
  icon: Icon = CircleAlert,
  children,
}: {
  tone: keyof typeof tones;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <p className={cx('mt-2 flex gap-1.5 text-small', tones[tone])}>
      <Icon size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
