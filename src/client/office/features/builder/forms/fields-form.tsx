import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Field, Fields } from '#contract/sections/fields.ts';
import type { FieldUses } from '#contract/sections/uses.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { ListControl } from './list-control.tsx';
import { SimpleControl } from './simple-control.tsx';
import {
  askedFields,
  errorsBelow,
  pathOf,
  recordOf,
  textValue,
  withValue,
  type Errors,
  type Values,
} from './values.ts';

type Props = {
  fields: Fields;
  uses: FieldUses;
  design: number;
  values: Values;
  path?: string;
  errors: Errors;
  /** What the shop shows for an empty field, where its design says so. */
  standards?: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
};

/** Several fields below each other, as the registry describes them. Those that don't count are left out. */
export function FieldsForm(props: Props) {
  const { fields, uses, design, values, path = '', errors, standards = {}, onChange } = props;
  const { asked, kept } = askedFields(fields, uses, values, design);
  return (
    <div className="grid grid-cols-1 gap-4">
      {asked.map(({ name, field, use, unused }) => {
        const at = pathOf(path, name);
        const change = (value: unknown) => onChange(withValue(values, name, value, field));
        const shared = {
          path: at,
          field,
          use,
          value: values[name],
          standard: standards[name] ?? standardOf(field),
          hint: unused ?? use.hint,
          error: errors[at],
          onChange: change,
        };
        const inside = (of: Fields, item: Values, where: string, onItem: (next: Values) => void) => (
          <FieldsForm
            fields={of}
            uses={use.within ?? {}}
            design={design}
            values={item}
            path={where}
            errors={errors}
            onChange={onItem}
          />
        );
        if (field.kind === 'list') {
          return (
            <ListControl
              key={name}
              {...shared}
              errorsAt={(where) => errorsBelow(errors, where)}
              fieldsOf={(item, where, onItem) => inside(field.of, item, where, onItem)}
            />
          );
        }
        if (field.kind === 'group') {
          return (
            <Group key={name} label={field.label} isPlain={isOneList(field.fields)} error={shared.error}>
              {inside(field.fields, recordOf(values[name]), at, change)}
            </Group>
          );
        }
        return <SimpleControl key={name} {...shared} beside={fields} values={values} />;
      })}
      {kept.length > 0 && (
        <p className="rounded-control bg-grey-1 px-3 py-2 text-caption text-secondary">
          Kept, but not shown in this design: {kept.join(', ')}.
        </p>
      )}
    </div>
  );
}

/** A group around a single list adds nothing to it. */
const isOneList = (fields: Fields): boolean => {
  const [only, another] = Object.values(fields);
  return only?.kind === 'list' && another === undefined;
};

const standardOf = (field: Field): string | undefined =>
  'standard' in field ? textValue(field.standard) : undefined;

type GroupProps = { label: string; isPlain: boolean; error: string | undefined; children: ReactNode };

function Group({ label, isPlain, error, children }: GroupProps) {
  const id = useId();
  if (isPlain) return children;
  return (
    <fieldset className="min-w-0 rounded-control border border-border px-3 pt-1 pb-3">
      <legend className="mb-1 px-1 text-small font-semibold">{label}</legend>
      {children}
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
