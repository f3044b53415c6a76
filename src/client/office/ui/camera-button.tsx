import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { CameraProps } from './camera-dialog.tsx';

const CameraDialog = lazyOverlay<CameraProps>(() =>
  import('./camera-dialog.tsx').then((module) => ({ default: module.CameraDialog })),
);

type Props = { onRead: (text: string) => void; className?: string };

/** Reads a barcode with the camera, for people without a scanner. Its code comes when it is pressed. */
export function CameraButton({ onRead, className = 'size-9 w1280:size-7' }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Scan with the camera"
        title="Scan with the camera"
        onClick={() => setIsOpen(true)}
        className={`grid shrink-0 place-items-center rounded-control text-muted hover:bg-grey-1 ${className}`}
      >
        <ScanBarcode size={18} />
      </button>
      <CameraDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onRead={(text) => {
          setIsOpen(false);
          onRead(text);
        }}
      />
    </>
  );
}
