import type { z } from 'zod';
import type { OfficeOf, Right } from '#rules/office/permissions.ts';

export type Role = 'shopper' | 'vendor' | 'administrator';

/** Calls for everybody with a session. */
export const MEMBERS: readonly Role[] = ['shopper', 'vendor', 'administrator'];

/** For staff with this permission. `of` limits it to one kind of office. */
export interface OfficeAccess {
  permission: Right;
  /** Another permission that opens it too. */
  or?: Right;
  /** A narrower right that is needed besides it. */
  and?: Right;
  of?: OfficeOf;
}

/** One API call: its input and its answer. The key in a call map is `METHOD /path/{param}`. */
export interface CallDefinition {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** It takes one file in a multipart body, in the field `file`. */
  upload?: true;
  /**
   * Who may call it, by role or by the permission that it needs: 401 without a session, 403 for any other
   * account. Default: no login needed.
   */
  access?: readonly Role[] | OfficeAccess;
  /** Dangerous: the session must have given the password or a code in the last ten minutes, else 403 asks for it. */
  needsProof?: true;
  /** Whether the header Idempotency-Key is read. A repeated request with the same key is carried out once. */
  idempotency?: 'optional' | 'required';
  /** Error statuses besides those that every call of its kind has (`src/server/http/openapi`). */
  refusals?: readonly (401 | 404 | 409 | 410)[];
  /** The body of a successful answer. Every answer carries its HTTP status in `status`. */
  answer: z.ZodObject;
}

export type CallMap = Record<string, CallDefinition>;

/** Keeps the literal keys and schema types, and checks the shape. */
export function defineCalls<const T extends CallMap>(calls: T): T {
  return calls;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<T, K extends string> = K extends keyof T ? T[K] : undefined;

/**
 * The input of a call. Query and params are real values (numbers, lists, flags). They are sent as text, and
 * the server's schema parses them.
 */
export interface CallInput<T extends CallDefinition> {
  params: Output<Part<T, 'params'>>;
  query: Output<Part<T, 'query'>>;
  body: Input<Part<T, 'body'>>;
}

/** The parsed input that the server's handler receives. */
export interface CallParsed<T extends CallDefinition> {
  params: Output<Part<T, 'params'>>;
  query: Output<Part<T, 'query'>>;
  body: Output<Part<T, 'body'>>;
}

export type CallAnswer<T extends CallDefinition> = z.output<T['answer']>;
