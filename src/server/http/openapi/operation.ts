import { createdStatus } from '#contract/fields.ts';
import type { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { RIGHT_FACTS, type OfficeOf } from '#rules/office/permissions.ts';
import { BODIES } from './examples.ts';
import type { Schemas } from './schemas.ts';
import type { Operation, Parameter } from './shapes.ts';
import { PARAMETERS, tagOf } from './words.ts';

/** The error answers that every call may give, written once among the components. */
export const REFUSALS = {
  400: 'Something that was sent cannot be read; `errors` says what is wrong with which field',
  401: 'There is no session, it has ended, or the password is not right',
  403: 'The account may not do this, or the call comes from a page of another site',
  404: 'There is no such thing',
  408: 'The body came too slowly',
  409: 'It does not fit what is there now, for example stock that has run out',
  410: 'The link has been used, or it is too old',
  413: 'The body is too large',
  415: 'The body is not JSON, or not a file of a kind that is taken',
  429: 'Too many calls: the header Retry-After says after how many seconds to try again',
  503: 'The shop cannot answer now: the header Retry-After says when to try again',
} as const;

export const refusalName = (status: string): string => `Refused${status}`;

/** `GET /web/site/cart/{line}` is `getMyCartByLine`. */
export function operationId(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const own = path.startsWith('/web/site/') ? ['my'] : [];
  const words = path
    .replace(/^\/(no\/auth\/web\/site|web\/site|global\/user|market\/one)\//, '')
    .split('/')
    .flatMap((part) =>
      part.startsWith('{') ? ['by', ...part.slice(1, -1).split(/(?=[A-Z])/)] : part.split(/[_-]/),
    )
    .filter(Boolean);
  return [...own, ...words].reduce((text, word) => text + capital(word), method.toLowerCase());
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function operation(name: string, call: CallDefinition, schemas: Schemas): Operation {
  const [method = '', path = ''] = name.split(' ');
  const example = BODIES[name as CallName];
  return {
    operationId: operationId(name),
    summary: call.summary,
    description: description(call),
    tags: [tagOf(path)],
    security: call.access ? [{ session: [] }] : [],
    parameters: parameters(call, schemas),
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemas.of(call.body, 'input'), ...(example && { example }) },
        },
      },
    }),
    ...(call.upload && { requestBody: { required: true, content: FILE } }),
    responses: {
      [isCreation(call) ? 201 : 200]: {
        description: 'It worked',
        content: { 'application/json': { schema: schemas.of(call.answer, 'output') } },
      },
      ...(method === 'GET' && !call.access && { 304: { description: 'It is as it was: the client has it' } }),
      ...Object.fromEntries(
        refusals(method, call).map((status) => [
          status,
          { $ref: `#/components/responses/${refusalName(status)}` },
        ]),
      ),
    },
  };
}

const FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  },
};

/** Calls that make something answer 201. */
const isCreation = ({ answer }: CallDefinition) => answer.shape['status'] === createdStatus;

const WHERE: Record<OfficeOf, string> = { business: ' in a business', site: ' in the site’s office' };

function description({ summary, access }: CallDefinition): string {
  if (!access) return `${summary}. Open to everybody.`;
  if ('permission' in access) {
    const titles = [access.permission, ...(access.or ? [access.or] : [])].map(
      (right) => RIGHT_FACTS[right].title,
    );
    const and = access.and ? ` and the right ${RIGHT_FACTS[access.and].title}` : '';
    return `${summary}. For staff with the permission ${titles.join(' or ')}${and}${access.of ? WHERE[access.of] : ''}.`;
  }
  const roles = access.map((role) => (role === 'administrator' ? 'the administrator' : `${role}s`));
  return `${summary}. For ${listed(roles)}.`;
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function refusals(
  method: string,
  { params, body, upload, access, refusals: own = [] }: CallDefinition,
): string[] {
  const isChange = method !== 'GET';
  const all = [
    400,
    429,
    503,
    ...(access ? [401, 403] : []),
    // A body of another type is refused by every call that may get one, even by calls that read none.
    ...(isChange ? [403, 415] : []),
    ...(params ? [404] : []),
    ...(body || upload ? [408, 409, 413] : []),
    ...own,
  ];
  return [...new Set(all)].sort((a, b) => a - b).map(String);
}

function idempotencyKey({ idempotency }: CallDefinition): Parameter[] {
  if (!idempotency) return [];
  const description =
    'The client makes up a key for each action of its user. A request that is sent again with the same key is carried out once, and answered as before. With another request, 409.';
  const schema = { type: 'string', minLength: 8, maxLength: 64, pattern: '^[!-~]+$' };
  const required = idempotency === 'required';
  return [{ name: 'Idempotency-Key', in: 'header', description, required, schema }];
}

function parameters(call: CallDefinition, schemas: Schemas): Parameter[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.of(schema, 'input');
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      description: PARAMETERS[name] ?? '',
      required: place === 'path' || required.includes(name),
      schema: value,
    }));
  };
  return [...of('path', call.params), ...of('query', call.query), ...idempotencyKey(call)];
}
