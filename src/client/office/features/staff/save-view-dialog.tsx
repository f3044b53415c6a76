import { useState } from 'react';
import { viewNameField, type ViewList } from '#rules/office/saved-views.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { saveView } from './saved-views.api.ts';

type Props = { list: ViewList; search: string; name: string; onClose: () => void };

/** Gives the filters of a list a name. */
export function SaveViewDialog({ list, search, name: before, onClose }: Props) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    const wrong = viewNameField.errorOf(name);
    setError(wrong);
    if (wrong !== undefined) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await saveView({ list, name, search });
      notify(`Saved “${name.trim()}”`);
      onClose();
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.fields['name'] : undefined);
      setFailure(messageOf(problem));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this view"
      width={480}
      footer={
        <DialogActions onClose={onClose}>
          <Button variant="buy" busy={isBusy && 'Saving'} onClick={() => void send()}>
            Save
          </Button>
        </DialogActions>
      }
    >
      {failure && <FormFailure>{failure}</FormFailure>}
      <TextField
        label="Name"
        name="name"
        data-autofocus=""
        value={name}
        error={error}
        hint="Tab, search, filters and columns are kept. One of the same name is replaced. Only you see it."
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && void send()}
      />
    </Dialog>
  );
}
