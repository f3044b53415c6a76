import { Camera, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { MOST_WORDS } from './media-words.ts';

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4';
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Props = {
  onFiles: (files: readonly File[]) => void;
  /** Only pictures, no videos. */
  isForPictures?: boolean;
  /** Whether files that are pasted anywhere on the page are taken. */
  takesPaste?: boolean;
};

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Takes files that are dropped, pasted, chosen, or taken with the camera of a phone. */
export function DropZone({ onFiles, isForPictures = false, takesPaste = true }: Props) {
  const [isOver, setIsOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen once more.
    input.value = '';
  };
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(filesIn(event.dataTransfer));
      }}
      className={cx(
        'flex min-h-16 items-center justify-center gap-3 max-w600:flex-wrap rounded-control border border-dashed px-4 py-3 text-secondary',
        isOver ? 'border-buy bg-buy-tint' : 'border-control bg-[#fbfaf8]',
      )}
    >
      <Upload size={18} aria-hidden="true" className="shrink-0 max-w600:hidden" />
      <span>
        <span className="max-w600:hidden">Drop or paste files here, or </span>
        <label className="cursor-pointer rounded-[4px] font-semibold text-ink underline underline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <span className="w600:hidden">Choose</span>
          <span className="max-w600:hidden">choose</span> files
          <input
            type="file"
            multiple
            accept={isForPictures ? PICTURES : TAKEN}
            className="sr-only"
            onChange={({ target }) => take(target)}
          />
        </label>
        . {isForPictures ? 'Pictures' : 'Pictures and MP4'}, up to {MOST_WORDS}
      </span>
      <Button
        size={40}
        variant="outline"
        className="h-11! w768:hidden"
        onClick={() => camera.current?.click()}
      >
        <Camera size={18} /> Camera
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Take a picture with the camera"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => take(target)}
      />
    </div>
  );
}
