import { useState } from 'react';
import type { Review } from '#contract/catalog.ts';
import { Dialog } from '#client/ui/dialog.tsx';

/** Photos of a buyer: small in a row, and large in a dialog. */
export function ReviewPhotos({ review: { photos, author } }: { review: Review }) {
  const [opened, setOpened] = useState<number>();
  const shown = opened === undefined ? undefined : photos[opened];
  if (photos.length === 0) return null;
  const nameOf = (index: number) => `Photo ${index + 1} of ${photos.length} by ${author}`;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ id, small, width, height }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={nameOf(index)}
              className="block size-20 overflow-hidden rounded-control bg-grey-1"
              onClick={() => setOpened(index)}
            >
              <img
                src={small}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpened(undefined)}
        title={`Photo by ${author}`}
        width={900}
      >
        {shown && (
          <img
            src={shown.large}
            alt={`By ${author}`}
            width={shown.width}
            height={shown.height}
            className="mx-auto max-h-[75dvh] w-auto max-w-full object-contain"
          />
        )}
      </Dialog>
    </>
  );
}
