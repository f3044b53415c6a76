import type { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** `GET /a/{id}` as the router writes it. */
export function routeOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Reads a call's input by its contract, strictly: what isn't named there is refused. */
export function parseInput(
  call: CallDefinition,
  raw: RawInput,
): { params: unknown; query: unknown; body: unknown } | Refusal {
  const params = call.params?.safeParse(raw.params);
  // A path that can't be an id or a key is answered with 404 rather than 400.
  if (params && !params.success) return refuse(404, 'There is nothing at this address.');
  const query = call.query?.safeParse(raw.query ?? {}, { error: plainly });
  if (query && !query.success) return badInput(query.error);
  if (!call.query && Object.keys(raw.query ?? {}).length > 0) return refuse(400, 'This call takes no query.');
  const body = call.body?.safeParse(raw.body ?? {}, { error: plainly });
  if (body && !body.success) return badInput(body.error);
  return { params: params?.data, query: query?.data, body: body?.data };
}

/** Reads a body once more, as one of several forms that a call accepts. */
export function parseBody<S extends z.ZodObject>(schema: S, raw: unknown): z.output<S> | Refusal {
  const body = schema.safeParse(raw, { error: plainly });
  return body.success ? body.data : badInput(body.error);
}

/** Messages for problems that the contract has no message for. */
export const plainly: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number' && issue.origin !== 'int'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return 'is not what this call takes';
  }
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'one text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

/** Messages that say nothing without the name of their field. */
const SHORT: Readonly<Record<string, string>> = {
  Required: 'Please fill in',
  'Too long': 'Please shorten',
  'Too short': 'Please lengthen',
};

/** 'post code' of 'post_code'. In a list, people count from one: 'reason of cuts number 1' of 'cuts.0.reason'. */
function fieldWords(field: string): string {
  const inList = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(field);
  if (!inList) return field.replaceAll(/[._]+/g, ' ');
  const [, list = '', place, own] = inList;
  const one = `${fieldWords(list)} number ${Number(place) + 1}`;
  return own === undefined ? one : `${fieldWords(own)} of ${one}`;
}

/**
 * The contract's messages for people are sentences of their own: 'Use at least 8 characters.' Those of `plainly` are for
 * programmers, and continue after the field's name.
 */
export function inPeoplesWords(field: string, text: string): string {
  const asked = SHORT[text];
  const words = fieldWords(field);
  if (asked) return `${asked} the ${words}.`;
  return `${/^\p{Lu}/u.test(text) ? text : `${field} ${text}`}${text.endsWith('.') ? '' : '.'}`;
}

/** One message for people, and one for each wrong field. */
function badInput(error: z.ZodError): Refusal {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] = 'is not known here';
    } else {
      errors[issue.path.join('.') || 'input'] ??= issue.message;
    }
  }
  const [field = 'input', text = 'is wrong'] = Object.entries(errors)[0] ?? [];
  return refuse(400, inPeoplesWords(field, text), errors);
}
