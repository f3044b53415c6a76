import type { Field, Fields } from '#contract/sections/fields.ts';
import type { FieldUse, FieldUses } from '#contract/sections/uses.ts';
import { plainText } from '#rules/page/plain-text.ts';

/** The values of several fields, as on the wire. */
export type Values = Readonly<Record<string, unknown>>;

/** Errors by path, such as `image_items.0.title`. */
export type Errors = Readonly<Record<string, string>>;

export const pathOf = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A field that is emptied leaves the wire, unless the section can't be saved without it. */
export function withValue(values: Values, name: string, value: unknown, field: Field): Values {
  if (!isEmpty(value) || field.required) return { ...values, [name]: value };
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

export const textValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

export const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

export const itemsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** The chosen option of a field; its first one until somebody chooses. */
export function chosenOf(field: Field | undefined, value: unknown): string {
  const options = field?.kind === 'choice' ? Object.keys(field.options) : [];
  return typeof value === 'string' && options.includes(value) ? value : (options[0] ?? textValue(value));
}

export type Conditions = NonNullable<FieldUse['when']>;

/** Whether one of the conditions holds for the choices beside the field. */
export const holds = (conditions: Conditions, fields: Fields, values: Values): boolean =>
  conditions.some((condition) =>
    Object.entries(condition).every(([name, chosen]) =>
      chosen.includes(chosenOf(fields[name], values[name])),
    ),
  );

export interface Asked {
  name: string;
  field: Field;
  use: FieldUse;
  /** Why it does not count at the moment, as a sentence. It may be changed nevertheless. */
  unused: string | undefined;
}

/** The fields to ask for, and the filled ones that this design does not show. */
export function askedFields(
  fields: Fields,
  uses: FieldUses,
  values: Values,
  design: number,
): { asked: Asked[]; kept: string[] } {
  const asked: Asked[] = [];
  const kept: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const use = uses[name] ?? {};
    const other = use.unless === undefined ? undefined : fields[use.unless];
    if (use.designs && !use.designs.includes(design)) {
      if (isFilled(values[name])) kept.push(field.label);
    } else if (!use.when || holds(use.when, fields, values)) {
      const isOverruled = use.unless !== undefined && !isEmpty(values[use.unless]);
      asked.push({
        name,
        field,
        use,
        unused: isOverruled && other ? `Not used while “${other.label}” is filled in.` : undefined,
      });
    }
  }
  return { asked, kept };
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).some(isFilled)
    : !isEmpty(value);

/** A new thing of a list: what it can't be without, empty. */
export const emptyItem = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.required)
      .map(([name, field]) => [name, field.kind === 'list' ? [] : '']),
  );

/** What a thing of a list says first, to tell it from the others. */
export function summaryOf(item: Values, fields: Fields): string {
  for (const [name, { kind }] of Object.entries(fields)) {
    const text = kind === 'rich-text' ? plainText(textValue(item[name]), 80) : textValue(item[name]).trim();
    if ((kind === 'text' || kind === 'rich-text') && text) return text;
  }
  return '';
}

/** How many errors are at this path or below it. */
export const errorsBelow = (errors: Errors, path: string): number =>
  Object.keys(errors).filter((key) => key === path || key.startsWith(`${path}.`)).length;

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
