import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { MediaFolder, MediaItem } from '#contract/media.ts';
import { MEDIA_SORTS } from '#rules/media/limits.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { useSession } from '#client/lib/session.ts';
import { cx } from '#client/ui/cx.ts';
import { Drawer } from '#client/ui/drawer.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { useChoices } from '../features/catalog/products.api.ts';
import { DropZone } from '../features/media/drop-zone.tsx';
import { FolderList } from '../features/media/folder-list.tsx';
import { MediaDetailPanel } from '../features/media/media-detail.tsx';
import { MediaFound } from '../features/media/media-found.tsx';
import { MediaHead } from '../features/media/media-head.tsx';
import { MediaQuestions, type Asked } from '../features/media/media-questions.tsx';
import { ownerOf, PER_PAGE, queryOf, type MediaSearch } from '../features/media/media-search.ts';
import { figures, SORT_WORDS } from '../features/media/media-words.ts';
import { useFolders, useMediaList } from '../features/media/media.api.ts';
import { UploadList } from '../features/media/upload-list.tsx';
import { useUploads } from '../features/media/use-uploads.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { turnsOf } from '../ui/cursors.ts';
import { KeyHelp, type KeyWords } from '../ui/key-help.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { SearchBox } from '../ui/search-box.tsx';

const FORBIDDEN = 403;
const HINTS: readonly KeyWords[] = [
  { keys: ['←', '→'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Del'], does: 'delete' },
  { keys: ['?'], does: 'all keys' },
];
const KEYS: readonly KeyWords[] = [
  ...HINTS.slice(0, -1),
  { keys: ['↑', '↓'], does: 'move by a row' },
  { keys: ['/'], does: 'search' },
  { keys: ['Ctrl', 'V'], does: 'upload what was copied' },
];
/** On wide screens the open file is shown beside the tiles. */
const wide = '(width >= 1200px)';

/** Pictures and videos of a business, or of the site. */
export function MediaPage({ search }: { search: MediaSearch }) {
  useOfficeTitle('Media');
  const area = useArea();
  const isSite = area === 'admin';
  const may = useSession().office?.permissions ?? [];
  const owner = ownerOf(search, isSite, {
    own: may.includes('content'),
    businesses: may.includes('catalogue'),
  });
  const businessId = typeof owner === 'number' ? owner : undefined;
  const list = useMediaList(queryOf(search, owner));
  const folders = useFolders(owner);
  const go = useNavigate();
  const show = (change: MediaSearch, replace = false) =>
    void go({ to: '/$area/media', params: { area }, search: change, replace });
  const [asked, setAsked] = useState<Asked>();
  const uploads = useUploads(
    {
      ...(businessId !== undefined && { business_id: businessId }),
      ...(search.folder !== undefined && { folder_id: search.folder }),
    },
    (item, isNew) => !isNew && show({ ...search, item: item.id }),
  );
  // Staff of the site who look at all libraries at once have to choose a library before they add files.
  const canAdd = !isSite || businessId !== undefined || owner === 'site';
  const isForbidden = list.error?.status === FORBIDDEN;
  const open = search.item;
  const folder = folders.data?.data.find(({ id }) => id === search.folder);
  const close = () => show({ ...search, item: undefined });
  return (
    <>
      <MediaHead
        figures={folders.data && figures(folders.data.counts)}
        canAdd={canAdd && !isForbidden}
        onNewFolder={() => setAsked({ what: 'new folder' })}
        onFiles={(files) => uploads.add(files)}
      />
      {isSite && <LibraryChoice search={search} onShow={show} />}
      <div
        className={cx(
          'grid items-start gap-4 w960:grid-cols-[11rem_minmax(0,1fr)]',
          open !== undefined && 'w1200:grid-cols-[11rem_minmax(0,1fr)_18.5rem]',
        )}
      >
        <FolderList
          folders={folders.data}
          search={search}
          onShow={(change) => show({ owner: search.owner, sort: search.sort, ...change })}
        />
        <section aria-label="Media" className="min-w-0 rounded-card border border-border bg-paper">
          <div className="grid gap-3 p-3.5">
            <div className="flex flex-wrap gap-2">
              <SearchBox
                label="Search media"
                hint="Search names and alt texts"
                text={search.q ?? ''}
                onSearch={(q, replace) => show({ ...search, q: q || undefined, from: undefined }, replace)}
              />
              <InlineSelect
                label="Sort"
                className="w1280:h-9!"
                value={search.sort ?? 'newest'}
                onChange={({ target }) =>
                  show({ ...search, from: undefined, sort: MEDIA_SORTS.find((one) => one === target.value) })
                }
                choices={MEDIA_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
              />
              {folder && (
                <MoreMenu
                  items={[
                    {
                      label: 'Rename the folder',
                      isHard: false,
                      onPress: () => setAsked({ what: 'rename', folder }),
                    },
                    {
                      label: 'Remove the folder',
                      isHard: true,
                      onPress: () => setAsked({ what: 'remove folder', folder }),
                    },
                  ]}
                />
              )}
            </div>
            {canAdd && !isForbidden && (
              <div>
                <DropZone onFiles={(files) => uploads.add(files)} />
                <UploadList uploads={uploads} />
              </div>
            )}
            <MediaFound
              list={list}
              search={search}
              isSite={isSite}
              onOpen={(item) => show({ ...search, item: item.id })}
              onDelete={(item) => setAsked({ what: 'delete', item })}
              onClear={() => show({ owner: search.owner })}
            />
          </div>
          {list.data && list.data.data.length > 0 && (
            <Foot
              list={list.data}
              hints={open === undefined ? HINTS : HINTS.slice(0, 2)}
              from={search.from}
              onTurn={(from) => show({ ...search, from })}
            />
          )}
        </section>
        {open !== undefined && (
          <OpenItem
            key={open}
            id={open}
            name={list.data?.data.find(({ id }) => id === open)?.name ?? 'Details'}
            folders={folders.data?.data ?? []}
            onDelete={(item) => setAsked({ what: 'delete', item })}
            onClose={close}
          />
        )}
      </div>
      <MediaQuestions
        asked={asked}
        folders={folders.data?.data ?? []}
        businessId={businessId}
        onDeleted={() => show({ ...search, item: undefined })}
        onFolderGone={() => show({ owner: search.owner })}
        onClose={() => setAsked(undefined)}
      />
      <KeyHelp keys={KEYS} />
    </>
  );
}

/** The site's own library, that of a business, or all. */
function LibraryChoice({ search, onShow }: { search: MediaSearch; onShow: (search: MediaSearch) => void }) {
  const may = useSession().office?.permissions ?? [];
  const seesBusinesses = may.includes('catalogue');
  const businesses = useChoices(seesBusinesses)?.businesses ?? [];
  if (!seesBusinesses) return null;
  const hasOwn = may.includes('content');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <InlineSelect
        label="Library"
        className="bg-paper w1280:h-9!"
        value={search.owner ?? 'all'}
        onChange={({ target: { value } }) =>
          onShow({ sort: search.sort, owner: value === 'site' ? 'site' : Number(value) || undefined })
        }
        choices={[
          { value: 'all', label: 'All libraries' },
          ...(hasOwn ? [{ value: 'site', label: 'Website' }] : []),
          ...businesses.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {(search.owner ?? 'all') === 'all' && <p className="text-muted">Choose one library to add to it.</p>}
    </div>
  );
}

type FootProps = {
  list: NonNullable<ReturnType<typeof useMediaList>['data']>;
  hints: readonly KeyWords[];
  from: string | undefined;
  onTurn: (from: string | undefined) => void;
};

function Foot({ list, hints, from, onTurn }: FootProps) {
  const { pagesBefore, onBack, onMore } = turnsOf(from, list.next_cursor, onTurn);
  return (
    <div className="border-t border-border">
      <ListFoot
        hints={hints}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={list.count}
        onBack={onBack}
        onMore={onMore}
      />
    </div>
  );
}

type OpenProps = {
  id: number;
  name: string;
  folders: readonly MediaFolder[];
  onDelete: (item: MediaItem) => void;
  onClose: () => void;
};

function OpenItem({ id, name, folders, onDelete, onClose }: OpenProps) {
  const area = useArea();
  const isWide = useMedia(wide);
  const panel = (
    <MediaDetailPanel
      id={id}
      folders={folders}
      productAt={(product) => officePaths.product(area, product)}
      onDelete={onDelete}
    />
  );
  if (!isWide) {
    return (
      <Drawer open onClose={onClose} title={name} width={420}>
        <div className="text-small">{panel}</div>
      </Drawer>
    );
  }
  return (
    <section aria-label={name} className="rounded-card border border-border bg-paper p-4">
      <div className="mb-2 flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate text-[1.0625rem] leading-6 font-semibold">{name}</h2>
        <IconButton look="plain" label="Close" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      {panel}
    </section>
  );
}
