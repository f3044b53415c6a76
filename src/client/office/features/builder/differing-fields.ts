import type { Field, Fields } from '#contract/sections/fields.ts';
import { designOf, type Section } from '#contract/sections/registry.ts';
import { usesOf, type FieldUses } from '#contract/sections/uses.ts';
import { fieldsOf, itemWords } from './field-words.ts';
import { itemsOf, recordOf, type Values } from './forms/values.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Pair = readonly [unknown, unknown];

/** A field in its place; of a list with as many things in both, the fields of each thing. */
function inField(name: string, field: Field, uses: FieldUses, [one, other]: Pair): string[] {
  const within = uses[name]?.within ?? {};
  if (field.kind === 'group') return inFields(field.fields, within, recordOf(one), recordOf(other));
  if (field.kind !== 'list') return [field.label];
  const [mine, theirs] = [itemsOf(one), itemsOf(other)];
  if (mine.length !== theirs.length) return [field.label];
  return mine.flatMap((item, index) =>
    inFields(field.of, within, item, theirs[index] ?? {}).map(
      (label) => `${itemWords(uses, name, index)} ${label}`,
    ),
  );
}

const inFields = (fields: Fields, uses: FieldUses, one: Values, other: Values): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isSame(one[name], other[name]) ? [] : inField(name, field, uses, [one[name], other[name]]),
  );

/** The labels of the fields in which two sections differ, such as 'Title' or 'slide 2 Picture'. */
export function differingFields(one: Section, other: Section): string[] {
  const type = one.section_type;
  if (type !== other.section_type) return ['Kind'];
  const design = designOf(one)?.value === designOf(other)?.value ? [] : ['Design'];
  return [...design, ...inFields(fieldsOf(type), usesOf(type), one, other)];
}
