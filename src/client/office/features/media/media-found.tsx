import { CloudOff, Images, Lock, SearchX } from 'lucide-react';
import type { MediaItem } from '#contract/media.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ListState } from '../../ui/list-states.tsx';
import type { useMediaList } from './media.api.ts';
import type { MediaSearch } from './media-search.ts';
import { MediaTiles, TilesSkeleton } from './media-tiles.tsx';

const FORBIDDEN = 403;

type Props = {
  list: ReturnType<typeof useMediaList>;
  search: MediaSearch;
  isSite: boolean;
  onOpen: (item: MediaItem) => void;
  onDelete: (item: MediaItem) => void;
  onClear: () => void;
};

/** The found media, or why there is nothing to show. */
export function MediaFound({ list, search, isSite, onOpen, onDelete, onClear }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  if (error && !data) {
    return error.status === FORBIDDEN ? (
      <ListState
        icon={Lock}
        title="Media is not open to you"
        text={`Ask ${isSite ? 'the administrator for the permission Content' : 'the owner of the business for the permission Catalogue'}.`}
      />
    ) : (
      <ListState
        icon={CloudOff}
        look="bad"
        title="The pictures did not load"
        text={messageOf(error)}
        actions={
          <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
            Try now
          </Button>
        }
      />
    );
  }
  if (!data) return <TilesSkeleton />;
  if (data.data.length === 0) {
    const isFiltered = search.q !== undefined || search.folder !== undefined || search.care !== undefined;
    return (
      <ListState
        icon={isFiltered ? SearchX : Images}
        title={
          search.q ? `Nothing found for “${search.q}”` : isFiltered ? 'Nothing is here' : 'No pictures yet'
        }
        text={
          isFiltered
            ? 'Drop files above to add some, or look at everything.'
            : 'Drop files above, paste them, or choose them. The same file is kept once.'
        }
        actions={
          isFiltered && (
            <Button size={40} variant="outline" onClick={onClear}>
              Show all
            </Button>
          )
        }
      />
    );
  }
  return (
    <MediaTiles
      name="Pictures and videos"
      items={data.data}
      isOpen={({ id }) => id === search.item}
      isStale={isPlaceholderData}
      onPress={onOpen}
      onDelete={onDelete}
    />
  );
}
