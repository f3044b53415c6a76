import { expect } from 'vitest';
import type { Answer, CallName, Input } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { errorAnswer, type ErrorAnswer } from '#contract/fields.ts';
import { callAddress, type QueryValue } from '#contract/request.ts';

/** The input of a call (only the parts that it takes) and its headers. */
export type CallOptions<N extends CallName> = Partial<Input<N>> & { headers?: Record<string, string> };

export interface Caller {
  /** Makes a call that must succeed. */
  call: <N extends CallName>(name: N, options?: CallOptions<N>) => Promise<Answer<N>>;
  /** Makes a call that must be refused. */
  refused: <N extends CallName>(name: N, options?: CallOptions<N>) => Promise<ErrorAnswer>;
}

/** Makes calls over HTTP and checks every answer against the contract. */
export function callerOf(origin: string): Caller {
  return {
    async call(name, options = {}) {
      const { status, body } = await send(origin, name, options);
      expect(status, `${name} answered ${JSON.stringify(body).slice(0, 500)}`).toBeLessThan(300);
      return checkAnswer(name, status, body);
    },
    async refused(name, options = {}) {
      const { status, body } = await send(origin, name, options);
      expect(status, `${name} was not refused`).toBeGreaterThanOrEqual(400);
      return checkRefusal(status, body);
    },
  };
}

async function send<N extends CallName>(origin: string, name: N, options: CallOptions<N>) {
  const { params, query, body, headers } = options as {
    params?: Record<string, string | number>;
    query?: Record<string, QueryValue>;
    body?: unknown;
    headers?: Record<string, string>;
  };
  const response = await fetch(origin + callAddress(name, params, query), {
    method: name.slice(0, name.indexOf(' ')),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/**
 * The answer must match the contract exactly: nothing missing, no wrong type, and no extra field. A field that the
 * contract does not name, such as a cost price, must not leave the server.
 */
export function checkAnswer<N extends CallName>(name: N, status: number, body: unknown): Answer<N> {
  const read = calls[name].answer.parse(body);
  expect(body, `${name} answers more than its contract`).toEqual(read);
  expect(read['status'], 'the status in the body').toBe(status);
  return read as Answer<N>;
}

/** A refusal has the shape of all errors and a 4xx status: bad input must not cause a 500. */
export function checkRefusal(status: number, body: unknown): ErrorAnswer {
  const read = errorAnswer.parse(body);
  expect(body, 'a refusal says more than its contract').toEqual(read);
  expect(read.status, 'the status in the body').toBe(status);
  expect(status, `refused with ${read.message}`).toBeLessThan(500);
  return read;
}
