import type { z } from 'zod';
import type { OfficeOf, Right } from '#rules/office/permissions.ts';

export type Role = 'shopper' | 'vendor' | 'administrator';

/** Calls that are open to nobody but people with a session. */
export const MEMBERS: readonly Role[] = ['shopper', 'vendor', 'administrator'];

/** For whoever has this right in an office; `of` where it is for one kind of office alone. */
export interface OfficeAccess {
  permission: Right;
  of?: OfficeOf;
}

/** One call of the wire: what it takes and what it answers. The key in a call map is `METHOD /path/{param}`. */
export interface CallDefinition {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** It takes one file in a multipart body, in the field `file`. */
  upload?: true;
  /**
   * Who may call it, by role or by the permission that it needs: 401 without a session, 403 for everybody else.
   * Default: open to everybody.
   */
  access?: readonly Role[] | OfficeAccess;
  /** Whether the header Idempotency-Key is read: a request that comes twice under one key is carried out once. */
  idempotency?: 'optional' | 'required';
  /** Statuses that it refuses with besides those that every call of its kind has (`src/server/http/openapi`). */
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
 * What a caller passes. Query and params are given as the values they mean (numbers, lists, flags) and
 * become text on the way; the server's schema reads them back.
 */
export interface CallInput<T extends CallDefinition> {
  params: Output<Part<T, 'params'>>;
  query: Output<Part<T, 'query'>>;
  body: Input<Part<T, 'body'>>;
}

/** What the server's handler receives, parsed. */
export interface CallParsed<T extends CallDefinition> {
  params: Output<Part<T, 'params'>>;
  query: Output<Part<T, 'query'>>;
  body: Output<Part<T, 'body'>>;
}

export type CallAnswer<T extends CallDefinition> = z.output<T['answer']>;
