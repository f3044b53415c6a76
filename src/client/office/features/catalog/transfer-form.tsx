import type { Transfer } from '#contract/transfers-office.ts';
import { MOST_STOCK_NOTE } from '#rules/catalog/stock-moves.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { GoodsForm, type FieldOf } from './goods-form.tsx';
import { withShelf, type TypedLine } from './goods-line.ts';
import { transfers, type NewGoods } from './goods.api.ts';
import { ShelfFinder } from './shelf-finder.tsx';
import { usePlaces } from './stock.api.ts';
import { NO_STORE } from './stock-words.ts';
import { TransferMoves } from './transfer-moves.tsx';
import { bodyOf, errorsOf, TRANSFER_FIELDS, valuesOf, type TransferField } from './transfer-values.ts';

/** Plans a transfer, and changes it until it is sent. */
export const TransferForm = ({ read, area }: { read: Transfer | undefined; area: OfficeArea }) => (
  <GoodsForm<TransferField, Transfer, TypedLine>
    part="transfers"
    read={read}
    area={area}
    names={TRANSFER_FIELDS}
    valuesOf={valuesOf}
    errorsOf={errorsOf}
    create={(changed, key) => transfers.create(bodyOf(changed) as NewGoods<'transfers'>, key)}
    change={(changed, { id, version }) => transfers.change(id, { version, ...bodyOf(changed) })}
    facts={(given) => <Way given={given} />}
    finder={(lines, put, { from }) => (
      <ShelfFinder
        store={from === 'none' ? 'none' : Number(from) || undefined}
        onPick={(shelf) => put(withShelf(lines, shelf, (line) => line))}
      />
    )}
    moves={(record) => <TransferMoves transfer={record} />}
  />
);

function Way({ given }: { given: FieldOf<'from' | 'to' | 'note'> }) {
  const { data: places } = usePlaces();
  const stores = (places?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const none = { value: 'none', label: NO_STORE };
  const choose = { value: '', label: 'Choose' };
  return (
    <Box title="Way">
      <div className="grid gap-4">
        <Select
          {...given('from', 'from_store_id')}
          label="From"
          choices={[choose, ...stores, ...(places?.has_rest ? [none] : [])]}
        />
        <Select {...given('to', 'to_store_id')} label="To" choices={[choose, ...stores, none]} />
        <TextField {...given('note')} label="Note" optional maxLength={MOST_STOCK_NOTE} autoComplete="off" />
      </div>
    </Box>
  );
}
