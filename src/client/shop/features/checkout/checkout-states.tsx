import { LogIn, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';

type NoCheckoutProps = {
  line: Line;
  /** The session has ended. */
  hasSessionEnded?: boolean;
  /** A sign-in button, for a visitor. */
  signIn?: ReactNode;
};

/** Shown for a missing cart and for another shopper's, which look the same. */
export function NoCheckout({ line, hasSessionEnded = false, signIn }: NoCheckoutProps) {
  if (hasSessionEnded) return <SessionEnded signIn={signIn} />;
  return (
    <EmptyState
      className="mt-6"
      picture={<SearchX size={48} className="text-control" />}
      title="There is no cart at this address"
      text="It may have been emptied, or belong to an account: sign in with that account to see it again."
      actions={
        <>
          {signIn}
          <ButtonLink href={addresses.cart(line)} variant={signIn ? 'outline' : 'accent'}>
            View your cart
          </ButtonLink>
          <ButtonLink href={addresses.home()} variant="outline">
            Go to the start
          </ButtonLink>
        </>
      }
    />
  );
}

/** Replaces the form after the session has ended. It scrolls into view and gets the focus. */
function SessionEnded({ signIn }: Pick<NoCheckoutProps, 'signIn'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mt-6 rounded-hero">
      <EmptyState
        picture={<LogIn size={48} className="text-control" />}
        title="Your session has ended"
        text="Sign in again: your cart and everything you typed are still here."
        actions={signIn}
      />
    </div>
  );
}

export function CheckoutSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="hidden h-80 rounded-hero w1024:order-2 w1024:block" />
      <div className="flex min-w-0 flex-col gap-8 w600:gap-10">
        <Skeleton className="-mb-2 h-8 rounded-control w600:hidden" />
        <Skeleton className="h-14 rounded-box" />
        <div className="grid gap-5">
          <Skeleton className="h-8 w-44 rounded-control" />
          <div className="grid gap-x-4 gap-y-5 w600:grid-cols-2">
            {[1, 2, 3, 4, 5, 6].map((field) => (
              <div key={field} className="grid gap-1.5">
                <Skeleton className="h-5 w-24 rounded-badge" />
                <Skeleton className="h-12 rounded-control" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
