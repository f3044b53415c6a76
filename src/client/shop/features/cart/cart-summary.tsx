import { CalendarCheck, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { Cart } from '#contract/cart.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { CartTotals } from './cart-totals.tsx';
import { itemElementId } from './cart-line.tsx';

type Props = {
  line: Line;
  cart: Cart;
  buttons: RefObject<HTMLDivElement | null>;
  now: Date;
  /** How long the repairs take; null if not stated, undefined while loading. */
  time: string | null | undefined;
  /** A note about another line. */
  aside?: ReactNode;
};

const KEEP_ON: Record<Line, { label: string; href: string }> = {
  buy: { label: 'Keep shopping', href: addresses.listing('buy') },
  sell: { label: 'Sell another device', href: addresses.finder('sell') },
  repair: { label: 'Add another repair', href: addresses.finder('repair') },
};

/** For shoppers who are not signed in. */
const NO_ACCOUNT = { icon: UserRound, text: 'No account needed', forGuests: true };

const GOOD_TO_KNOW: Record<Line, readonly { icon: LucideIcon; text: string; forGuests?: boolean }[]> = {
  buy: [
    NO_ACCOUNT,
    { icon: CalendarCheck, text: 'A delivery date for every vendor' },
    { icon: ShieldCheck, text: 'Warranty and returns as shown on each product' },
  ],
  sell: [NO_ACCOUNT, { icon: Wallet, text: 'Cash or voucher: you choose at checkout' }],
  repair: [NO_ACCOUNT, { icon: Wallet, text: 'You pay when it works' }],
};

export function CartSummary({ line, cart, buttons, now, time, aside }: Props) {
  const isGuest = !useQuery(sessionQuery()).data?.result.user;
  return (
    <section
      aria-labelledby="summary"
      className="rounded-hero bg-grey-1 px-5 py-6 w600:p-6 w768:rounded-sheet w1280:rounded-hero w1280:p-7"
    >
      <h2 id="summary" className="mb-5 text-tile">
        Summary
      </h2>
      <CartTotals line={line} cart={cart} now={now} time={time} aside={aside} />
      <div ref={buttons} className="mt-6 grid gap-2.5">
        <CheckoutButton line={line} cart={cart} full />
        <ButtonLink href={KEEP_ON[line].href} variant="outline" size={52} full>
          {KEEP_ON[line].label}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid gap-3 text-small text-secondary">
        {GOOD_TO_KNOW[line]
          .filter(({ forGuests }) => isGuest || !forGuests)
          .map(({ icon: Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon size={18} className="mt-px" />
              {text}
            </li>
          ))}
      </ul>
    </section>
  );
}

type CheckoutProps = { line: Line; cart: Cart; full?: boolean; className?: string };

/** The button to the checkout. If something blocks it, the reason is shown instead. */
export function CheckoutButton({ line, cart, full, className }: CheckoutProps) {
  const look = { variant: 'accent' as const, size: 52 as const, full, className };
  const stopped = cart.Cart_items.find(({ is_saved, problem }) => !is_saved && problem !== null);
  if (!stopped && cart.cart_id !== null) {
    return (
      <ButtonLink href={addresses.checkout(line, cart.cart_id)} {...look}>
        Checkout
      </ButtonLink>
    );
  }
  const show = () => {
    const element = stopped && document.getElementById(itemElementId(stopped.id));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  return (
    <Button {...look} onClick={show}>
      Review your cart
    </Button>
  );
}
