import { useState } from 'react';
import type { Input } from '#contract/calls.ts';
import type { OwnStore } from '#contract/own-business.ts';
import { businessFields } from '#rules/stores/business-fields.ts';
import { hoursError } from '#rules/stores/opening-hours.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { HoursEditor, usualWeek } from './hours-editor.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';

type StoreBody = Input<'POST /web/site/stores'>['body'];

const EMPTY = { business_name: '', business_address: '', post_code: '', business_phone_no: '' };

type Props = {
  /** None: a new store. */
  store: OwnStore | undefined;
  send: (body: StoreBody) => Promise<void>;
};

/** A store with its opening hours. For its owner, and in the office for those of the site. */
export function StoreForm({ store, send }: Props) {
  const [week, setWeek] = useState(store?.opening_hours ?? usualWeek);
  const [isShown, setIsShown] = useState(store?.is_active ?? true);
  const [wasTried, setWasTried] = useState(false);
  const areHoursRight = week.every((day) => hoursError(day) === undefined);
  const form = useForm({
    start: store ? pick(store) : EMPTY,
    errorsOf: (values) => ({
      business_name: businessFields.business_name.errorOf(values.business_name),
      business_address: businessFields.business_address.errorOf(values.business_address),
      post_code: businessFields.post_code.errorOf(values.post_code),
      business_phone_no: businessFields.business_phone_no.errorOf(values.business_phone_no),
    }),
    async send(values) {
      setWasTried(true);
      if (!areHoursRight) throw new ApiError(400, 'Look at the opening hours once more.');
      const body: StoreBody = { ...values, is_active: isShown, opening_hours: week };
      await send(body);
      notify(store ? 'Store saved' : 'Store opened');
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField {...form.fieldProps('business_name')} label="Name of the store" data-autofocus="" />
      <TextField {...form.fieldProps('business_address')} label="Address" hint="Street and town" />
      <div className="grid gap-4 w500:grid-cols-2">
        <TextField
          {...form.fieldProps('post_code')}
          label="Postcode"
          hint="Puts the store on the map"
          autoComplete="postal-code"
        />
        <TextField {...form.fieldProps('business_phone_no')} label="Phone" type="tel" />
      </div>
      <HoursEditor week={week} onChange={setWeek} showsErrors={wasTried} />
      <Checkbox
        label="Show this store to visitors"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
      <Button type="submit" busy={form.isBusy && 'Saving'}>
        Save
      </Button>
    </form>
  );
}

const pick = ({ business_name, business_address, post_code, business_phone_no }: OwnStore) => ({
  business_name,
  business_address,
  post_code,
  business_phone_no,
});
