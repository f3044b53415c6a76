import { z } from 'zod';

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

type Direction = 'input' | 'output';

/**
 * Schemas of the contract as JSON Schema. A shape that has a name there (`meta({ id })`) is written once, among the
 * components, and referred to by its name.
 */
export class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  of(schema: z.ZodType, io: Direction): JsonSchema {
    const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    for (const [name, shape] of Object.entries($defs)) this.#keep(name, shape as JsonSchema);
    const { id, ...body } = toComponents(rest as JsonSchema);
    if (typeof id !== 'string') return body;
    this.#keep(id, body);
    return { $ref: `#/components/schemas/${id}` };
  }

  #keep(name: string, shape: JsonSchema): void {
    const { id: _, ...kept } = toComponents(shape);
    const before = this.named[name];
    if (before && JSON.stringify(before) !== JSON.stringify(kept)) {
      throw new Error(`Two shapes of the contract are both named ${name}`);
    }
    this.named[name] = kept;
  }
}

/** Zod points to `$defs` beside the schema; in the document they are components. */
function toComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : value,
    ),
  ) as JsonSchema;
}
