import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';

type Props = {
  onClose: () => void;
  /** For dialogs that remove something: Enter must not do it by accident. */
  isCancelFocused?: boolean;
  children: ReactNode;
};

/** The buttons at the end of a dialog: the main action (`children`), and 'Not now'. */
export function DialogActions({ onClose, isCancelFocused = false, children }: Props) {
  return (
    <ModalActions>
      {children}
      <Button variant="outline" {...(isCancelFocused && { 'data-autofocus': '' })} onClick={onClose}>
        Not now
      </Button>
    </ModalActions>
  );
}
