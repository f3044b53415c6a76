import fc from 'fast-check';
import { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';

/** The part of JSON Schema that the contract's schemas use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/**
 * Values that often break programs: markup, patterns, quotes, lone surrogates, very large and small numbers, wrong
 * types.
 */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    "'; drop table users; --",
    '%_\\',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u202e\ud800',
    'é'.repeat(300),
    -1,
    0,
    1.5,
    1e21,
    2_147_483_648,
    null,
    true,
    [],
    {},
    '[1,2',
    '{"a":',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

function text(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 30, 60) });
}

/** Small ids, because those exist. */
function number({ type, minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.min(maximum, 2_147_483_647))];
  const whole = fc.oneof(fc.integer({ min, max: Math.min(max, min + 200) }), fc.integer({ min, max }));
  return type === 'integer' ? whole : whole.map((value) => value / 100);
}

/** Well-formed values of a schema. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.allOf) return valueOf(Object.assign({}, ...schema.allOf) as Schema);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return objectOf(schema, valueOf);
    default:
      return junk;
  }
}

function objectOf(schema: Schema, of: (schema: Schema) => fc.Arbitrary<unknown>) {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, value]) => [name, of(value)] as const);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  }) as fc.Arbitrary<Record<string, unknown>>;
}

/** An object of the schema in which some fields hold wrong values, or which has extra fields. */
function spoiled(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const mixed = objectOf({ ...schema, required: [] }, (field) => fc.oneof(valueOf(field), junk));
  const more = fc.dictionary(fc.constantFrom('role', 'price', 'user_id', 'x', '__proto__x'), junk, {
    maxKeys: 1,
  });
  return fc.tuple(mixed, more).map(([fields, extra]) => ({ ...fields, ...extra }));
}

export interface MadeUp {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Input for a call: half of it well-formed, half with a fault. */
export function inputOf(call: CallDefinition): fc.Arbitrary<MadeUp> {
  const part = (schema: z.ZodObject | undefined) => {
    if (!schema) return fc.constant({});
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return fc.oneof({ weight: 3, arbitrary: valueOf(json) }, { weight: 2, arbitrary: spoiled(json) });
  };
  const body = call.body ? fc.oneof({ weight: 9, arbitrary: part(call.body) }, junk) : fc.constant(undefined);
  return fc.record({ params: part(call.params), query: part(call.query), body }) as fc.Arbitrary<MadeUp>;
}

/** A copy with one fault: a field is missing, holds a wrong value, or is extra. */
export function spoiledCopy(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fc.constant(value);
  const names = [...Object.keys(value), 'x'];
  return fc.tuple(fc.constantFrom(...names), fc.option(junk, { nil: undefined })).map(([name, other]) => ({
    ...value,
    [name]: other,
  }));
}
