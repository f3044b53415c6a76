import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const { resolve } = createRequire(import.meta.url);

it.each([
  ['pg-pool', 'timeout exceeded when trying to connect'],
  ['pg-pool', 'Connection terminated due to connection timeout'],
  ['pg', 'Query read timeout'],
  ['pg', 'timeout expired'],
  ['pg', 'Connection terminated unexpectedly'],
  ['pg', 'Client has encountered a connection error and is not queryable'],
])('knows %s by its words: %s', (library, message) => {
  const file = library === 'pg' ? resolve('pg').replace(/index\.js$/, 'client.js') : resolve(library);
  expect(readFileSync(file, 'utf8')).toContain(message);
  expect(outageOf(new Error(message))).toBeDefined();
});

it.each([
  ['ECONNREFUSED', 'away'],
  ['57P01', 'away'],
  ['57014', 'slow'],
  ['53300', 'busy'],
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['23505', undefined],
])('takes code %s as %s, also inside of another error', (code, outage) => {
  const error = Object.assign(new Error('words'), { code });
  expect(outageOf(error)).toBe(outage);
  expect(outageOf(new Error('Failed query', { cause: error }))).toBe(outage);
});

it('is no excuse for a mistake', () => {
  expect(outageOf(new Error('a mistake'))).toBeUndefined();
  expect(outageOf('words')).toBeUndefined();
});
