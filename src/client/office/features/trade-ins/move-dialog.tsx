import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { CARRIERS } from '#rules/orders/carriers.ts';
import { useForm } from '#client/lib/use-form.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { CarrierField } from '../../ui/carrier-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { asksOf, bodyOf, errorsOf, NO_VALUES, type MoveField } from './move-asks.ts';
import { MOVES } from './state-words.ts';
import { moveDevice, type Device, type MoveBody } from './trade-ins.api.ts';

type Props = {
  move: TradeInMove;
  device: Device;
  /** The findings so far: they are kept with a move that takes the device off the bench. */
  found?: Partial<MoveBody> | undefined;
  onClose: () => void;
};

/** Asks for the facts that a move needs. */
export function MoveDialog({ move, device, found, onClose }: Props) {
  const asks = asksOf(move, device);
  const words = MOVES[move];
  const form = useForm({
    start: NO_VALUES,
    fieldsOf: () => asks.fields,
    errorsOf: (values) => errorsOf(asks, values),
    async send(values) {
      await moveDevice(device, { ...found, move, ...bodyOf(asks, values) });
      notify(`${device.number} ${words.done}`);
      onClose();
    },
  });
  const has = (field: MoveField) => asks.fields.includes(field);
  const isOptional = (field: MoveField) => asks.optional.includes(field);
  return (
    <Dialog open onClose={onClose} title={words.label} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          {asks.words && <p className="text-secondary">{asks.words}</p>}
          <FormFailure>{form.failure}</FormFailure>
          {has('identifier') && (
            <TextField
              {...form.fieldProps('identifier')}
              label="IMEI or serial number"
              hint="Type it, or scan the barcode."
              autoComplete="off"
              spellCheck={false}
              data-autofocus=""
            />
          )}
          {(['is_adult', 'is_owner'] as const).map(
            (field) =>
              has(field) && (
                <Checkbox
                  key={field}
                  name={field}
                  label={field === 'is_adult' ? 'The customer is 18 or over' : 'The device is theirs'}
                  invalid={form.errorOf(field) !== undefined}
                  detail={form.errorOf(field)}
                  checked={form.values[field]}
                  onChange={({ target }) => form.change({ [field]: target.checked })}
                />
              ),
          )}
          {has('way') && (
            <WayFields
              device={device}
              way={form.values.way}
              store={form.values.store}
              error={form.errorOf('store')}
              onChange={form.change}
            />
          )}
          {has('carrier') && (
            <>
              <CarrierField
                carriers={CARRIERS}
                value={form.values.carrier}
                error={form.errorOf('carrier')}
                onChange={(carrier) => form.change({ carrier })}
              />
              <TextField
                {...form.fieldProps('tracking')}
                label="Tracking number"
                optional={isOptional('tracking')}
                autoComplete="off"
                spellCheck={false}
              />
            </>
          )}
          {has('account_holder') && (
            <>
              <TextField {...form.fieldProps('account_holder')} label="Account holder" autoComplete="off" />
              <TextField
                {...form.fieldProps('sort_code')}
                label="Sort code"
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField
                {...form.fieldProps('account_number')}
                label="Account number"
                inputMode="numeric"
                autoComplete="off"
              />
            </>
          )}
          {has('note') && (
            <TextArea
              {...form.fieldProps('note')}
              label="Reason"
              hint="The customer reads it."
              optional={isOptional('note')}
              rows={3}
              maxLength={1000}
            />
          )}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant={words.isHard ? 'danger' : 'sell'} busy={form.isBusy && words.busy}>
            {words.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type WayProps = {
  device: Device;
  way: string;
  store: string;
  error: string | undefined;
  onChange: (changed: { way?: string; store?: string }) => void;
};

/** By post, or to one of the vendor's stores. */
function WayFields({ device, way, store, error, onChange }: WayProps) {
  const stores = useStores().data ?? [];
  const own = stores.filter(({ business_id: id }) => id === device.business.id);
  return (
    <>
      <Select
        label="How it comes"
        name="way"
        value={way}
        onChange={({ target }) => onChange({ way: target.value })}
        choices={[
          { value: 'label', label: 'By post, with a label' },
          { value: 'drop_in', label: 'Brought to a store', disabled: own.length === 0 },
        ]}
      />
      {way === 'drop_in' && (
        <Select
          label="Store"
          name="store"
          value={store}
          error={error}
          onChange={({ target }) => onChange({ store: target.value })}
          choices={[
            { value: '', label: 'Choose a store' },
            ...own.map(({ id, business_name: name, business_address: address }) => ({
              value: String(id),
              label: `${name}, ${address}`,
            })),
          ]}
        />
      )}
    </>
  );
}
