import { useState } from 'react';
import type { OfficeSettings } from '#contract/settings-office.ts';
import { payoutFields } from '#rules/money/payout-fields.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { changeTransferAccount } from './settings.api.ts';

type Props = {
  settings: OfficeSettings;
  onSaved: (settings: OfficeSettings) => void;
  onClose: () => void;
};

const LABELS = { holder: 'Account name', sort_code: 'Sort code', account_number: 'Account number' } as const;
type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

/** Where bank transfers go. It asks for the password again before it is saved. */
export function AccountDialog({ settings, onSaved, onClose }: Props) {
  const { transfer_account: account } = settings;
  const [values, setValues] = useState<Record<Field, string>>({
    holder: account?.holder ?? '',
    sort_code: account?.sort_code ?? '',
    account_number: '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'save' | 'remove'>();

  async function send(which: 'save' | 'remove') {
    const wrong = FIELDS.flatMap((field) => {
      const error = payoutFields[field].errorOf(values[field]);
      return error === undefined ? [] : [[field, error] as const];
    });
    setErrors(which === 'save' ? Object.fromEntries(wrong) : {});
    if (which === 'save' && wrong.length > 0) return;
    setBusy(which);
    setFailure(undefined);
    try {
      const body = { version: settings.version, account: which === 'save' ? values : null };
      onSaved(await changeTransferAccount(body));
      notify(which === 'save' ? 'Account saved' : 'Account removed');
    } catch (error) {
      setErrors(error instanceof ApiError ? error.fields : {});
      setFailure(messageOf(error));
      setBusy(undefined);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Account for bank transfers"
      width={480}
      footer={
        <div className="flex flex-wrap gap-2.5">
          <Button variant="buy" busy={busy === 'save' && 'Saving'} onClick={() => void send('save')}>
            Save
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          {account && (
            <Button
              variant="outline"
              className="text-danger!"
              busy={busy === 'remove' && 'Removing'}
              onClick={() => void send('remove')}
            >
              Remove
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-small text-secondary">
          Buyers who pay by transfer see it. Without an account, transfers are not offered.
        </p>
        {failure && <FormFailure>{failure}</FormFailure>}
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={LABELS[field]}
            autoComplete="off"
            inputMode={field === 'holder' ? 'text' : 'numeric'}
            value={values[field]}
            error={errors[field]}
            {...(field === 'account_number' &&
              account && { hint: `Now it ends in ${account.ends_with}. Type the whole number.` })}
            onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
