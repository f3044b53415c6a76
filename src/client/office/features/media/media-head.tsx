import { FolderPlus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';

type Props = {
  figures: string | undefined;
  canAdd: boolean;
  onNewFolder: () => void;
  onFiles: (files: readonly File[]) => void;
};

/** The size of the library, and the ways to add to it. */
export function MediaHead({ figures: words, canAdd, onNewFolder, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Media</h1>
        <p className="mt-1 text-label text-muted">{words ?? '\u00a0'}</p>
      </div>
      {canAdd && (
        <div className="flex gap-2">
          <Button variant="outline" size={40} className="max-w1280:h-11" onClick={onNewFolder}>
            <FolderPlus size={18} /> New folder
          </Button>
          <Button variant="buy" size={40} className="max-w1280:h-11" onClick={() => picker.current?.click()}>
            <Upload size={18} /> Upload
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            aria-label="Files to upload"
            tabIndex={-1}
            className="hidden"
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}
