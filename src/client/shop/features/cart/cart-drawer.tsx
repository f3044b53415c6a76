import { Check, Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { afterWords, useDelivery } from '#client/lib/delivery.ts';
import { formatPounds } from '#client/lib/format.ts';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { narrowScreen, useMedia } from '#client/ui/use-media.ts';
import type { Added } from './added.ts';
import { termWords } from './item-words.ts';
import { nextWords } from './next-words.ts';
import { WhatNext } from './what-next.tsx';

type Props = {
  added: Added | undefined;
  onClose: () => void;
  extras: (productId: number) => ReactNode;
};

/** SPEC: after adding, a drawer says so, with quantity and name, View Cart and Checkout. */
export function CartDrawer({ added, onClose, extras }: Props) {
  const Overlay = useMedia(narrowScreen) ? BottomSheet : Drawer;
  // It keeps its content while it closes.
  const [shown, setShown] = useState(added);
  if (added && added !== shown) setShown(added);
  return (
    <Overlay
      open={added !== undefined}
      onClose={onClose}
      title="Added to your cart!"
      icon={
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sell text-paper">
          <Check size={20} />
        </span>
      }
    >
      {shown && <Content added={shown} onClose={onClose} extras={extras} />}
    </Overlay>
  );
}

function Content({ added, onClose, extras }: Props & { added: Added }) {
  const { line, item, quantity, cartId } = added;
  const content = useRoomForMessages();
  useEffect(() => {
    // Adding from the drawer removes the pressed button, so the focus must stay inside.
    const dialog = content.current?.closest('dialog');
    if (dialog && !dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
  }, [added, content]);
  const [now] = useState(() => new Date());
  const next = nextWords(line, item, now);
  const detail = [termWords(item), ...item.options.map(({ option_label }) => option_label)].filter(Boolean);
  return (
    <div ref={content} data-line={line} data-message-room="">
      <div className="flex items-start gap-4">
        <div className="size-21 shrink-0 rounded-box bg-grey-1 p-2">
          <Picture name={item.image} alt="" sizes="84px" className="size-full" />
        </div>
        <div className="min-w-0 flex-1">
          {next && <p className="text-caption font-semibold text-accent-text">{next.role}</p>}
          <p className="text-name">
            {quantity} × {item.product_name}
          </p>
          <p className="mt-0.5 text-small text-muted">{detail.join(', ')}</p>
        </div>
        <p className="text-name tabular-nums">
          {line === 'sell' && <span className="sr-only">We pay </span>}
          {formatPounds(item.unit_price * quantity)}
        </p>
      </div>
      <Arrival added={added} now={now} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <ButtonLink href={addresses.cart(line)} variant="outline" size={52} onClick={onClose}>
          View Cart
        </ButtonLink>
        <ButtonLink href={addresses.checkout(line, cartId)} variant="accent" size={52} onClick={onClose}>
          Checkout
        </ButtonLink>
      </div>
      {next && <WhatNext words={next} />}
      {line === 'buy' && extras(item.product_id)}
    </div>
  );
}

/** The delivery date in the buy line. The other lines have none yet. */
function Arrival({ added: { line, business }, now }: { added: Added; now: Date }) {
  const delivery = useDelivery(business, now);
  if (line !== 'buy' || !business || !delivery) return null;
  const price = business.delivery_price === 0 ? 'free' : formatPounds(business.delivery_price);
  return (
    <p className="mt-4 flex gap-2.5 rounded-box bg-grey-1 px-4 py-3 text-small text-secondary">
      <Truck size={20} className="text-ink" />
      <span>
        Arrives {delivery.isDates ? '' : 'in '}
        <b className="font-semibold text-ink">{afterWords(delivery.when)}</b>, {price}
      </span>
    </p>
  );
}

/** On a phone the drawer is at the bottom, like messages, so messages move above it. */
function useRoomForMessages() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog?.classList.contains('modal-sheet')) return;
    const watch = new ResizeObserver(() => {
      dialog.style.setProperty('--bottom-bar', `${dialog.offsetHeight}px`);
    });
    watch.observe(dialog);
    return () => watch.disconnect();
  }, []);
  return content;
}
