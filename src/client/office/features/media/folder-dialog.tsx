import type { MediaFolder } from '#contract/media.ts';
import { FOLDER_NAME_LENGTH } from '#rules/media/limits.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { addFolder, renameFolder } from './media.api.ts';

type Props = {
  /** The folder to rename; without it a new one is made. */
  folder?: MediaFolder | undefined;
  folders: readonly MediaFolder[];
  businessId: number | undefined;
  onClose: () => void;
};

/** Asks for the name of a folder, and for the place of a new one. */
export function FolderDialog({ folder, folders, businessId, onClose }: Props) {
  const form = useForm({
    start: { name: folder?.name ?? '', parent: '' },
    errorsOf: ({ name }) => ({ ...(name.trim() === '' && { name: 'Required' }) }),
    async send({ name, parent }) {
      if (folder) await renameFolder(folder.id, name);
      else
        await addFolder({
          name,
          ...(parent && { parent_id: Number(parent) }),
          ...(businessId !== undefined && { business_id: businessId }),
        });
      notify(folder ? 'The folder is renamed' : 'The folder is there');
      onClose();
    },
  });
  const tops = folders.filter(({ parent_id: parent }) => parent === null);
  return (
    <Dialog open onClose={onClose} title={folder ? 'Rename the folder' : 'New folder'} width={420}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('name')}
            label="Name"
            maxLength={FOLDER_NAME_LENGTH}
            autoComplete="off"
            data-autofocus=""
          />
          {!folder && tops.length > 0 && (
            <Select
              {...form.fieldProps('parent')}
              label="Inside"
              choices={[
                { value: '', label: 'No other folder' },
                ...tops.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            {folder ? 'Rename' : 'Make folder'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
