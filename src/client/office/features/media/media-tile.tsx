import { Check, Link2, Link2Off, Play } from 'lucide-react';
import type { MediaItem } from '#contract/media.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { usesWords } from './media-words.ts';

type Props = { item: MediaItem; isOpen: boolean; onPress: () => void };

/** One picture or video of the library, 4 by 3. */
export function MediaTile({ item, isOpen, onPress }: Props) {
  return (
    <button
      type="button"
      data-tile={item.id}
      aria-pressed={isOpen}
      onClick={onPress}
      className="group block w-full min-w-0 rounded-control text-left"
    >
      <span
        className={cx(
          'relative block aspect-4/3 overflow-hidden rounded-control bg-grey-1',
          isOpen ? 'ring-2 ring-buy ring-offset-2' : 'group-hover:ring-1 group-hover:ring-outline',
        )}
      >
        {item.kind === 'picture' ? (
          <FocusedPicture item={item} sizes="160px" />
        ) : (
          <span className="grid size-full place-items-center text-secondary">
            <Play size={28} />
          </span>
        )}
        {isOpen && (
          <span className="absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-[6px] bg-buy text-paper">
            <Check size={14} />
          </span>
        )}
        {item.alt === '' && item.kind === 'picture' && (
          <span className="absolute right-1 bottom-1 rounded-badge bg-repair-tint px-1.5 text-badge leading-5 text-repair-text">
            No alt text
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate text-caption font-medium">{item.name}</span>
      <span
        className={cx(
          'flex items-center gap-1 text-caption',
          item.uses === 0 ? 'text-repair-text' : 'text-muted',
        )}
      >
        {item.uses === 0 ? <Link2Off size={14} /> : <Link2 size={14} />}
        {usesWords(item)}
      </span>
    </button>
  );
}

/** A picture that fills its place, with its focal point in view. */
export function FocusedPicture({
  item,
  sizes,
}: {
  item: Pick<MediaItem, 'image' | 'focal_point'>;
  sizes: string;
}) {
  const { x, y } = item.focal_point;
  return (
    <span className="contents [&_img]:object-(--focus)" style={{ '--focus': `${x}% ${y}%` } as object}>
      <Picture name={item.image} alt="" sizes={sizes} fit="cover" fallback="image" className="size-full" />
    </span>
  );
}
