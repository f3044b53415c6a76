import { Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { Column } from './columns.ts';
import type { Ticks } from './use-ticks.ts';
import { useGrid } from './use-grid.ts';
import { useRowKeys } from './use-row-keys.ts';

/** The look that rows of another kind need to fit the same columns. */
export interface RowLook<R> {
  columns: readonly Column<R>[];
  className: string;
  style: CSSProperties;
}

type Props<R> = {
  /** The name of the rows, such as 'Orders'. */
  name: string;
  rows: readonly R[];
  idOf: (row: R) => string;
  /** The name of a row, if its id means nothing to people. */
  nameOf?: (row: R) => string;
  /** Rows that belong to this one, shown below it. */
  below?: (row: R, look: RowLook<R>) => ReactNode;
  columns: readonly Column<R>[];
  /** A row on a phone. */
  card: (row: R) => ReactNode;
  /** The heading of a row's group. Rows are sorted by it. */
  bandOf?: ((row: R) => { label: string; isUrgent: boolean }) | undefined;
  isUrgent?: (row: R) => boolean;
  /** For lists whose rows can be ticked. */
  ticks?: Ticks<R> | undefined;
  /** The next action of a row, for the key A where the row has no room for its button. */
  onNext?: (row: R) => void;
  /** Shows the previous rows while the next ones load. */
  isStale: boolean;
};

/**
 * A list of the office: a table from 768 px, cards below. A link in a row opens it, and `data-next` marks its next
 * action.
 */
export function DataTable<R>(props: Props<R>) {
  const { name, rows, idOf, bandOf, ticks, onNext, isStale } = props;
  const at = useRowKeys(rows.map(idOf), ticks?.toggle, (id) => {
    const row = rows.find((one) => idOf(one) === id);
    if (row) onNext?.(row);
  });
  const isPhone = useMedia('(width < 768px)');
  const { look, least, scrolls } = useGrid(props.columns, ticks !== undefined);
  const table = (
    <div
      role="table"
      aria-label={name}
      aria-busy={isStale}
      className={cx(isStale && 'opacity-60')}
      style={scrolls && !isPhone ? { minWidth: least } : undefined}
    >
      {!isPhone && (
        <div role="rowgroup">
          <div
            role="row"
            style={look.style}
            className={cx(
              look.className,
              'h-9 items-center border-b border-border bg-[#fbfaf8] text-caption text-muted',
            )}
          >
            {ticks && (
              <span role="columnheader" className="grid place-items-center">
                <Tick
                  label="Tick all"
                  checked={rows.length > 0 && ticks.ticked.length === rows.length}
                  isPart={ticks.ticked.length > 0 && ticks.ticked.length < rows.length}
                  onChange={ticks.toggleAll}
                />
              </span>
            )}
            {look.columns.map(({ key, head, className }) => (
              <span key={key} role="columnheader" className={className}>
                {head}
              </span>
            ))}
          </div>
        </div>
      )}
      <div role="rowgroup" className={cx(isPhone && 'grid gap-2 w600:grid-cols-2')}>
        {rows.map((row, index) => {
          const band = bandOf?.(row);
          const before = rows[index - 1];
          const isFirst = band && (!before || bandOf?.(before).label !== band.label);
          return (
            <Fragment key={idOf(row)}>
              {isFirst && (
                <p
                  role="presentation"
                  className={cx(
                    'text-caption font-semibold max-w768:col-span-full max-w768:pt-2 w768:flex w768:h-9 w768:items-center w768:border-b w768:border-grey-2 w768:bg-[#fbfaf8] w768:px-4 w1200:h-8',
                    band.isUrgent ? 'text-danger' : 'text-secondary',
                  )}
                >
                  {band.label}
                </p>
              )}
              <Row {...props} row={row} isPhone={isPhone} look={look} isAt={index === at} />
              {!isPhone && props.below?.(row, look)}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
  return scrolls && !isPhone ? <div className="overflow-x-auto">{table}</div> : table;
}

type RowProps<R> = Props<R> & { row: R; isPhone: boolean; look: RowLook<R>; isAt: boolean };

function Row<R>(props: RowProps<R>) {
  const { row, idOf, nameOf = idOf, columns, card, isUrgent, ticks, isPhone, look, isAt } = props;
  const extras = columns.filter(({ kind }) => kind === 'extra');
  const id = idOf(row);
  const isTicked = ticks?.has(id) ?? false;
  return (
    <div
      role="row"
      aria-selected={ticks && isTicked}
      data-row={id}
      style={isPhone ? undefined : look.style}
      className={cx(
        'relative',
        isPhone
          ? 'overflow-hidden rounded-card border border-border px-4 py-3.5'
          : cx(look.className, 'min-h-17 items-center border-b border-grey-2 py-1.5 w1200:min-h-13'),
        isTicked ? 'bg-[#f7f7ff]' : 'bg-paper hover:bg-[#fbfaf8]',
        isUrgent?.(row) && 'shadow-[inset_3px_0_var(--color-danger)]',
        isAt && 'outline-2 -outline-offset-2 outline-buy',
      )}
    >
      {isPhone ? (
        <div role="cell">
          {card(row)}
          {extras.length > 0 && <Extras row={row} columns={extras} />}
        </div>
      ) : (
        <>
          {ticks && (
            <span role="cell" className="relative z-1 grid place-items-center">
              <Tick label={`Tick ${nameOf(row)}`} checked={isTicked} onChange={() => ticks.toggle(id)} />
            </span>
          )}
          {look.columns.map(({ key, cell, className }) => (
            <span key={key} role="cell" className={cx('min-w-0', className)}>
              {cell(row)}
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** The chosen extra columns of each row, on a card. */
function Extras<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-grey-2 pt-3 text-small">
      {columns.map(({ key, head, cell }) => (
        <Fragment key={key}>
          <dt className="text-muted">{head}</dt>
          <dd className="text-right wrap-anywhere">{cell(row)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type TickProps = { label: string; checked: boolean; isPart?: boolean; onChange: () => void };

function Tick({ label, checked, isPart = false, onChange }: TickProps) {
  return (
    <label className="grid size-11 place-items-center w1200:size-9">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPart;
        }}
        onChange={onChange}
        className="size-4.5 accent-buy"
      />
    </label>
  );
}
