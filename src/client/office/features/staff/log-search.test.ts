import { expect, it } from 'vitest';
import { queryOf, readLogSearch } from './log-search.ts';

it('ignores invalid values in the URL', () => {
  expect(
    readLogSearch({ who: 'Nora', about: 'staff', from: '2026-11-17', to: '2026-11-17', after: '90,40' }),
  ).toEqual({ who: 'Nora', about: 'staff', from: '2026-11-17', to: '2026-11-17', after: '90,40' });
  expect(
    readLogSearch({ who: '', about: 'nothing', from: '2026-99-17', to: '0000-01-01', after: 'x' }),
  ).toEqual({});
});

it('asks for whole days in London time, including the last one, in winter and in summer', () => {
  expect(queryOf({ from: '2026-11-17', to: '2026-11-17' })).toMatchObject({
    from: '2026-11-17T00:00:00.000Z',
    to: '2026-11-18T00:00:00.000Z',
  });
  expect(queryOf({ from: '2026-07-01', to: '2026-07-31' })).toMatchObject({
    from: '2026-06-30T23:00:00.000Z',
    to: '2026-07-31T23:00:00.000Z',
  });
  expect(queryOf({ after: '90,40' })).toMatchObject({ cursor: '40' });
});
