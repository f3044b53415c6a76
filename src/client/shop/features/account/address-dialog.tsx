import { useRef } from 'react';
import type { Address } from '#contract/account-profile.ts';
import { addressFields } from '#rules/account/fields.ts';
import { api } from '#client/lib/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { requests, showAnswer } from './account.api.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { useForm } from '#client/lib/use-form.ts';

type AddressDialogProps = { edited: Address | 'new' | undefined; onClose: () => void };

export function AddressDialog({ edited, onClose }: AddressDialogProps) {
  const isNew = edited === 'new';
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={isNew ? 'Add an address' : 'Edit address'}
      width={560}
    >
      {edited && <AddressForm address={isNew ? undefined : edited} onDone={onClose} />}
    </Dialog>
  );
}

const EMPTY = { name: '', line_1: '', line_2: '', town: '', post_code: '', phone: '' };

function AddressForm({ address, onDone }: { address: Address | undefined; onDone: () => void }) {
  const isDefault = useRef<HTMLInputElement>(null);
  const form = useForm({
    start: address
      ? { ...EMPTY, ...pick(address), line_2: address.line_2 ?? '', phone: address.phone ?? '' }
      : EMPTY,
    errorsOf: (values) => ({
      name: addressFields.name.errorOf(values.name),
      line_1: addressFields.line_1.errorOf(values.line_1),
      line_2: addressFields.line_2.errorOf(values.line_2),
      town: addressFields.town.errorOf(values.town),
      post_code: addressFields.post_code.errorOf(values.post_code),
      phone: addressFields.phone.errorOf(values.phone),
    }),
    async send(values) {
      const body = { ...values, is_default: isDefault.current?.checked ?? false };
      const answer = address
        ? await api('PUT /web/site/account/addresses/{id}', { params: { id: address.id }, body })
        : await api('POST /web/site/account/addresses', { body });
      showAnswer(requests.addresses, answer);
      notify('Address saved');
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField {...form.fieldProps('name')} label="Full name" autoComplete="name" data-autofocus="" />
      <TextField {...form.fieldProps('line_1')} label="Address line 1" autoComplete="address-line1" />
      <TextField
        {...form.fieldProps('line_2')}
        label="Address line 2"
        autoComplete="address-line2"
        optional
      />
      <div className="grid gap-4 w500:grid-cols-2">
        <TextField {...form.fieldProps('town')} label="Town or city" autoComplete="address-level2" />
        <TextField {...form.fieldProps('post_code')} label="Postcode" autoComplete="postal-code" />
      </div>
      <TextField {...form.fieldProps('phone')} label="Phone" type="tel" autoComplete="tel" optional />
      {!address?.is_default && <Checkbox label="Make this my default address" ref={isDefault} />}
      <Button type="submit" busy={form.isBusy && 'Saving'}>
        Save address
      </Button>
    </form>
  );
}

const pick = ({ name, line_1, town, post_code }: Address) => ({ name, line_1, town, post_code });
