import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import type { FieldOf } from './goods-form.tsx';
import { usePlaces } from './stock.api.ts';
import { NO_STORE } from './stock-words.ts';

type Props = { given: FieldOf<'supplier' | 'store' | 'expected' | 'note'> };

/** The supplier, the place and the date of the delivery. */
export function PurchaseFacts({ given }: Props) {
  const { data: places } = usePlaces();
  return (
    <Box title="Order">
      <div className="grid gap-4">
        <TextField {...given('supplier')} label="Supplier" maxLength={120} autoComplete="off" />
        <Select
          {...given('store', 'store_id')}
          label="Deliver to"
          choices={[
            { value: '', label: 'Choose' },
            ...(places?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ...(places?.has_rest ? [{ value: 'none', label: NO_STORE }] : []),
          ]}
        />
        <TextField {...given('expected', 'expected_on')} label="Expected" optional type="date" />
        <TextField {...given('note')} label="Note" optional maxLength={500} autoComplete="off" />
      </div>
    </Box>
  );
}
