import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord, type RecordSetup } from '#client/lib/use-record.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { readLines, type TypedLine } from './goods-line.ts';
import { LineRows, type LineRowsProps } from './line-rows.tsx';

type Known = { id: number; version: number };
/** A field with its error, of the typing or of the server. */
export type FieldOf<F extends string> = (
  field: F,
  wire?: string,
) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error?: string;
};

type Props<F extends string, R extends Known, L extends TypedLine> = Pick<
  RecordSetup<F, R | undefined>,
  'valuesOf' | 'errorsOf'
> & {
  part: 'transfers' | 'purchases';
  read: R | undefined;
  area: OfficeArea;
  /** The names of the fields for people. */
  names: Readonly<Record<F | 'lines', string>>;
  create: (changed: Readonly<Partial<Record<F, string>>>, key: string) => Promise<R>;
  change: (changed: Readonly<Partial<Record<F, string>>>, known: R) => Promise<R>;
  /** The box with the facts about the transfer or purchase order. */
  facts: (given: FieldOf<F>) => ReactNode;
  /** The field that adds goods to the lines. */
  finder: (
    lines: readonly L[],
    put: (lines: readonly L[]) => void,
    values: Readonly<Record<F, string>>,
  ) => ReactNode;
  rows?: Pick<LineRowsProps<L>, 'keyOf' | 'more'>;
  moves: (record: R) => ReactNode;
};

/** Plans goods on their way, and changes them until they go. */
export function GoodsForm<F extends string, R extends Known, L extends TypedLine>(
  props: Props<F | 'lines', R, L>,
) {
  const { part, read, area, names } = props;
  const go = useNavigate();
  const [key] = useState(newKey);
  const form = useRecord<F | 'lines', R | undefined>({
    name: `office ${part} ${read?.id ?? 'new'}`,
    record: read,
    valuesOf: props.valuesOf,
    errorsOf: props.errorsOf,
    send: (changed, known) => (known ? props.change(changed, known) : props.create(changed, key)),
  });
  const { record, values } = form;
  const madeId = read ? undefined : record?.id;
  useEffect(() => {
    if (madeId !== undefined)
      void go({ to: `/$area/stock/${part}/$id`, params: { area, id: String(madeId) }, replace: true });
  }, [madeId, area, go, part]);
  const save = async () => {
    if (await form.save()) notify('Saved');
  };
  const lines = readLines<L>(values.lines);
  const put = (next: readonly L[]) => form.change('lines', JSON.stringify(next));
  const given: FieldOf<F | 'lines'> = (field, wire = field) => {
    const { error, ...rest } = form.fieldProps(field);
    const why = error ?? form.refused[wire];
    return { ...rest, ...(why && { error: why }) };
  };
  const linesError = given('lines').error;
  const isChanged = form.changed.length > 0;
  return (
    <div {...form.formProps}>
      <BothChanged
        disputes={form.disputes}
        nameOf={(field) => names[field]}
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
        {props.facts(given)}
        <Box title="Goods">
          {props.finder(lines, put, values)}
          {linesError && (
            <p role="alert" className="mt-3 text-small text-danger">
              {linesError}
            </p>
          )}
          <LineRows lines={lines} onChange={put} {...props.rows} />
          {(isChanged || !record) && (
            <div className="mt-5">
              <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
                Save
              </Button>
            </div>
          )}
          {record && !isChanged && props.moves(record)}
        </Box>
      </form>
      {record && (
        <UnsavedBar
          words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed
            .map((field) => names[field].toLowerCase())
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
