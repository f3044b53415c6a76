import type { ProductImportItem } from '#contract/product-imports.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cellWords, chipOf } from './import-words.ts';

type Props = {
  item: ProductImportItem;
  /** A bulk edit has no file, and so no rows. */
  hasRows: boolean;
  href: string | undefined;
};

/** So many changes are shown at first. */
const FIRST = 6;

/** One product of an import: its changes, and its errors. */
export function ImportItem({ item, hasRows, href }: Props) {
  const { look, label } = chipOf(item);
  const { row, name, changes, errors } = item;
  const isPlain = errors.length > 0;
  return (
    <li className="border-b border-grey-2 px-4 py-3.5 last:border-0 w768:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {hasRows && <span className="text-small text-muted tabular-nums">Row {row}</span>}
        {href ? (
          <Anchor
            href={href}
            className="min-w-0 font-semibold break-words underline-offset-2 hover:underline"
          >
            {name || 'No name'}
          </Anchor>
        ) : (
          <b className="min-w-0 font-semibold break-words">{name || 'No name'}</b>
        )}
        <Chip look={look}>{label}</Chip>
      </div>
      {isPlain ? (
        <ul className="mt-1.5 grid gap-0.5 text-danger">
          {errors.map((error, index) => (
            <li key={index}>
              {hasRows && (
                <>
                  Row {error.row}
                  {error.column !== null && (
                    <>
                      , <code className="text-small break-all">{error.column}</code>
                    </>
                  )}
                  :{' '}
                </>
              )}
              {error.text}
            </li>
          ))}
        </ul>
      ) : (
        <Changes
          changes={item.undo === 'done' ? changes.map(setBack) : changes}
          isNew={item.outcome === 'create'}
          hasRows={hasRows}
        />
      )}
      {item.undo_notes.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-repair-text">
          {item.undo_notes.map((note, index) => (
            <li key={index} className="break-words">
              {note}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type Change = ProductImportItem['changes'][number];

/** After an undo, the old value is the current one again. */
const setBack = ({ warning: _warning, ...change }: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
});

type ChangesProps = { changes: ProductImportItem['changes']; isNew: boolean; hasRows: boolean };

function Changes({ changes, ...rows }: ChangesProps) {
  if (changes.length === 0) return null;
  const rest = changes.slice(FIRST);
  return (
    <div className="mt-1.5 text-small">
      <List changes={changes.slice(0, FIRST)} {...rows} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1.5 font-medium text-secondary">
            {rest.length} more
          </summary>
          <List changes={rest} {...rows} />
        </details>
      )}
    </div>
  );
}

function List({ changes, isNew, hasRows }: ChangesProps) {
  return (
    <ul className="grid gap-0.5">
      {changes.map(({ row, column, before, after, warning }, index) => (
        <li key={index} className="break-words">
          <span className="text-muted">
            {hasRows && `Row ${row}, `}
            <code>{column}</code>:
          </span>{' '}
          {!isNew && (
            <>
              <del className="text-muted">{cellWords(column, before) || 'empty'}</del>{' '}
              <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins className="font-medium no-underline">{cellWords(column, after) || 'empty'}</ins>
          {warning && <b className="font-semibold text-repair-text"> Check this: {warning}.</b>}
        </li>
      ))}
    </ul>
  );
}
