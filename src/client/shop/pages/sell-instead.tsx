import type { RepairSale, TrackedRepair } from '#contract/repairs.ts';
import type { Tracking } from '#client/lib/tracking.api.ts';
import { SellPanel } from '#client/shop/features/repairs/sell-panel.tsx';
import { moverOf } from '#client/shop/features/repairs/use-move.ts';
import { SellerForm } from '#client/shop/features/trade-ins/seller-form.tsx';

export type SellInsteadProps = { tracked: TrackedRepair; sale: RepairSale; link: Tracking };

/** Selling a device that can't be repaired: what any seller is asked, with the price of now. */
export function SellInstead({ tracked, sale, link }: SellInsteadProps) {
  const { device, address } = tracked;
  const make = moverOf(link, tracked);
  return (
    <SellPanel
      sale={sale}
      form={(offer, answers) => (
        <SellerForm
          label={`Sell ${device.name} as it is`}
          offer={offer}
          payout="bank"
          address={address}
          accountEnds={null}
          isHere
          yes="Sell it for"
          busy="Selling"
          send={(words) =>
            make({
              move: 'sell_instead',
              answers,
              agreed_total: words.payout === 'bank' ? offer.cash : offer.voucher,
              ...words,
            })
          }
        />
      )}
    />
  );
}
