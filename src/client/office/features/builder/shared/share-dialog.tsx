import { useState } from 'react';
import type { PageSection } from '#contract/sections/schemas.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { sectionName } from '../section-words.ts';
import { contentOf } from './fill-shared.ts';
import { shareSection } from './shared.api.ts';

type Props = {
  entry: PageSection;
  onShared: (entry: PageSection) => void;
  onClose: () => void;
};

/** Keeps a section once, so that other pages can show it too. */
export function ShareDialog({ entry, onShared, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { title: sectionName(entry) },
    errorsOf: ({ title }) => ({ title: title.trim() ? undefined : 'Please give it a name.' }),
    async send({ title }) {
      const shared = await shareSection(title.trim(), contentOf(entry), key);
      onShared({ ...entry, shared_id: shared.id });
      notify(`${shared.title} is shared. Other pages find it under Add a section.`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Share this section" width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            It is kept once. Every page that shows it follows when somebody changes it.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('title')}
            label="Name"
            hint="For your team; visitors don’t see it"
            maxLength={120}
            autoComplete="off"
            data-autofocus=""
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Sharing'}>
            Share it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
