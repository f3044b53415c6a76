import type { KeyboardEvent } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MediaTile } from './media-tile.tsx';

const GRID =
  'grid grid-cols-2 gap-x-2.5 gap-y-4 w500:grid-cols-3 w768:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]';

type Props = {
  name: string;
  items: readonly MediaItem[];
  isOpen: (item: MediaItem) => boolean;
  isStale: boolean;
  onPress: (item: MediaItem) => void;
  onDelete?: (item: MediaItem) => void;
};

/** Arrow keys move from tile to tile in their order on the screen; Del asks to delete. */
export function MediaTiles({ name, items, isOpen, isStale, onPress, onDelete }: Props) {
  function press(event: KeyboardEvent<HTMLUListElement>) {
    const list = event.currentTarget;
    const tiles = [...list.querySelectorAll<HTMLElement>('[data-tile]')];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    if (at < 0) return;
    const item = items[at];
    if (event.key === 'Delete' && item && onDelete) {
      event.preventDefault();
      onDelete(item);
    }
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const next = step === undefined ? undefined : tiles[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <ul aria-label={name} aria-busy={isStale} onKeyDown={press} className={cx(GRID, isStale && 'opacity-60')}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <MediaTile item={item} isOpen={isOpen(item)} onPress={() => onPress(item)} />
        </li>
      ))}
    </ul>
  );
}

export function TilesSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="aspect-4/3 rounded-control" />
          <Skeleton className="h-4 w-3/4 rounded-badge" />
          <Skeleton className="h-4 w-1/2 rounded-badge" />
        </div>
      ))}
    </div>
  );
}
