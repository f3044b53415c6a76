import type { CounterQuote } from '#contract/counter-orders.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { sumWords } from '#client/lib/format.ts';
import { Radio } from '#client/ui/check.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../../ui/box.tsx';
import type { NewOrderForm } from './use-new-order.ts';
import { OptionBox } from '../../../ui/option-box.tsx';

const WAYS: Record<DeliveryWay, string> = {
  collect: 'Collect in store',
  standard: 'Standard delivery',
  next_day: 'Next day delivery',
};
/** A person at the counter is the usual case. */
const ORDER: readonly DeliveryWay[] = ['collect', 'standard', 'next_day'];

type Address = 'line_1' | 'line_2' | 'town' | 'post_code';
type Props = {
  form: {
    change: (values: { way?: DeliveryWay; store_id?: number }) => void;
    errorOf: (name: 'store_id') => string | undefined;
    fieldProps: (name: Address) => ReturnType<NewOrderForm['fieldProps']>;
  };
  quote: Pick<CounterQuote, 'delivery'>;
  way: DeliveryWay | undefined;
  storeId: number | undefined;
};

/** How the goods come: handed over or kept in a store, or sent to an address. */
export function NewOrderDelivery({ form, quote, way, storeId }: Props) {
  const { ways } = quote.delivery;
  const stores = ways.find((one) => one.way === 'collect')?.stores ?? [];
  const offered = ORDER.flatMap((name) => ways.find((one) => one.way === name) ?? []);
  return (
    <Box title="Delivery">
      <fieldset>
        <legend className="sr-only">How it comes</legend>
        <div className="grid gap-2">
          {offered.map(({ way: name, price, promise, reason }) => (
            <OptionBox key={name} isChosen={way === name}>
              <Radio
                name="way"
                value={name}
                checked={way === name}
                disabled={reason !== null}
                onChange={() => form.change({ way: name })}
                label={<span className="font-semibold">{WAYS[name]}</span>}
                detail={<span className="text-secondary">{reason ?? promise}</span>}
                trailing={price > 0 ? sumWords(price) : 'Free'}
              />
            </OptionBox>
          ))}
        </div>
      </fieldset>
      {way === 'collect' && stores.length > 0 && (
        <Select
          className="mt-4"
          label="Store"
          name="store_id"
          value={String(storeId ?? '')}
          error={form.errorOf('store_id')}
          onChange={({ target }) => form.change({ store_id: Number(target.value) })}
          choices={stores.map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
        />
      )}
      {way !== undefined && way !== 'collect' && (
        <div className="mt-4 grid gap-4 w600:grid-cols-2">
          <TextField
            {...form.fieldProps('line_1')}
            label="Address"
            autoComplete="off"
            className="w600:col-span-2"
          />
          <TextField
            {...form.fieldProps('line_2')}
            label="Second line"
            optional
            autoComplete="off"
            className="w600:col-span-2"
          />
          <TextField {...form.fieldProps('town')} label="Town" autoComplete="off" />
          <TextField {...form.fieldProps('post_code')} label="Postcode" autoComplete="off" />
        </div>
      )}
    </Box>
  );
}
