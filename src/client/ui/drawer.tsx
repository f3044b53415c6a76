import { useId } from 'react';
import type { OverlayProps } from './dialog.tsx';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts.tsx';
import { Modal } from './modal.tsx';

export function Drawer(props: OverlayProps & { side?: 'left' | 'right' }) {
  const { open, onClose, title, icon, children, footer, width, side = 'right' } = props;
  const titleId = useId();
  return (
    <Modal kind="drawer" side={side} open={open} onClose={onClose} labelledBy={titleId} width={width}>
      <ModalHead titleId={titleId} heading={title} icon={icon} onClose={onClose} />
      <ModalBody>{children}</ModalBody>
      {footer && <ModalFoot>{footer}</ModalFoot>}
    </Modal>
  );
}
