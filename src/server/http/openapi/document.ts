import { calls } from '#contract/calls.ts';
import { errorAnswer } from '#contract/fields.ts';
import { SESSION_COOKIE } from '../account.ts';
import { operation, REFUSALS, refusalName } from './operation.ts';
import type { ApiDocument } from './shapes.ts';
import { Schemas } from './schemas.ts';
import { TAGS } from './words.ts';

interface Site {
  version: string;
  /** The public URL of the shop. */
  origin: string;
}

/** The OpenAPI document of every call, made from the schemas that validate its input. */
export function openApi({ version, origin }: Site): ApiDocument {
  const schemas = new Schemas();
  const paths: ApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = 'GET', path = '/'] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call, schemas) };
  }
  const responses = refusals(schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Threefold',
      version,
      description:
        'Buy, sell and repair devices. Every answer is JSON with `status`, equal to the HTTP status. In a query empty values are left out, booleans are 1 and lists are JSON text.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Threefold', url: origin },
    },
    servers: [{ url: origin, description: 'This shop' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    security: [],
    paths,
    components: {
      schemas: sorted(schemas.named),
      responses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'Set by logging in, and readable by no script. A call that changes something must come from a page of the shop itself: the server compares the header Origin.',
        },
      },
    },
  };
}

function refusals(schemas: Schemas): Record<string, object> {
  const schema = schemas.of(errorAnswer, 'output');
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      refusalName(status),
      {
        description,
        ...(/^(429|503)$/.test(status) && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        }),
        content: {
          'application/json': {
            schema,
            example: { status: Number(status), message: 'What happened, for people' },
          },
        },
      },
    ]),
  );
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
