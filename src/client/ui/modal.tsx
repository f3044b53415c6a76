import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { openModals } from './open-modals.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the element that names it. */
  labelledBy: string;
  kind: 'dialog' | 'drawer' | 'sheet';
  side?: 'left' | 'right' | undefined;
  /** Width in pixels, if it differs from the default. */
  width?: number | undefined;
  elementRef?: RefObject<HTMLDialogElement | null> | undefined;
  children: ReactNode;
};

/**
 * A native modal dialog: the browser makes the page inert, closes on Esc and restores focus. This code adds the rest:
 * clicks on the backdrop, Tab at the ends, and the closing animation.
 */
export function Modal({ open, onClose, labelledBy, kind, side, width, elementRef, children }: ModalProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const ref = elementRef ?? ownRef;
  const pressedScrim = useRef(false);
  const present = usePresence(open, ref);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openModals.add(dialog);
    return () => {
      openModals.remove(dialog);
      dialog.close();
    };
  }, [open, ref]);

  if (!present) return null;
  const onScrim = (event: PointerEvent) => event.target === ref.current;
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      data-side={side}
      className={cx('modal', `modal-${kind}`)}
      style={width ? ({ '--modal-width': `${width}px` } as CSSProperties) : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may close it by themselves, such as at a second Esc.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => keepTabInside(event.nativeEvent, event.currentTarget)}
      // A press that starts inside and ends on the backdrop selects text and must not close the dialog.
      onPointerDown={(event) => {
        pressedScrim.current = onScrim(event);
      }}
      onPointerUp={(event) => {
        if (pressedScrim.current && onScrim(event)) onClose();
        pressedScrim.current = false;
      }}
    >
      {children}
    </dialog>
  );
}

/** Stays true until the closing animation has ended. */
function usePresence(open: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    let stillClosed = true;
    const movements = ref.current?.getAnimations().map((movement) => movement.finished) ?? [];
    void Promise.allSettled(movements).then(() => {
      if (stillClosed) setPresent(false);
    });
    return () => {
      stillClosed = false;
    };
  }, [open, present, ref]);
  return open || present;
}

const reachable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], iframe, video[controls]';

function reachableIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility(),
  );
}

/** Keeps Tab inside the dialog. Otherwise it could move from the ends to the browser's toolbar. */
function keepTabInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = reachableIn(dialog);
  const active = document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (stops.length > 0 && active !== from && active !== dialog) return;
  event.preventDefault();
  (to ?? dialog).focus();
}
