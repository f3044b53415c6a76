import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { RETURN_DAYS } from '#rules/checkout/returns.ts';
import { addresses } from '#rules/page/addresses.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { useBottomBar } from '#client/ui/bottom-bar.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { PaymentKind } from './payment-choice.tsx';

/** The height of the bar, so that messages are above it and a focused field isn't under it. */
const HEIGHT = '84px';
const PHONE = '(width < 600px)';

type Props = {
  kind: PaymentKind | undefined;
  total: number;
  /** Whether an item can't be ordered, or not as many as wanted. The button then leads to the notice about it. */
  stopped: 'gone' | 'fewer' | undefined;
  busy: string | false;
};

/** The notice of what can't be bought. */
export const STOPPED_ID = 'what-changed';

function showStopped(event: MouseEvent) {
  event.preventDefault();
  const notice = document.getElementById(STOPPED_ID);
  notice?.scrollIntoView({ block: 'center' });
  notice?.focus({ preventScroll: true });
}

/** The terms and the button. On a phone the button stays at the bottom of the screen, with the total. */
export function PayRow({ kind, total, stopped, busy }: Props) {
  const isBar = useMedia(PHONE);
  useBottomBar(isBar ? HEIGHT : undefined);
  useEffect(() => {
    if (!isBar) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = HEIGHT;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [isBar]);
  const { action, rest } = payWords(kind, total);
  return (
    // `contents` on a phone, so that the button is sticky within the whole form.
    <div className="contents w600:grid w600:grid-cols-[minmax(0,1fr)_minmax(0,300px)] w600:items-center w600:gap-6">
      {stopped && (
        <p className="text-small text-pretty text-danger">
          {stopped === 'fewer'
            ? 'Some items don’t have enough stock. Lower the quantity or remove them to pay.'
            : 'Some items can’t be bought. Remove them to pay.'}
        </p>
      )}
      <p className={cx('text-small text-muted', stopped && 'hidden')}>
        By ordering you accept the{' '}
        <Anchor href={addresses.page('terms-and-conditions')} className="underline underline-offset-4">
          terms and conditions
        </Anchor>
        . You have {RETURN_DAYS} days to return it, with{' '}
        <Anchor href={addresses.page('returns')} className="underline underline-offset-4">
          few exceptions
        </Anchor>
        .
      </p>
      <div className="sticky bottom-0 z-10 -mx-gutter flex h-21 items-center gap-4 border-t border-border bg-paper px-gutter w600:static w600:mx-0 w600:block w600:h-auto w600:border-0 w600:px-0">
        <p className="tabular-nums w600:hidden">
          <span className="block text-caption text-muted">Total</span>
          <span className="block text-price">{sumWords(total)}</span>
        </p>
        <div className="flex-1">
          {stopped ? (
            // Also for Enter in a field: the form is not sent while something is wrong.
            <Button type="submit" variant="accent" size={52} full onClick={showStopped}>
              Review your order
            </Button>
          ) : (
            <Button type="submit" variant="accent" size={52} full busy={busy}>
              <Lock size={18} />
              <span>
                {action}
                <span className="max-w600:sr-only">{rest}</span>
              </span>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The button's label: pay now, or place the order and pay later. */
function payWords(kind: PaymentKind | undefined, total: number): { action: string; rest: string } {
  if (total === 0) return { action: 'Place the order', rest: '' };
  return kind === 'bank_transfer' || kind === 'in_store'
    ? { action: 'Order', rest: ` for ${sumWords(total)}` }
    : { action: 'Pay', rest: ` ${sumWords(total)}` };
}
