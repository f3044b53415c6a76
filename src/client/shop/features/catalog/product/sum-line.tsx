import { formatPence } from '#rules/money/money.ts';
import type { Purchase } from './use-purchase.ts';

/** (unit price + chosen add-ons) × quantity. The calculation is shown unless the total is just the price. */
export function SumLine({ purchase }: { purchase: Purchase }) {
  const { unit, addOns, quantity, total } = purchase;
  const price = formatPence(unit);
  const each = addOns === 0 ? price : `${price} + ${formatPence(addOns)}`;
  const times = addOns === 0 ? each : `(${each})`;
  const sum = quantity === 1 ? each : `${times} × ${quantity}`;
  return (
    <p className="text-right tabular-nums">
      {sum !== price && <span className="block text-caption text-muted">{sum}</span>}
      <span className="sr-only">Total </span>
      <span className="text-price">{formatPence(total)}</span>
    </p>
  );
}
