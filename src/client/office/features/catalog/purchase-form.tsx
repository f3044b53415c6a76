import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Purchase } from '#contract/purchases-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { readLines, withShelf } from './goods-line.ts';
import { LineRows } from './line-rows.tsx';
import { PartField } from './part-field.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { PurchaseMoves } from './purchase-moves.tsx';
import { bodyOf, errorsOf, PURCHASE_FIELDS, valuesOf, type TypedPurchaseLine } from './purchase-values.ts';
import { changePurchase, createPurchase, type NewPurchase } from './purchases.api.ts';
import { ShelfFinder } from './shelf-finder.tsx';

/** Plans an order to a supplier, and changes it until it is ordered. */
export function PurchaseForm({ read, area }: { read: Purchase | undefined; area: OfficeArea }) {
  const go = useNavigate();
  const [key] = useState(newKey);
  const seesCost = useSession().office?.permissions.includes('cost') ?? false;
  const form = useRecord({
    name: `office purchase order ${read?.id ?? 'new'}`,
    record: read,
    valuesOf,
    errorsOf,
    send: (changed, known): Promise<Purchase | undefined> =>
      known
        ? changePurchase(known.id, { version: known.version, ...bodyOf(changed, seesCost) })
        : createPurchase(bodyOf(changed, seesCost) as NewPurchase, key),
  });
  const { record, values } = form;
  const madeId = read ? undefined : record?.id;
  useEffect(() => {
    if (madeId !== undefined)
      void go({ to: '/$area/stock/purchases/$id', params: { area, id: String(madeId) }, replace: true });
  }, [madeId, area, go]);
  const save = async () => {
    if (await form.save()) notify('Saved');
  };
  const lines = readLines<TypedPurchaseLine>(values.lines);
  const change = (next: readonly TypedPurchaseLine[]) => form.change('lines', JSON.stringify(next));
  const linesError = form.fieldProps('lines').error ?? form.refused['lines'];
  const isChanged = form.changed.length > 0;
  return (
    <div {...form.formProps}>
      <BothChanged
        disputes={form.disputes}
        nameOf={(field) => PURCHASE_FIELDS[field]}
        show={(field, text) =>
          field === 'lines' ? <p className="mb-2">{countOf(readLines(text).length, 'line')}</p> : undefined
        }
        onDecide={form.decide}
      />
      {form.failure && (
        <div className="mb-4">
          <FormFailure>{form.failure}</FormFailure>
        </div>
      )}
      <form
        className="grid items-start gap-4 w1024:grid-cols-[20rem_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PurchaseFacts form={form} />
        <Box title="Goods">
          <ShelfFinder
            onPick={(shelf) =>
              change(withShelf(lines, shelf, (line) => ({ ...line, key: newKey(), cost: '' })))
            }
          />
          <PartField
            onAdd={(name) =>
              change([
                ...lines,
                {
                  key: newKey(),
                  product_id: 0,
                  variation_id: null,
                  name,
                  variation: null,
                  sku: 'Part',
                  quantity: '1',
                  cost: '',
                },
              ])
            }
          />
          {linesError && (
            <p role="alert" className="mt-3 text-small text-danger">
              {linesError}
            </p>
          )}
          <LineRows
            lines={lines}
            onChange={change}
            keyOf={({ key: of }) => of}
            {...(seesCost && {
              more: (line: TypedPurchaseLine, put: (part: Partial<TypedPurchaseLine>) => void) => (
                <TextField
                  label={`Cost of one ${line.name}, in pounds`}
                  hideLabel
                  tall={40}
                  placeholder="£ each"
                  value={line.cost}
                  onChange={({ target }) => put({ cost: target.value })}
                  inputMode="decimal"
                  autoComplete="off"
                  className="w-24"
                />
              ),
            })}
          />
          {(isChanged || !record) && (
            <div className="mt-5">
              <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
                Save
              </Button>
            </div>
          )}
          {record && !isChanged && <PurchaseMoves purchase={record} />}
        </Box>
      </form>
      {record && (
        <UnsavedBar
          words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed
            .map((field) => PURCHASE_FIELDS[field].toLowerCase())
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
