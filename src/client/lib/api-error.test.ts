import { expect, it } from 'vitest';
import { failureOf } from './api-error.ts';

it.each([
  ['a read', 200, { status: 200, result: [] }],
  ['something that was made', 201, { status: 201, result: {} }],
  ['a body status of another kind of success', 200, { status: 201 }],
  ['an add with the flag down', 200, { status: 200, out_of_stock: false }],
])('%s is a success', (_what, http, body) => {
  expect(failureOf(http, body)).toBeUndefined();
});

it.each([
  ['both statuses bad', 404, { status: 404, message: 'No.' }, { status: 404, message: 'No.' }],
  ['a bad body under HTTP 200', 200, { status: 500, message: 'Down.' }, { status: 500, message: 'Down.' }],
  ['an ended session under HTTP 200', 200, { status: 401, message: 'Please sign in.' }, { status: 401 }],
  ['a good body under a bad HTTP status', 503, { status: 200 }, { status: 503 }],
  ['no body', 200, null, { status: 502 }],
  ['a body without a status', 200, { result: [] }, { status: 502 }],
  ['a status that is no number', 200, { status: 'OK' }, { status: 502 }],
  ['out of stock with 409', 409, { status: 409, out_of_stock: true }, { status: 409, isOutOfStock: true }],
  ['out of stock with 200', 200, { status: 200, out_of_stock: true }, { status: 409, isOutOfStock: true }],
  ['wrong fields', 200, { status: 400, errors: { email: 'Required' } }, { fields: { email: 'Required' } }],
])('%s is a failure', (_what, http, body, expected) => {
  expect(failureOf(http, body)).toMatchObject(expected);
});
