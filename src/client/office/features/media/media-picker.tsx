import { Images, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ListState } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { DropZone } from './drop-zone.tsx';
import type { MediaOwner } from './media.api.ts';
import { useMediaList } from './media.api.ts';
import { MediaTiles, TilesSkeleton } from './media-tiles.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads, type UploadPlace } from './use-uploads.ts';

type Props = {
  title: string;
  owner: MediaOwner;
  place: UploadPlace;
  /** Default: pictures. */
  kind?: 'picture' | 'video';
  /** Whether only one can be chosen. */
  isOne?: boolean;
  onPick: (items: readonly MediaItem[]) => void;
  onClose: () => void;
};

const PER_PAGE = 24;

/** Chooses pictures or videos of a library, and uploads new ones. */
export function MediaPicker(props: Props) {
  const { title, owner, place, kind = 'picture', isOne = false, onPick, onClose } = props;
  const isForPictures = kind === 'picture';
  const [q, setQ] = useState('');
  const [count, setCount] = useState(PER_PAGE);
  const [picked, setPicked] = useState<readonly MediaItem[]>([]);
  const uploads = useUploads(place, (item) => {
    if (item.kind === kind) setPicked((before) => (isOne ? [item] : withItem(before, item)));
  });
  const list = useMediaList({
    kind,
    per_page: Math.min(100, count),
    ...(owner !== undefined && { owner }),
    ...(q && { q }),
  });
  const { data, error, isPlaceholderData } = list;
  const toggle = (item: MediaItem) =>
    setPicked((before) =>
      before.some(({ id }) => id === item.id)
        ? before.filter(({ id }) => id !== item.id)
        : isOne
          ? [item]
          : [...before, item],
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={720}
      footer={
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="buy"
            disabled={picked.length === 0 || uploads.isSending}
            onClick={() => onPick(picked)}
          >
            {isOne
              ? `Use this ${kind}`
              : picked.length === 0
                ? `Add ${kind}s`
                : `Add ${countOf(picked.length, kind)}`}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-small">
        <SearchBox label={`Search ${kind}s`} hint="Names and alt texts" text={q} onSearch={setQ} />
        <DropZone isForPictures={isForPictures} onFiles={(files) => uploads.add(files)} />
        <UploadList uploads={uploads} />
        {!data && !error && <TilesSkeleton />}
        {error && !data && (
          <NotLoaded title={`The ${kind}s did not load`} text={messageOf(error)} query={list} />
        )}
        {data?.data.length === 0 && (
          <ListState
            icon={q ? SearchX : Images}
            title={q ? `Nothing found for “${q}”` : `No ${kind}s yet`}
            text={q ? `Try another word, or upload the ${kind}.` : 'Drop files above, or choose them.'}
          />
        )}
        {data && data.data.length > 0 && (
          <MediaTiles
            name={isForPictures ? 'Pictures' : 'Videos'}
            items={data.data}
            isOpen={(item) => picked.some(({ id }) => id === item.id)}
            isStale={isPlaceholderData}
            onPress={toggle}
          />
        )}
        {data?.next_cursor && count < 100 && (
          <Button size={40} variant="outline" onClick={() => setCount(count + PER_PAGE)}>
            Show more
          </Button>
        )}
        {data?.next_cursor && count >= 100 && (
          <p className="text-muted">Search for a name to find the other {data.count - data.data.length}.</p>
        )}
      </div>
    </Dialog>
  );
}

const withItem = (items: readonly MediaItem[], item: MediaItem) =>
  items.some(({ id }) => id === item.id) ? items : [...items, item];
