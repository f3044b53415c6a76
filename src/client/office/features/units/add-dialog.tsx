import { useState } from 'react';
import type { ReactNode } from 'react';
import { GRADES, type Grade } from '#rules/catalog/conditions.ts';
import { readDeviceNumber } from '#rules/trade-in/device-number.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { addUnit } from './units.api.ts';

/** The product that a device is one of. */
export interface Picked {
  product_id: number;
  business_id: number;
  name: string;
}

type Props = {
  finder: (onPick: (one: Picked) => void) => ReactNode;
  onAdded: (number: string) => void;
  onClose: () => void;
};

const START = {
  product_id: '',
  identifier: '',
  grade: 'Good',
  choice: '',
  cost: '',
  repair: '',
  store_id: '',
  found: '',
};

const readCost = (text: string): number | undefined => {
  const amount = text.replace(/[£,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Number(amount) : undefined;
};

/** Adds a device that was bought elsewhere or repaired for stock. */
export function AddDialog({ finder, onAdded, onClose }: Props) {
  const [key] = useState(newKey);
  const [picked, setPicked] = useState<Picked>();
  const { data: all = [] } = useStores();
  const form = useForm({
    start: START,
    errorsOf: ({ product_id: product, identifier, cost }) => ({
      product_id: product === '' ? 'Choose the product' : undefined,
      identifier: readDeviceNumber(identifier) ? undefined : 'This can’t be an IMEI or a serial number',
      cost: readCost(cost) === undefined ? 'Type an amount, such as 120 or 99.50' : undefined,
    }),
    async send({ product_id: product, identifier, grade, choice, cost, repair, store_id: store, found }) {
      const number = await addUnit(
        {
          product_id: Number(product),
          identifier,
          grade: grade as Grade,
          cost: readCost(cost) ?? 0,
          ...(choice && { choice }),
          ...(repair && { repair }),
          ...(found && { found }),
          store_id: store === '' ? null : Number(store),
        },
        key,
      );
      notify(`${number} is in stock`);
      onClose();
      onAdded(number);
    },
  });
  const stores = all.filter(({ business_id: of }) => of === picked?.business_id);
  return (
    <Dialog open onClose={onClose} title="Add a device" width={560}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <FormFailure>{form.failure}</FormFailure>
          <div>
            {picked ? (
              <p className="flex items-center justify-between gap-3 rounded-control border border-border px-4 py-2">
                <b className="font-semibold wrap-anywhere">{picked.name}</b>
                <Button
                  size={40}
                  variant="text"
                  className="px-3"
                  onClick={() => {
                    setPicked(undefined);
                    form.change({ product_id: '', store_id: '' });
                  }}
                >
                  Change
                </Button>
              </p>
            ) : (
              finder((one) => {
                setPicked(one);
                form.change({ product_id: String(one.product_id) });
              })
            )}
            <FieldNote id="unit-product-error" error={form.errorOf('product_id')} />
          </div>
          <div className="grid gap-4 w600:grid-cols-2">
            <TextField
              {...form.fieldProps('identifier')}
              label="IMEI or serial number"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
            <Select
              label="Grade"
              name="grade"
              value={form.values.grade}
              onChange={({ target }) => form.change({ grade: target.value })}
              choices={GRADES.map((value) => ({ value, label: value }))}
            />
            <TextField
              {...form.fieldProps('cost')}
              label="What it cost, in pounds"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...form.fieldProps('choice')}
              label="Details"
              hint="Such as: 128GB"
              optional
              maxLength={120}
            />
            <TextField
              {...form.fieldProps('repair')}
              label="Number of the repair"
              hint="If it was repaired for stock"
              optional
              maxLength={30}
              autoComplete="off"
            />
            <Select
              label="Where it lies"
              name="store_id"
              value={form.values.store_id}
              error={form.errorOf('store_id')}
              onChange={({ target }) => form.change({ store_id: target.value })}
              choices={[
                { value: '', label: 'In no store' },
                ...stores.map(({ id, business_name: name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
          <TextArea
            {...form.fieldProps('found')}
            label="What the inspection found"
            hint="One finding a line. The buyer of the device reads it."
            optional
            rows={3}
            maxLength={1000}
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            Add it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
