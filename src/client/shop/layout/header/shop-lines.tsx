import { addresses } from '#rules/page/addresses.ts';
import { useLines } from '#client/shop/features/site/site.api.ts';
import { LineSwitch } from '#client/ui/lines.tsx';
import { useCurrentLine } from './use-current-line.ts';

/** Buy, Sell and Repair, if the shop has them, on every page. The visitor's current line is marked. */
export function ShopLines({ full, tall }: { full?: boolean; tall?: boolean }) {
  return (
    <LineSwitch
      label="Buy, sell or repair"
      items={useLines().map(({ line, label }) => ({ line, label, href: addresses.listing(line) }))}
      current={useCurrentLine()}
      full={full}
      tall={tall}
    />
  );
}
