import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { countOf, sumWords } from '#client/lib/format.ts';
import { orderedPieces } from '#client/lib/in-cart.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { payWords } from './cart-totals.tsx';
import { OrderContent, type OrderProps } from './order-summary.tsx';

/** The height of the strip with some space, so that a focused field isn't under it. */
const UNDER_STRIP = '88px';
/** How many pictures fit beside the total on a large phone; on a small phone, one less. */
const MOST_PICTURES = 3;

/** On narrow screens the total stays at the top. Pressing it opens the summary, and Esc closes it. */
export function OrderStrip(props: OrderProps) {
  const { line, cart, payout, order } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = UNDER_STRIP;
    return () => void style.removeProperty('scroll-padding-top');
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    // On the whole page: a tap focuses no button on every phone.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  const items = cart.Cart_items.filter(({ is_saved }) => !is_saved);
  return (
    <div className="sticky top-0 z-20 order-first -mx-gutter border-b border-border bg-grey-1">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-16 w-full items-center gap-3 px-gutter text-left -outline-offset-2!"
      >
        <span className="flex gap-1">
          {items.slice(0, MOST_PICTURES).map((item) => (
            <span
              key={item.id}
              className="size-10 overflow-hidden rounded-control bg-paper p-0.5 nth-3:hidden w500:nth-3:block"
            >
              <Picture name={item.image} alt="" sizes="40px" className="size-full" />
            </span>
          ))}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-label font-semibold">Summary</span>
          <span className="block truncate text-caption text-muted">
            {countOf(order ? orderedPieces(items) : cart.totals.quantity, line === 'buy' ? 'item' : 'device')}
          </span>
        </span>
        <span className="text-price whitespace-nowrap tabular-nums">
          {order ? sumWords(order.totals.total) : payWords(line, cart.totals, payout)}
        </span>
        <ChevronDown size={20} className={cx('transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full scroll-hint max-h-[calc(100dvh-216px)] overflow-y-auto border-t border-border px-gutter py-5 shadow-overlay"
        >
          <OrderContent {...props} isShort />
        </div>
      )}
    </div>
  );
}
