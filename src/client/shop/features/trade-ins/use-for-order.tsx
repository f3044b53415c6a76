import type { TradeInItem } from '#contract/trade-ins.ts';
import { canPayForOrder } from '#rules/trade-in/as-credit.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPounds } from '#client/lib/format.ts';
import { keepPayingDevice } from '#client/lib/paying-device.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** A device can pay for a new one. The checkout then finds it by the link of this page. */
export function UseForOrder({ item, token }: { item: TradeInItem; token: string }) {
  const { pays_for: paysFor, state, offer, name, number } = item;
  if (paysFor) {
    return (
      <p className="rounded-box bg-accent-tint px-4 py-3.5 text-small text-pretty">
        {paysFor.is_used
          ? `It has paid ${formatPounds(paysFor.amount)} of your order ${paysFor.number}.`
          : `It pays ${formatPounds(paysFor.amount)} of your order ${paysFor.number}. We send the order once we have checked the device.`}
      </p>
    );
  }
  if (!canPayForOrder(state)) return null;
  return (
    <p className="flex flex-wrap items-center gap-4 rounded-box bg-accent-tint px-4 py-3.5 text-small">
      <span className="min-w-0 flex-1 basis-60 text-pretty">
        Buying something? It can pay {formatPounds(offer.voucher)} of your next order, as much as a voucher.
      </span>
      <ButtonLink
        href={addresses.listing('buy')}
        variant="accent"
        size={40}
        onClick={() => keepPayingDevice({ number, name, worth: offer.voucher, token })}
      >
        Use it for a new device
      </ButtonLink>
    </p>
  );
}
