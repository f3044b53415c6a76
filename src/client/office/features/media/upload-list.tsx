import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Uploads } from './use-uploads.ts';

/** The files that are being sent, and those that could not be. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.items.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-3 grid gap-1">
      {uploads.items.map(({ key, name, progress, state, note }) => (
        <li key={key} className="flex min-h-11 items-center gap-3 rounded-control bg-grey-1 px-3">
          {state === 'waiting' && <Spinner />}
          {state === 'done' && <CircleCheck size={18} className="shrink-0 text-sell" />}
          {state === 'failed' && <CircleAlert size={18} className="shrink-0 text-danger" />}
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate font-medium">{name}</p>
            {state === 'waiting' ? (
              <progress
                aria-label={`Upload of ${name}`}
                max={1}
                value={progress}
                className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-grey-2 accent-buy"
              />
            ) : (
              note && (
                <p className={state === 'failed' ? 'text-caption text-danger' : 'text-caption text-muted'}>
                  {note}
                </p>
              )
            )}
          </div>
          {state !== 'waiting' && (
            <IconButton look="plain" label={`Dismiss ${name}`} onClick={() => uploads.dismiss(key)}>
              <X size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
