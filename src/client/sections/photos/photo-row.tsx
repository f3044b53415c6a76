import type { Photo } from '#contract/photos.ts';

/** Photos in a row, each a link to the large one. */
export function PhotoRow({ photos, what }: { photos: readonly Photo[]; what: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, small, large, width, height }, index) => (
        <li key={id}>
          <a
            href={large}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Photo ${index + 1} of ${what}, opens in a new window`}
            className="block size-16 overflow-hidden rounded-control border border-border bg-grey-2"
          >
            <img
              src={small}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
