import type { ReactNode } from 'react';

/**
 * The buttons of a form that fills the whole body. They stay visible while the rest scrolls. The form must not be a
 * grid, where an element can't stick outside its own row.
 */
export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <div className="modal-actions sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap gap-2.5 border-t border-border bg-paper px-6 py-4 max-w500:*:grow max-w500:*:px-4">
      {children}
    </div>
  );
}
