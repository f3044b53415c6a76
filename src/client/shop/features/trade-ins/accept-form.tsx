import type { TradeInItem } from '#contract/trade-ins.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { SellerFormProps } from './seller-form.tsx';
import type { MakeMove } from './use-move.ts';

/** Its fields are needed for an open offer alone, so the pages of all other devices load without them. */
const SellerForm = lazyPart<SellerFormProps>(
  () => import('./seller-form.tsx').then((module) => ({ default: module.SellerForm })),
  'soon',
  'min-h-[40rem]',
);

type Props = {
  item: TradeInItem;
  address: readonly string[];
  /** The last digits of the bank account that was typed at the checkout. */
  accountEnds: string | null;
  /** Whether there is an account that a voucher goes to. */
  hasAccount: boolean;
  make: MakeMove;
};

/** Accepting an offer: from then on its price is locked. */
export const AcceptForm = ({ item, address, accountEnds, hasAccount, make }: Props) => (
  <SellerForm
    label={`Accept the offer for ${item.name}`}
    offer={item.offer}
    payout={item.payout}
    address={address}
    accountEnds={accountEnds}
    hasAccount={hasAccount}
    yes="Accept"
    busy="Accepting"
    send={(words) => make({ move: 'accept', ...words })}
  />
);
