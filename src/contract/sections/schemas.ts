import { z } from 'zod';
import { oneLine } from '#rules/forms/one-line.ts';
import { isContentColour, isContentLink } from '#rules/page/content-values.ts';
import { id, rich } from '../fields.ts';
import { cardFields, imageFields, slideFields } from './features.ts';
import type { Field, Fields } from './fields.ts';
import { frameFields, SECTION_TYPES, SECTIONS, type Section, type SectionType } from './registry.ts';

/**
 * Two kinds of schema. `wire` is for sections in answers, without limits, since content may be older than a limit.
 * `draft` is for saving: known designs, no unknown fields, and every limit.
 */
type Reading = 'wire' | 'draft';

const LONGEST_LINK = 500;

function fieldSchema(field: Field, reading: Reading): z.ZodType {
  const isDraft = reading === 'draft';
  switch (field.kind) {
    case 'number':
      return z.int().min(field.least).max(field.most);
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.options));
    case 'products':
    case 'categories':
      return isDraft ? z.array(id).max(field.most) : z.array(id);
    case 'group':
      return fieldsSchema(field.fields, reading);
    case 'list': {
      const list = z.array(fieldsSchema(field.of, reading));
      return isDraft ? list.max(field.most) : list;
    }
    case 'rich-text':
      return isDraft ? textSchema(rich, field.most, field.required) : rich;
    case 'text':
      return isDraft ? textSchema(z.string(), field.most, field.required) : z.string();
    case 'link':
      return isDraft
        ? z.string().max(LONGEST_LINK).refine(isContentLink, 'must begin with / or https://')
        : z.string();
    case 'colour':
      return isDraft ? z.string().refine(isContentColour, 'must be a colour such as #1A2B3C') : z.string();
    case 'date':
      return isDraft ? z.iso.datetime() : z.string();
    default:
      return isDraft ? textSchema(z.string(), LONGEST_LINK, field.required) : z.string();
  }
}

const textSchema = (text: z.ZodString, most: number, isRequired: true | undefined) =>
  isRequired ? text.max(most).refine((given) => oneLine(given) !== '', 'Required') : text.max(most);

function shapeOf(fields: Fields, reading: Reading): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = fieldSchema(field, reading);
      return [name, field.required ? schema : schema.optional()];
    }),
  );
}

/** Field groups that several sections share. The API document describes each once, under this name. */
const NAMES = new Map<Fields, string>([
  [imageFields, 'ImageFeature'],
  [slideFields, 'Slide'],
  [cardFields, 'ContentCard'],
]);
const named = new Map<string, z.ZodObject>();

function fieldsSchema(fields: Fields, reading: Reading): z.ZodObject {
  const object = (shape: Record<string, z.ZodType>) =>
    reading === 'draft' ? z.strictObject(shape) : z.object(shape);
  const known = NAMES.get(fields);
  if (!known) return object(shapeOf(fields, reading));
  const name = reading === 'draft' ? `${known}Draft` : known;
  const schema = named.get(name) ?? object(shapeOf(fields, reading)).meta({ id: name });
  named.set(name, schema);
  return schema;
}

function sectionSchema(type: SectionType, reading: Reading, more: Record<string, z.ZodType> = {}) {
  const { title, designs, fields } = SECTIONS[type];
  const isDraft = reading === 'draft';
  const values = Object.keys(designs).map(Number);
  const design = isDraft ? z.literal(values) : z.int();
  const shape = {
    section_type: z.literal(type),
    design: z.object({ design_value: design }).optional(),
    ...shapeOf({ ...frameFields, ...fields }, reading),
    ...more,
  };
  return isDraft ? z.strictObject(shape) : z.object(shape).describe(`${title}: designs ${values.join(', ')}`);
}

function unionOf<S extends Section>(reading: Reading, more?: Record<string, z.ZodType>): z.ZodType<S, S> {
  const [first, ...others] = SECTION_TYPES.map((type) => sectionSchema(type, reading, more));
  if (!first) throw new Error('The registry has no sections.');
  // Types and schemas come from the same data. The compiler can't check that, but a test does.
  return z.discriminatedUnion('section_type', [first, ...others]) as unknown as z.ZodType<S, S>;
}

/** A section as a page shows it. */
export const section = unionOf<Section>('wire').meta({ id: 'Section' });

/** A section as it may be saved. */
export const sectionDraft = unionOf<Section>('draft').meta({ id: 'SectionDraft' });

/** A section on a page that is being edited. `shared_id`: it is kept once, and shown on several pages. */
export type PageSection = Section & { shared_id?: number | undefined };

const SHARED = {
  shared_id: id
    .optional()
    .describe('Of a shared section. Only its columns are of this page; the rest is the shared one’s'),
};
export const pageSection = unionOf<PageSection>('wire', SHARED).meta({ id: 'PageSection' });
export const pageSectionDraft = unionOf<PageSection>('draft', SHARED).meta({ id: 'PageSectionDraft' });
