import { useId, useRef } from 'react';
import type { PointerEvent } from 'react';
import type { OverlayProps } from './dialog.tsx';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts.tsx';
import { Modal } from './modal.tsx';
import { pulledShut } from './swipe.ts';

export function BottomSheet({ open, onClose, title, icon, children, footer }: Omit<OverlayProps, 'width'>) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const pull = useRef<{ from: number; at: number } | null>(null);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    pull.current = { from: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (sheet.current) sheet.current.style.transitionDuration = '0s';
  };
  const move = (event: PointerEvent) => {
    if (!pull.current || !sheet.current) return;
    sheet.current.style.translate = `0 ${Math.max(0, event.clientY - pull.current.from)}px`;
  };
  const end = (event: PointerEvent) => {
    const dialog = sheet.current;
    if (!pull.current || !dialog) return;
    const pulled = event.clientY - pull.current.from;
    const speed = pulled / Math.max(1, event.timeStamp - pull.current.at);
    pull.current = null;
    const shut = event.type === 'pointerup' && pulledShut(pulled, dialog.offsetHeight, speed);
    dialog.style.transitionDuration = '';
    dialog.style.translate = '';
    if (shut) onClose();
  };

  return (
    <Modal kind="sheet" open={open} onClose={onClose} labelledBy={titleId} elementRef={sheet}>
      <div
        className="shrink-0 touch-none"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 rounded-full bg-outline" />
        <ModalHead titleId={titleId} heading={title} icon={icon} onClose={onClose} />
      </div>
      <ModalBody>{children}</ModalBody>
      {footer && <ModalFoot>{footer}</ModalFoot>}
    </Modal>
  );
}
