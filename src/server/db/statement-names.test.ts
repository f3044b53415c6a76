import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

it('names a statement that comes a second time, and always the same', () => {
  const names = new StatementNames();
  expect(names.of('select 1')).toBeUndefined();
  expect(names.of('select 2')).toBeUndefined();
  const one = names.of('select 1');
  const two = names.of('select 2');
  expect(one).toEqual(expect.any(String));
  expect(two).toEqual(expect.any(String));
  expect(two).not.toBe(one);
  expect(names.of('select 1')).toBe(one);
});

it('stops naming when the database would have to keep too many statements', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 1_000 }, (_, number) => {
    names.of(`select ${number}`);
    return names.of(`select ${number}`);
  });
  expect(given.filter((name) => name !== undefined)).toHaveLength(16);
  expect(names.of('select 0')).toBe(given[0]);
});

it('names statements that come often among thousands that come once', () => {
  const names = new StatementNames();
  for (let number = 0; number < 5_000; number += 1) names.of(`select ${number}`);
  names.of('often');
  expect(names.of('often')).toEqual(expect.any(String));
});
