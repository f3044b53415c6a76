import type { Field, Fields } from './fields.ts';
import { frameFields, isSectionType, SECTIONS, type Section } from './registry.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Reads a stored section by the registry. Fields and list items that can't be read are left out. undefined if the whole
 * section can't be read, such as an unknown type. Limits are not applied, since content may be older than a limit.
 */
export function readSection(stored: unknown): Section | undefined {
  if (!isRecord(stored) || !isSectionType(stored['section_type'])) return undefined;
  const type = stored['section_type'];
  const design = isRecord(stored['design']) ? stored['design']['design_value'] : undefined;
  return {
    section_type: type,
    ...(Number.isInteger(design) && { design: { design_value: design } }),
    ...readFields({ ...frameFields, ...SECTIONS[type].fields }, stored),
    // The registry gives these fields their types, but the compiler can't follow a reader that is made from data.
  } as Section;
}

function readFields(fields: Fields, stored: Stored): Stored {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = Object.hasOwn(stored, name) ? readField(field, stored[name]) : undefined;
    return [name, value ?? (field.required ? emptyOf(field) : undefined)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'number':
      return isWhole(value) && value >= field.least ? Math.min(value, field.most) : undefined;
    case 'yes-no':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : undefined;
    case 'products':
    case 'categories':
      return Array.isArray(value) ? value.filter((id) => isWhole(id) && id >= 1 && id <= MAX_ID) : undefined;
    case 'group':
      return isRecord(value) ? readFields(field.fields, value) : undefined;
    case 'list':
      return Array.isArray(value)
        ? value.filter(isRecord).map((item) => readFields(field.of, item))
        : undefined;
    default:
      return typeof value === 'string' ? value : undefined;
  }
}

/** The value of a missing required field: an empty text or list. */
const emptyOf = ({ kind }: Field) => (kind === 'list' ? [] : '');

const MAX_ID = 2_147_483_647;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
