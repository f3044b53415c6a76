import { useState } from 'react';
import type { Shelf } from '#contract/stock-office.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { MOST_STOCK_NOTE, type StockMove } from '#rules/catalog/stock-moves.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital, countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useSession } from '#client/lib/session.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StackSkeleton } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { readCount } from './figures.tsx';
import { LowStockForm } from './low-stock-form.tsx';
import { Change, Why } from './movement-columns.tsx';
import type { StockPlace } from './stock-search.ts';
import { moveShelf, useMovements, usePlaces } from './stock.api.ts';
import { NO_STORE, placesWords, shelfName } from './stock-words.ts';

const WORDS: Readonly<
  Record<StockMove, { title: string; ask: string; noteHint: string; action: string; done: string }>
> = {
  receive: {
    title: 'Receive goods',
    ask: 'How many came in',
    noteHint: 'Such as the number of the delivery',
    action: 'Receive',
    done: 'received',
  },
  write_off: {
    title: 'Write off goods',
    ask: 'How many are broken or lost',
    noteHint: 'What happened',
    action: 'Write off',
    done: 'written off',
  },
};

type MoveProps = { move: StockMove; shelf: Shelf; place: StockPlace | undefined; onClose: () => void };

/** The places of a business, each with its units of one product. */
function usePlacesOf(shelf: Shelf) {
  const { data } = usePlaces();
  const here = (id: number | null) => shelf.places.find(({ store_id: of }) => of === id)?.stock ?? 0;
  return [
    ...(data?.has_rest === false ? [] : [{ value: 'none', name: NO_STORE, stock: here(null) }]),
    ...(data?.data ?? [])
      .filter(({ business_id: of }) => of === shelf.business.id)
      .map(({ id, name }) => ({ value: String(id), name, stock: here(id) })),
  ];
}

/** Adds goods to a shelf, or takes them off. */
export function StockMoveDialog({ move, shelf, place, onClose }: MoveProps) {
  const [key] = useState(newKey);
  const words = WORDS[move];
  const free = shelf.stock - shelf.reserved_stock;
  const places = usePlacesOf(shelf);
  const placeOf = (store: string) => places.find(({ value }) => value === store) ?? places[0];
  const mostIn = (store: string) =>
    move === 'receive' ? MOST_STOCK - shelf.stock : Math.min(free, placeOf(store)?.stock ?? free);
  // Units are written off from one place. The fullest place is the likeliest.
  const fullest = places.reduce(
    (best, one) => (one.stock > best.stock ? one : best),
    places[0] ?? { value: 'none', stock: 0 },
  );
  const start = place ? String(place) : move === 'receive' ? (places[0]?.value ?? 'none') : fullest.value;
  const form = useForm({
    start: { store: start, quantity: '', note: '' },
    errorsOf: ({ store, quantity }) => {
      const count = readCount(quantity);
      if (!count) return { quantity: 'Type how many, such as 12.' };
      const most = mostIn(store);
      return count > most ? { quantity: `At most ${most.toLocaleString('en-GB')}.` } : {};
    },
    async send({ store, quantity, note }) {
      const count = readCount(quantity) ?? 0;
      const storeId = Number(placeOf(store)?.value) || null;
      await moveShelf(shelf, { move, quantity: count, store_id: storeId, note: note.trim() }, key);
      notify(`${count.toLocaleString('en-GB')} ${words.done}`);
      onClose();
    },
  });
  const count = readCount(form.values.quantity) ?? 0;
  const after = shelf.stock + (move === 'receive' ? count : -count);
  return (
    <Dialog open onClose={onClose} title={words.title} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p>
            <b className="block font-semibold wrap-anywhere">{shelfName(shelf)}</b>
            <span className="text-secondary">
              {shelf.stock.toLocaleString('en-GB')} in stock
              {shelf.reserved_stock > 0 && `, ${shelf.reserved_stock} of them reserved`}
              {count > 0 &&
                count <= mostIn(form.values.store) &&
                `, ${after.toLocaleString('en-GB')} afterwards`}
            </span>
          </p>
          <FormFailure>{form.failure}</FormFailure>
          {places.length > 1 && (
            <Select
              {...form.fieldProps('store')}
              label="Where"
              choices={places.map(({ value, name, stock }) => ({
                value,
                label: `${name}, ${stock.toLocaleString('en-GB')} there`,
              }))}
            />
          )}
          <TextField
            {...form.fieldProps('quantity')}
            label={words.ask}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
          <TextField
            {...form.fieldProps('note')}
            label="Note"
            optional
            hint={words.noteHint}
            maxLength={MOST_STOCK_NOTE}
            autoComplete="off"
          />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            {words.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const SHOWN = 50;

/** The stock movements of one product, the latest first. */
export function HistoryDialog({
  shelf,
  area,
  onClose,
}: {
  shelf: Shelf;
  area: OfficeArea;
  onClose: () => void;
}) {
  const movements = useMovements({
    product_id: shelf.product_id,
    ...(shelf.variation_id !== null && { variation_id: shelf.variation_id }),
    per_page: SHOWN,
  });
  const [now] = useState(() => new Date());
  const mayChange = useSession().office?.permissions.includes('catalogue');
  const places = placesWords(shelf.places);
  const { data, error } = movements;
  return (
    <Dialog open onClose={onClose} title="History" width={560}>
      <p className="pb-3">
        <b className="block font-semibold wrap-anywhere">{shelfName(shelf)}</b>
        <span className="text-secondary">
          {shelf.stock.toLocaleString('en-GB')} in stock
          {places && `: ${places}`}
        </span>
      </p>
      {mayChange && <LowStockForm shelf={shelf} />}
      {!data && !error && <StackSkeleton />}
      {!data && error && (
        <NotLoaded title="The history did not load" text={messageOf(error)} query={movements} />
      )}
      {data?.data.length === 0 && <p className="pb-5 text-muted">Nothing has come or gone yet.</p>}
      {data && data.data.length > 0 && (
        <ul className="pb-3">
          {data.data.map((movement) => (
            <li
              key={movement.id}
              className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-start gap-3 border-t border-border py-2.5 text-label"
            >
              <div className="min-w-0">
                <Why movement={movement} area={area} />
                <span className="block text-caption text-muted">
                  {capital(momentWords(movement.at, now))}
                </span>
              </div>
              <Change movement={movement} />
              <span className="text-right text-muted tabular-nums">
                <span className="sr-only">After it: </span>
                {movement.after.toLocaleString('en-GB')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data?.next_cursor && (
        <p className="pb-5 text-caption text-muted">
          The latest {countOf(SHOWN, 'movement')}. Older ones are found under Movements.
        </p>
      )}
    </Dialog>
  );
}
