import { useState } from 'react';
import { payoutFields } from '#rules/money/payout-fields.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';

const LABELS = { holder: 'Account name', sort_code: 'Sort code', account_number: 'Account number' } as const;
type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

export type BankAccountValues = Record<Field, string>;

type Props = {
  title: string;
  /** The use of the account. */
  text: string;
  /** The account as it is now, of which only the last digits are known. */
  account: { holder: string; sort_code: string; ends_with: string } | null;
  onSave: (values: BankAccountValues) => Promise<void>;
  /** Removes the account, if it is optional. */
  onRemove?: () => Promise<void>;
  onClose: () => void;
};

/** A bank account. Its calls ask for the password again before it is saved. */
export function BankAccountDialog({ title, text, account, onSave, onRemove, onClose }: Props) {
  const [values, setValues] = useState<BankAccountValues>({
    holder: account?.holder ?? '',
    sort_code: account?.sort_code ?? '',
    account_number: '',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'save' | 'remove'>();

  async function send(which: 'save' | 'remove', work: () => Promise<void>) {
    const wrong = FIELDS.flatMap((field) => {
      const error = payoutFields[field].errorOf(values[field]);
      return error === undefined ? [] : [[field, error] as const];
    });
    setErrors(which === 'save' ? Object.fromEntries(wrong) : {});
    if (which === 'save' && wrong.length > 0) return;
    setBusy(which);
    setFailure(undefined);
    try {
      await work();
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
      title={title}
      width={480}
      footer={
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="buy"
            busy={busy === 'save' && 'Saving'}
            onClick={() => void send('save', () => onSave(values))}
          >
            Save
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          {account && onRemove && (
            <Button
              variant="outline"
              className="text-danger!"
              busy={busy === 'remove' && 'Removing'}
              onClick={() => void send('remove', onRemove)}
            >
              Remove
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-small text-secondary">{text}</p>
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
