import { addresses } from '#rules/page/addresses.ts';
import { LINES, type Line } from '#rules/catalog/lines.ts';
import { TabNav } from '#client/ui/tab-nav.tsx';
import { useCartCounts } from './use-cart-counts.ts';

const NAMES: Record<Line, string> = { buy: 'Buy', sell: 'Sell', repair: 'Repair' };

/** The three carts, each with its own count. */
export function CartTabs({ line }: { line: Line }) {
  const counts = useCartCounts();
  return (
    <TabNav
      label="Your carts"
      items={LINES.map((one) => ({
        line: one,
        label: NAMES[one],
        href: addresses.cart(one),
        current: one === line,
        count: counts[one],
      }))}
    />
  );
}
