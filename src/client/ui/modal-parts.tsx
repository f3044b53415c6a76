import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type HeadProps = {
  titleId: string;
  heading: string;
  icon?: ReactNode;
  onClose: () => void;
};

export function ModalHead({ titleId, heading, icon, onClose }: HeadProps) {
  return (
    <div className="flex shrink-0 items-center gap-3 px-6 pt-5 pb-3">
      {icon}
      <h2 id={titleId} className="min-w-0 flex-1 text-h3">
        {heading}
      </h2>
      <IconButton label="Close" look="soft" onClick={onClose} className="-mr-2">
        <X size={20} />
      </IconButton>
    </div>
  );
}

/** The part that scrolls. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>;
}

/** Stays visible at the bottom while the body scrolls. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return <div className="flex shrink-0 gap-2.5 border-t border-border px-6 py-4">{children}</div>;
}
