import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { usePlaces } from './stock.api.ts';
import { NO_STORE } from './stock-words.ts';

type Field = 'supplier' | 'store' | 'expected' | 'note';
type Props = {
  form: {
    fieldProps: (field: Field) => {
      name: string;
      value: string;
      error: string | undefined;
      onChange: (event: { target: { value: string } }) => void;
    };
    refused: Readonly<Record<string, string>>;
  };
};

/** Who delivers, where to, and when. */
export function PurchaseFacts({ form }: Props) {
  const { data: places } = usePlaces();
  const given = (field: Field, wire: string = field) => {
    const { error, ...rest } = form.fieldProps(field);
    const why = error ?? form.refused[wire];
    return { ...rest, ...(why && { error: why }) };
  };
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
