import { countOf } from '#client/lib/format.ts';
import type { Column } from '../../ui/columns.ts';
import { RecordActions, type ListActions } from './list-actions.tsx';
import type { Moves } from './use-placing.ts';

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
    key: 'name',
    head: look.heads[0],
    track: '1fr',
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
    key: 'detail',
    head: look.heads[1],
    track: look.movesOf ? ['1fr', '1.4fr', '1.4fr'] : ['1.4fr', '1.6fr', '1.6fr'],
    cell: (record) => <span className="line-clamp-2 wrap-anywhere">{look.detailOf(record)}</span>,
  },
  {
    key: 'products',
    head: 'Products',
    track: 76,
    from: 960,
    className: 'text-right tabular-nums',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: look.movesOf ? 290 : 190,
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
