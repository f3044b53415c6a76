import { Folder, FolderOpen, Images, Link2Off, Scale, TextCursorInput } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MediaFolder } from '#contract/media.ts';
import { MEDIA_CARES, type MediaCare } from '#rules/media/limits.ts';
import { cx } from '#client/ui/cx.ts';
import { InlineSelect } from '#client/ui/select.tsx';
import type { Folders } from './media.api.ts';
import type { MediaSearch } from './media-search.ts';
import { CARE_WORDS } from './media-words.ts';

type Props = {
  folders: Folders | undefined;
  search: MediaSearch;
  onShow: (change: Pick<MediaSearch, 'folder' | 'care'>) => void;
};

const CARE_ICONS: Readonly<Record<MediaCare, LucideIcon>> = {
  no_alt: TextCursorInput,
  unused: Link2Off,
  large: Scale,
};

/** Folders with those inside them, by name. */
export function folderTree(folders: readonly MediaFolder[]): { folder: MediaFolder; isInside: boolean }[] {
  const inside = (id: number) => folders.filter(({ parent_id: parent }) => parent === id);
  return folders
    .filter(({ parent_id: parent }) => parent === null)
    .flatMap((folder) => [
      { folder, isInside: false },
      ...inside(folder.id).map((child) => ({ folder: child, isInside: true })),
    ]);
}

/** The parts of the library to choose from: a column on a desk, a choice on narrower screens. */
export function FolderList({ folders, search, onShow }: Props) {
  const tree = folderTree(folders?.data ?? []);
  const counts = folders?.counts;
  const all = counts && counts.pictures + counts.videos;
  const isAll = search.folder === undefined && search.care === undefined;
  const cares = MEDIA_CARES.filter((care) => (counts?.[care] ?? 0) > 0 || search.care === care);
  return (
    <>
      <nav aria-label="Folders" className="hidden content-start gap-0.5 w960:grid">
        <Entry icon={Images} name="All" count={all} isShown={isAll} onPress={() => onShow({})} />
        {tree.map(({ folder, isInside }) => {
          const isShown = search.folder === folder.id;
          return (
            <Entry
              key={folder.id}
              icon={isInside ? undefined : isShown ? FolderOpen : Folder}
              name={folder.name}
              count={folder.count}
              isShown={isShown}
              onPress={() => onShow({ folder: folder.id })}
            />
          );
        })}
        {cares.length > 0 && <p className="mt-3 px-3 pb-1 text-caption text-muted">To look after</p>}
        {cares.map((care) => (
          <Entry
            key={care}
            icon={CARE_ICONS[care]}
            name={CARE_WORDS[care]}
            count={counts?.[care]}
            isShown={search.care === care}
            onPress={() => onShow({ care })}
          />
        ))}
      </nav>
      <InlineSelect
        label="Show"
        className="w-full! w960:hidden"
        value={search.care ?? search.folder ?? ''}
        onChange={({ target: { value } }) => {
          const care = MEDIA_CARES.find((one) => one === value);
          onShow(care ? { care } : value ? { folder: Number(value) } : {});
        }}
        choices={[
          { value: '', label: 'All' },
          ...tree.map(({ folder, isInside }) => ({
            value: String(folder.id),
            label: `${isInside ? '– ' : ''}${folder.name} (${folder.count})`,
          })),
          ...cares.map((care) => ({ value: care, label: `${CARE_WORDS[care]} (${counts?.[care] ?? 0})` })),
        ]}
      />
    </>
  );
}

type EntryProps = {
  icon: LucideIcon | undefined;
  name: string;
  count: number | undefined;
  isShown: boolean;
  onPress: () => void;
};

function Entry({ icon: Icon, name, count, isShown, onPress }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className={cx(
        'flex h-9 w-full items-center gap-2.5 rounded-control border px-2.5 text-left font-medium',
        isShown
          ? 'border-border bg-paper font-semibold shadow-small'
          : 'border-transparent text-secondary hover:bg-grey-2',
        !Icon && 'pl-9',
      )}
    >
      {Icon && <Icon size={18} className="shrink-0" />}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {count !== undefined && (
        <span className="text-caption font-normal text-muted tabular-nums">
          {count.toLocaleString('en-GB')}
        </span>
      )}
    </button>
  );
}
