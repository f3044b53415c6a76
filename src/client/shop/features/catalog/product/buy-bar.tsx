import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBottomBar } from '#client/ui/bottom-bar.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** The texts of the bar about the current choice. */
export type BarWords = {
  /** The product, and the variation in full. */
  product: string;
  name: string;
  /** The chosen terms and options. */
  choice: string;
  picture: string | undefined;
  price: string;
  /** When it arrives, or why it is not available. */
  note: string | undefined;
};

export type BuyBarProps = BarWords & {
  action: string;
  busy?: string | false;
  hasDialog?: boolean;
  onPress: () => void;
  /** The button that the bar replaces. */
  after: RefObject<HTMLElement | null>;
};

/** The id of its place: the end of the page's content, where it is sticky and never covers the footer. */
const BUY_BAR = 'buy-bar';
/** With its border, the higher of the two. */
const HEIGHT = '76px';
/** The area under the sticky header counts as not visible. */
const BELOW_HEADER = '-64px 0px 0px';

function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  // Read while the first screen is still there. The observer then tells within a frame.
  const [isOut, setIsOut] = useState(isOnFirstScreen);
  useEffect(() => {
    if (!ref.current) return undefined;
    const sight = new IntersectionObserver((entries) => setIsOut(!entries.at(-1)?.isIntersecting), {
      rootMargin: BELOW_HEADER,
    });
    sight.observe(ref.current);
    return () => sight.disconnect();
  }, [ref]);
  return isOut;
}

/** A bar that the first screen shows must stay when the page takes its place. */
const isOnFirstScreen = () =>
  (document.querySelector('#first-screen [data-buy-bar]')?.getClientRects().length ?? 0) > 0;

export function BuyBar({ after, ...rest }: BuyBarProps) {
  const isOut = useOutOfSight(after);
  // Until the page is mounted, the first screen has a place with the same id.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [findPlace] = useState(() => () => setPlace(document.getElementById(BUY_BAR)));
  if (!place) return <span ref={findPlace} hidden />;
  return isOut && createPortal(<Bar {...rest} />, place);
}

/**
 * On a phone, the button of the page is below its first screen. The server can't draw into another place of the page,
 * so this bar is fixed. Early presses count for the button of the page, which has the same name (`start.ts`).
 */
export function FirstBuyBar({ after: _after, ...rest }: BuyBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 w768:hidden noscript:hidden">
      <Bar {...rest} />
    </div>
  );
}

function Bar(props: Omit<BuyBarProps, 'after'>) {
  const { product, name, choice, picture, price, note, action, busy, hasDialog = false, onPress } = props;
  useBottomBar(HEIGHT);
  return (
    <section data-buy-bar aria-label="In short" className="border-t border-border bg-paper">
      <Container className="flex h-18 items-center gap-4 w600:h-[75px] w600:gap-3.5">
        <div className="hidden size-12 shrink-0 rounded-control bg-grey-1 p-1 w600:block">
          <Picture name={picture} alt="" sizes="48px" className="size-full" />
        </div>
        <div className="hidden min-w-0 flex-1 w600:block">
          <p className="truncate text-name">{product}</p>
          {choice && <p className="mt-0.5 truncate text-caption text-muted">{choice}</p>}
        </div>
        <div className="min-w-0 flex-1 w600:flex-none w600:text-right">
          <p className="line-clamp-2 text-caption text-muted w600:hidden">{choice || name}</p>
          <p className="text-price tabular-nums">{price}</p>
          {note && <p className="hidden text-caption text-muted w600:block">{note}</p>}
        </div>
        <Button
          variant="accent"
          className="w600:h-13! w600:w-40 w768:w-56"
          aria-haspopup={hasDialog ? 'dialog' : undefined}
          busy={busy}
          onClick={onPress}
        >
          {action}
        </Button>
      </Container>
    </section>
  );
}
