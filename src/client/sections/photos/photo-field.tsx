import { Camera, CircleAlert, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { MOST_PHOTOS } from '#rules/orders/kinds.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { PhotoItem, Photos } from './use-photos.ts';

/** Accepted types. Phones convert their own formats to one of these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  photos: Photos;
  hint: string;
  title?: string;
  isRequired?: boolean;
  /** Why the photos are not enough. */
  error?: string | undefined;
  /** Names the field, so that a form can move the focus to it. */
  name?: string;
  /** On a phone or a tablet the camera opens at once. */
  isFromCamera?: boolean;
};

/** Up to five photos. Each is uploaded when it is chosen, and can be removed again. */
export function PhotoField(props: Props) {
  const { photos, hint, title = 'Photos', isRequired = false, error, name, isFromCamera = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, problem, room, add, remove } = photos;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="text-small font-semibold">
        {title}
        {!isRequired && <span className="font-normal text-muted"> optional</span>}
      </p>
      <p id={`${id}-hint`} className="mt-0.5 text-caption text-muted">
        {hint} Up to {MOST_PHOTOS}, each 10 MB at most.
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {items.map((item, index) => (
          <PhotoTile
            key={item.key}
            item={item}
            place={index + 1}
            onRemove={() => {
              remove(item.key);
              // The pressed button is gone, so the focus moves to the field.
              input.current?.focus();
            }}
          />
        ))}
        {room > 0 && (
          <li>
            <label className="grid size-20 cursor-pointer place-items-center rounded-control border border-dashed border-control p-1.5 text-center text-caption text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-grey-1">
              <span className="grid justify-items-center gap-1">
                <Camera size={20} />
                {isFromCamera ? 'Take photo' : 'Add photos'}
              </span>
              <input
                ref={input}
                type="file"
                accept={ACCEPTED}
                multiple
                name={name}
                {...(isFromCamera && { capture: 'environment' as const })}
                className="sr-only"
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  // Allows choosing the same file again after it was removed.
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error && (
        <p className="mt-1.5 flex gap-1.5 text-caption font-medium text-danger">
          <CircleAlert size={16} className="mt-px shrink-0" />
          {error}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-1.5 text-caption font-medium text-danger">
          {problem}
        </p>
      )}
      {items
        .filter(({ error }) => error !== undefined)
        .map(({ key, name, error }) => (
          <p key={key} role="alert" className="mt-1.5 flex gap-1.5 text-caption font-medium text-danger">
            <CircleAlert size={16} className="mt-px shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {name}: {error}
            </span>
          </p>
        ))}
    </div>
  );
}

function PhotoTile({ item, place, onRemove }: { item: PhotoItem; place: number; onRemove: () => void }) {
  const { photo, progress, error, name } = item;
  return (
    <li className="relative">
      <span className="grid size-20 place-items-center overflow-hidden rounded-control border border-outline bg-grey-1">
        {photo ? (
          <img
            src={photo.small}
            alt={name}
            width={photo.width}
            height={photo.height}
            className="size-full object-cover"
          />
        ) : error ? (
          <CircleAlert size={20} className="text-danger" />
        ) : (
          <progress
            value={progress}
            max={1}
            aria-label={`Sending ${name}`}
            className="h-1.5 w-14 appearance-none overflow-hidden rounded-full bg-outline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-outline [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </span>
      <IconButton
        label={`Remove photo ${place}`}
        look="white"
        className="absolute! -top-2 -right-2 size-8! border border-border pointer-coarse:size-11!"
        onClick={onRemove}
      >
        <X size={16} />
      </IconButton>
    </li>
  );
}
