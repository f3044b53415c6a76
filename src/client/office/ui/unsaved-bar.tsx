import { useBlocker } from '@tanstack/react-router';
import { CircleDot } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';

type Props = {
  /** The number and names: '2 unsaved changes: name, price'. */
  words: string;
  isChanged: boolean;
  isBusy: boolean;
  saveLabel: string;
  onSave: () => void;
  onDiscard: () => void;
};

const LEAVE = 'You have unsaved changes. Leave this page?';

/** Shows unsaved changes. It asks once before the person leaves; a reload keeps the typed values. */
export function UnsavedBar({ words, isChanged, isBusy, saveLabel, onSave, onDiscard }: Props) {
  useBlocker({
    // Only the browser's own dialog can stop the navigation. A dialog of ours would come too late.
    shouldBlockFn: () => isChanged && !confirm(LEAVE),
    enableBeforeUnload: () => isChanged,
    disabled: !isChanged,
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (!isChanged) return null;
  return (
    <div
      role="region"
      aria-label="Unsaved changes"
      data-unsaved=""
      className="sticky bottom-0 z-10 -mx-4 mt-4 flex min-h-16 flex-wrap items-center gap-2 bg-ink px-4 py-2.5 text-paper w768:bottom-4 w768:mx-0 w768:rounded-box"
    >
      <CircleDot size={18} aria-hidden="true" />
      <span className="mr-auto font-semibold">{words}</span>
      <Button
        size={40}
        variant="light"
        className="border-0! bg-ink-raised! text-paper! hover:bg-ink-hover!"
        onClick={onDiscard}
      >
        Discard
      </Button>
      <Button size={40} variant="light" busy={isBusy && 'Saving'} onClick={onSave}>
        {saveLabel}
      </Button>
    </div>
  );
}
