import { addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES, LINES } from '#rules/catalog/lines.ts';
import { LineSwitch } from '#client/ui/lines.tsx';
import { useCurrentLine } from './use-current-line.ts';

const items = LINES.map((line) => ({ line, label: LINE_NAMES[line], href: addresses.listing(line) }));

/** Buy, Sell, Repair: on every page, the one a visitor is in marked. */
export function ShopLines({ full, tall }: { full?: boolean; tall?: boolean }) {
  return (
    <LineSwitch
      label="Buy, sell or repair"
      items={items}
      current={useCurrentLine()}
      full={full}
      tall={tall}
    />
  );
}
