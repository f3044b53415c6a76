import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Transfer } from '#contract/transfers-office.ts';
import { MOST_STOCK_NOTE } from '#rules/catalog/stock-moves.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { readLines, withShelf } from './goods-line.ts';
import { LineRows } from './line-rows.tsx';
import { ShelfFinder } from './shelf-finder.tsx';
import { usePlaces } from './stock.api.ts';
import { NO_STORE } from './stock-words.ts';
import { TransferMoves } from './transfer-moves.tsx';
import { bodyOf, errorsOf, TRANSFER_FIELDS, valuesOf } from './transfer-values.ts';
import { changeTransfer, createTransfer, type NewTransfer } from './transfers.api.ts';

/** Plans a transfer, and changes it until it is sent. */
export function TransferForm({ read, area }: { read: Transfer | undefined; area: OfficeArea }) {
  const go = useNavigate();
  const [key] = useState(newKey);
  const form = useRecord({
    name: `office transfer ${read?.id ?? 'new'}`,
    record: read,
    valuesOf,
    errorsOf,
    send: (changed, known): Promise<Transfer | undefined> =>
      known
        ? changeTransfer(known.id, { version: known.version, ...bodyOf(changed) })
        : createTransfer(bodyOf(changed) as NewTransfer, key),
  });
  const { record, values } = form;
  const madeId = read ? undefined : record?.id;
  useEffect(() => {
    if (madeId !== undefined)
      void go({ to: '/$area/stock/transfers/$id', params: { area, id: String(madeId) }, replace: true });
  }, [madeId, area, go]);
  const save = async () => {
    if (await form.save()) notify('Saved');
  };
  const lines = readLines(values.lines);
  const change = (next: readonly (typeof lines)[number][]) => form.change('lines', JSON.stringify(next));
  const linesError = form.fieldProps('lines').error ?? form.refused['lines'];
  const isChanged = form.changed.length > 0;
  return (
    <div {...form.formProps}>
      <BothChanged
        disputes={form.disputes}
        nameOf={(field) => TRANSFER_FIELDS[field]}
        show={(field, text) =>
          field === 'lines' ? <p className="mb-2">{countOf(readLines(text).length, 'line')}</p> : undefined
        }
        onDecide={form.decide}
        failure={form.failure}
      />
      <form
        className="grid items-start gap-4 w1024:grid-cols-[20rem_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Way form={form} />
        <Box title="Goods">
          <ShelfFinder
            store={values.from === 'none' ? 'none' : Number(values.from) || undefined}
            onPick={(shelf) => change(withShelf(lines, shelf, (line) => line))}
          />
          {linesError && (
            <p role="alert" className="mt-3 text-small text-danger">
              {linesError}
            </p>
          )}
          <LineRows lines={lines} onChange={change} />
          <div className="mt-5 flex flex-wrap gap-3">
            {(isChanged || !record) && (
              <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
                Save
              </Button>
            )}
          </div>
          {record && !isChanged && <TransferMoves transfer={record} />}
        </Box>
      </form>
      {record && (
        <UnsavedBar
          words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed
            .map((field) => TRANSFER_FIELDS[field].toLowerCase())
            .join(', ')}`}
          isChanged={isChanged}
          isBusy={form.isBusy}
          saveLabel="Save"
          onSave={() => void save()}
          onDiscard={form.discard}
        />
      )}
    </div>
  );
}

type WayProps = {
  form: {
    fieldProps: (field: 'from' | 'to' | 'note') => {
      name: string;
      value: string;
      error: string | undefined;
      onChange: (event: { target: { value: string } }) => void;
    };
    refused: Readonly<Record<string, string>>;
  };
};

function Way({ form }: WayProps) {
  const { data: places } = usePlaces();
  const stores = (places?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const none = { value: 'none', label: NO_STORE };
  const choose = { value: '', label: 'Choose' };
  const given = (field: 'from' | 'to', wire: string) => {
    const { error, ...rest } = form.fieldProps(field);
    const why = error ?? form.refused[wire];
    return { ...rest, ...(why && { error: why }) };
  };
  const { error: noteError, ...note } = form.fieldProps('note');
  return (
    <Box title="Way">
      <div className="grid gap-4">
        <Select
          {...given('from', 'from_store_id')}
          label="From"
          choices={[choose, ...stores, ...(places?.has_rest ? [none] : [])]}
        />
        <Select {...given('to', 'to_store_id')} label="To" choices={[choose, ...stores, none]} />
        <TextField
          {...note}
          {...(noteError && { error: noteError })}
          label="Note"
          optional
          maxLength={MOST_STOCK_NOTE}
          autoComplete="off"
        />
      </div>
    </Box>
  );
}
