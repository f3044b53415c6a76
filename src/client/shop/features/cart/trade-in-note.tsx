import { addresses } from '#rules/page/addresses.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { useCart } from './cart.api.ts';

/** Shows the offer of a sell cart. It is paid after an inspection, so no total includes it. */
export function TradeInNote() {
  const { cart } = useCart('sell');
  if (!cart || cart.totals.quantity === 0) return null;
  const voucher = cart.totals.voucher ?? cart.totals.total;
  return (
    <div data-line="sell" className="mt-4 rounded-box bg-accent-tint px-4 py-3.5 text-small">
      <p className="flex items-center gap-2 font-semibold text-accent-text tabular-nums">
        <LineDot line="sell" />
        Your trade-in
        <span className="ml-auto">{formatPounds(voucher)}</span>
      </p>
      <p className="mt-1 text-caption text-secondary">
        As a voucher, once we have checked what you send. It is not taken off here.{' '}
        <Anchor href={addresses.cart('sell')} className="rounded-badge underline underline-offset-4">
          See your sell cart
        </Anchor>
      </p>
    </div>
  );
}
