import { useState } from 'react';
import type { PageDraft, PageWarning } from '#contract/pages-office-shapes.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { PageChecks } from './page-checks.tsx';
import { publishPage } from './pages.api.ts';
import type { PlacedRows } from './placed.ts';

type Props = {
  pageKey: string;
  title: string;
  draft: PageDraft;
  /** The sections that warnings name. */
  rows: PlacedRows;
  onDone: (draft: PageDraft) => void;
  onShow: (warning: PageWarning) => void;
  onClose: () => void;
};

/** Shows what to look at, asks for a note, and shows the draft to visitors. */
export function PublishDialog({ pageKey, title, draft, rows, onDone, onShow, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { note: '' },
    errorsOf: () => ({}),
    async send({ note }) {
      const published = await publishPage(
        pageKey,
        { version: draft.version, ...(note.trim() && { note: note.trim() }) },
        key,
      );
      notify(`${title} is published`);
      onDone(published);
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Publish ${title}?`} width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">Visitors see it within a second. The page before stays a revision.</p>
          <PageChecks pageKey={pageKey} rows={rows} onShow={onShow} />
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('note')}
            label="Note"
            optional
            hint="For colleagues, in the list of revisions"
            maxLength={200}
            autoComplete="off"
            data-autofocus=""
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Publishing'}>
            Publish
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
