import { FieldNote } from '#client/ui/field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

const WAYS = [
  {
    way: 'standard',
    label: 'Standard',
    detail: 'Promised by the delivery time of each vendor',
    free: 'standard_free_from',
  },
  {
    way: 'next_day',
    label: 'Next day',
    detail: 'The next working day, ordered by 4 PM',
    free: 'next_day_free_from',
  },
  {
    way: 'collect',
    label: 'Collect in store',
    detail: 'Ready two opening hours after the order',
    free: undefined,
  },
] as const;

/** The delivery prices for vendors without prices of their own. */
export function DeliveryPanel({ form, isChanged }: { form: SettingsForm; isChanged: boolean }) {
  return (
    <SettingsPanel
      id="delivery"
      title="Delivery"
      help="What a customer may choose, per vendor and parcel. Vendors with prices of their own keep those. Placed orders keep what they were promised."
      isChanged={isChanged}
    >
      <ul className="divide-y divide-grey-2 rounded-box border border-border">
        {WAYS.map(({ way, label, detail, free }) => (
          <li key={way} className="px-4 py-2">
            <Switch
              name={`${way}_is_offered`}
              label={label}
              detail={detail}
              isOn={form.values[`${way}_is_offered`] === 'yes'}
              onChange={(on) => form.change(`${way}_is_offered`, on ? 'yes' : 'no')}
            />
            <div className="mb-2 flex flex-wrap items-start gap-3">
              <TextField
                {...form.fieldProps(`${way}_price`)}
                tall={40}
                unit="£"
                inputMode="decimal"
                autoComplete="off"
                label={`Price of ${label}`}
                className="w-44"
              />
              {free && (
                <TextField
                  {...form.fieldProps(free)}
                  tall={40}
                  unit="£"
                  inputMode="decimal"
                  autoComplete="off"
                  label={`${label} is free from`}
                  hint="Empty: never"
                  className="w-44"
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <FieldNote id="delivery-error" error={form.fieldProps('standard_is_offered').error} />
      {(form.changed.includes('standard_price') || form.changed.includes('standard_free_from')) && (
        <p className="text-caption text-muted">
          The note in the top bar does not follow by itself: see Identity.
        </p>
      )}
    </SettingsPanel>
  );
}
