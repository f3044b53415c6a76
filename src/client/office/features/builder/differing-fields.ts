import type { Field, Fields } from '#contract/sections/fields.ts';
import { designOf, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { usesOf, type FieldUses } from '#contract/sections/uses.ts';
import { fieldsOf, itemWords } from './field-words.ts';
import { itemsOf, recordOf, type Values } from './forms/values.ts';
import { shortened, valueWords } from './value-words.ts';

/** A field that holds another value in each of two versions. */
export interface DifferingField {
  /** Such as 'Title' or 'slide 2 Picture'. */
  label: string;
  mine: string;
  theirs: string;
}

export function differing(label: string, one: string, other: string): DifferingField {
  const [mine, theirs] = shortened(one, other);
  return { label, mine, theirs };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Pair = readonly [unknown, unknown];

/** A field in its place; of a list with as many things in both, the fields of each thing. */
function inField(name: string, field: Field, uses: FieldUses, [one, other]: Pair): DifferingField[] {
  const within = uses[name]?.within ?? {};
  if (field.kind === 'group') return inFields(field.fields, within, recordOf(one), recordOf(other));
  const whole = () => [differing(field.label, valueWords(field, one), valueWords(field, other))];
  if (field.kind !== 'list') return whole();
  const [mine, theirs] = [itemsOf(one), itemsOf(other)];
  if (mine.length !== theirs.length) return whole();
  return mine.flatMap((item, index) =>
    inFields(field.of, within, item, theirs[index] ?? {}).map(({ label, ...both }) => ({
      label: `${itemWords(uses, name, index)} ${label}`,
      ...both,
    })),
  );
}

const inFields = (fields: Fields, uses: FieldUses, one: Values, other: Values): DifferingField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isSame(one[name], other[name]) ? [] : inField(name, field, uses, [one[name], other[name]]),
  );

const designWords = (section: Section): string => {
  const design = designOf(section);
  return design ? `${design.value}, ${design.title}` : String(section.design?.design_value ?? '');
};

/** The fields in which two sections differ, with what each holds. */
export function differingFields(one: Section, other: Section): DifferingField[] {
  const type = one.section_type;
  if (type !== other.section_type)
    return [differing('Kind', SECTIONS[type].title, SECTIONS[other.section_type].title)];
  const isSameDesign = designOf(one)?.value === designOf(other)?.value;
  const design = isSameDesign ? [] : [differing('Design', designWords(one), designWords(other))];
  return [...design, ...inFields(fieldsOf(type), usesOf(type), one, other)];
}
