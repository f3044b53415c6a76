import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';

export type BuyBarProps = {
  open: boolean;
  onClose: () => void;
  name: string;
  total: string;
  busy: boolean;
  onAdd: () => void;
  /** The buttons that it stands in for. */
  after: RefObject<HTMLElement | null>;
};

/** Where it stands: the end of the page's content, where it sticks and never lies on the footer. */
const BUY_BAR = 'buy-bar';
const ROOM = '--bottom-bar';
const HEIGHT = '4.5rem';

function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const sight = new IntersectionObserver((entries) => setIsOut(!entries.at(-1)?.isIntersecting));
    sight.observe(ref.current);
    return () => sight.disconnect();
  }, [ref]);
  return isOut;
}

export function BuyBar({ open, name, total, busy, onAdd, after }: BuyBarProps) {
  const isOut = useOutOfSight(after);
  const place = document.getElementById(BUY_BAR);
  const isShown = open && isOut && place !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    // Messages stand above it.
    document.documentElement.style.setProperty(ROOM, HEIGHT);
    return () => void document.documentElement.style.removeProperty(ROOM);
  }, [isShown]);
  if (!isShown) return null;
  return createPortal(
    <section aria-label="In short" className="border-t border-border bg-paper">
      <Container className="flex h-18 items-center gap-4">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-caption text-muted">{name}</span>
          <span className="block text-price tabular-nums">{total}</span>
        </p>
        <Button variant="accent" busy={busy && 'Adding'} onClick={onAdd}>
          Add to cart
        </Button>
      </Container>
    </section>,
    place,
  );
}
