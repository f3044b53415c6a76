import { useId } from 'react';
import type { ReactNode } from 'react';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts.tsx';
import { Modal } from './modal.tsx';

export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  icon?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode;
  /** Width in pixels. Default: 420. */
  width?: number | undefined;
};

export function Dialog({ open, onClose, title, icon, children, footer, width }: OverlayProps) {
  const titleId = useId();
  return (
    <Modal kind="dialog" open={open} onClose={onClose} labelledBy={titleId} width={width}>
      <ModalHead titleId={titleId} heading={title} icon={icon} onClose={onClose} />
      <ModalBody>{children}</ModalBody>
      {footer && <ModalFoot>{footer}</ModalFoot>}
    </Modal>
  );
}
