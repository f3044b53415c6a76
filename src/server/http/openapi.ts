import { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorAnswer } from '#contract/fields.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, object>; required?: string[] };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

function parameters(call: CallDefinition): object[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }));
  };
  return [...of('path', call.params), ...of('query', call.query)];
}

function json(schema: z.ZodType, io: 'input' | 'output', description: string): object {
  return { description, content: { 'application/json': { schema: schemaOf(schema, io) } } };
}

function operation(call: CallDefinition): object {
  return {
    summary: call.summary,
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, ...json(call.body, 'input', call.summary) } }),
    responses: {
      '200': json(call.answer, 'output', 'It worked'),
      default: json(errorAnswer, 'output', 'It did not'),
    },
  };
}

/** The contract in OpenAPI's words: every call the server has, made from the schemas it reads by. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = 'GET', path = '/'] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Threefold', version, description: 'Buy, sell and repair devices.' },
    paths,
  };
}
