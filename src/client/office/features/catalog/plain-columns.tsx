import { countOf } from '#client/lib/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RecordActions, type ListActions } from './list-actions.tsx';
import type { Moves } from './use-placing.ts';

/** Name, one detail, products, actions; on narrower screens fewer. */
export const PLAIN_GRID =
  'px-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_190px] w960:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_100px_190px]';
/** The same for a list that has an order. */
export const PLACED_GRID =
  'px-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_290px] w960:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_100px_290px]';

/** How the records of a list are shown that have no picture. */
export interface PlainLook<R> {
  /** Heads of the first two columns. */
  heads: readonly [name: string, detail: string];
  nameOf: (record: R) => string;
  detailOf: (record: R) => string;
  movesOf?: (record: R) => Moves;
}

type Shown<R> = { record: R; look: PlainLook<R>; actions: ListActions<R> };
interface Counted {
  product_count: number;
}

export const plainColumns = <R extends Counted>(look: PlainLook<R>, actions: ListActions<R>): Column<R>[] => [
  {
    head: look.heads[0],
    className: 'pr-3',
    cell: (record) => (
      <>
        <b className="block font-semibold wrap-anywhere">{look.nameOf(record)}</b>
        <span className="block text-caption text-muted w960:hidden">
          {countOf(record.product_count, 'product')}
        </span>
      </>
    ),
  },
  {
    head: look.heads[1],
    className: 'pr-3',
    cell: (record) => <span className="line-clamp-2 wrap-anywhere">{look.detailOf(record)}</span>,
  },
  {
    head: 'Products',
    className: 'pr-8 text-right tabular-nums max-w960:hidden',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    head: 'Actions',
    className: 'flex justify-end gap-2',
    cell: (record) => <PlainActions record={record} look={look} actions={actions} />,
  },
];

const PlainActions = <R,>({ record, look, actions }: Shown<R>) => (
  <RecordActions
    name={look.nameOf(record)}
    onChange={() => actions.onChange(record)}
    onRemove={() => actions.onRemove(record)}
    moves={look.movesOf?.(record)}
  />
);

/** A record on a phone. */
export function PlainCard<R extends Counted>({ record, look, actions }: Shown<R>) {
  return (
    <>
      <p className="text-label">
        <b className="block font-semibold wrap-anywhere">{look.nameOf(record)}</b>
        <span className="block text-small text-muted">{countOf(record.product_count, 'product')}</span>
      </p>
      <p className="mt-2 line-clamp-3 text-small wrap-anywhere">{look.detailOf(record)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <PlainActions record={record} look={look} actions={actions} />
      </div>
    </>
  );
}
