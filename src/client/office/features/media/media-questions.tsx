import type { MediaFolder, MediaItem } from '#contract/media.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { removeFolder, removeItem } from './media.api.ts';

export type Asked =
  | { what: 'new folder' }
  | { what: 'rename'; folder: MediaFolder }
  | { what: 'remove folder'; folder: MediaFolder }
  | { what: 'delete'; item: MediaItem };

type Props = {
  asked: Asked | undefined;
  folders: readonly MediaFolder[];
  businessId: number | undefined;
  onDeleted: () => void;
  onFolderGone: () => void;
  onClose: () => void;
};

/** The dialog for the pressed button. */
export function MediaQuestions({ asked, folders, businessId, onDeleted, onFolderGone, onClose }: Props) {
  if (!asked) return null;
  if (asked.what === 'new folder')
    return <FolderDialog folders={folders} businessId={businessId} onClose={onClose} />;
  if (asked.what === 'rename')
    return <FolderDialog folder={asked.folder} folders={folders} businessId={businessId} onClose={onClose} />;
  if (asked.what === 'remove folder') {
    const { id, name } = asked.folder;
    return (
      <EndDialog
        title={`Remove the folder ${name}`}
        text="The pictures in it stay in the library, without a folder."
        press={{ label: 'Remove', busy: 'Removing' }}
        done="The folder is removed"
        work={async () => {
          await removeFolder(id);
          onFolderGone();
        }}
        wordsOf={messageOf}
        onClose={onClose}
      />
    );
  }
  const { id, name, version } = asked.item;
  return (
    <EndDialog
      title={`Delete ${name}`}
      text="It is deleted for good, with all its sizes. Nothing that is used can be deleted."
      press={{ label: 'Delete', busy: 'Deleting' }}
      done={`${name} is deleted`}
      work={async () => {
        await removeItem(id, version);
        onDeleted();
      }}
      wordsOf={messageOf}
      onClose={onClose}
    />
  );
}
