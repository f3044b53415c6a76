import { useState } from 'react';
import type { OfficePriceRules } from '#contract/price-rules-office.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { publishRules } from './price-rules.api.ts';

type Props = {
  rules: OfficePriceRules;
  /** An older version that is published again; undefined for the draft. */
  restore: number | undefined;
  onDone: (rules: OfficePriceRules) => void;
  onClose: () => void;
};

/** Asks for a note, and puts the rules into effect. */
export function PublishRulesDialog({ rules, restore, onDone, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useForm({
    start: { note: restore === undefined ? '' : `Version ${restore} again` },
    errorsOf: ({ note }) => (note.trim() ? {} : { note: 'Please say what has changed.' }),
    async send({ note }) {
      const published = await publishRules(rules, { note: note.trim(), restore }, key);
      notify(`Version ${published.live.version} is in effect`);
      onDone(published);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={restore === undefined ? 'Publish these prices?' : `Publish version ${restore} again?`}
      width={480}
    >
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            New quotes of {rules.business.name} have these prices at once. Quotes that were made keep their
            price and their version.
            {restore !== undefined && rules.draft && ' What is prepared now is dropped.'}
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('note')}
            label="What has changed"
            hint="For colleagues, in the list of versions"
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
