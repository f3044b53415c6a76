import type { ReactNode } from 'react';

/**
 * The buttons of a form that is the whole body: they stay in sight while the rest of it scrolls. The form must be no
 * grid, in which nothing can stick outside of its own row.
 */
export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <div className="modal-actions sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap gap-2.5 border-t border-border bg-paper px-6 py-4 max-w500:*:grow max-w500:*:px-4">
      {children}
    </div>
  );
}
