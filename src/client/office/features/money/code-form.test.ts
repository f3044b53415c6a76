import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS, newBody, newErrors, termsBody, valuesOf } from './code-form.ts';

const start = { code: 'SPRING-10', kind: 'percent' as const, value: '10', ...EMPTY_TERMS };

describe('The form of a code', () => {
  it('sends days of London, the last one to its end', () => {
    const sent = newBody({ ...start, first: '2026-11-17', last: '2027-07-01' });
    expect(sent).toMatchObject({
      starts_at: '2026-11-17T00:00:00.000Z',
      ends_at: '2027-07-01T23:00:00.000Z',
    });
  });

  it('shows the days that it sent', () => {
    const terms = { ...EMPTY_TERMS, first: '2026-11-17', last: '2026-12-24', least: '40', most_uses: '5' };
    const code = { ...termsBody(terms), least: 40, most_uses: 5, most_per_person: null };
    expect(valuesOf(code as never)).toEqual(terms);
  });

  it.each([
    [{ code: 'a' }, 'code'],
    [{ code: 'two words' }, 'code'],
    [{ value: '' }, 'value'],
    [{ value: '101' }, 'value'],
    [{ value: 'ten' }, 'value'],
    [{ first: '2026-11-18', last: '2026-11-17' }, 'last'],
    [{ most_uses: '0' }, 'most_uses'],
    [{ least: '-1' }, 'least'],
  ])('finds what is wrong with %j', (change, field) => {
    const errors = Object.entries(newErrors({ ...start, ...change })).filter(([, error]) => error);
    expect(errors.map(([name]) => name)).toEqual([field]);
  });

  it('asks for no value of free delivery', () => {
    const body = { ...start, kind: 'free_delivery' as const, value: '' };
    expect(Object.values(newErrors(body)).filter(Boolean)).toEqual([]);
    expect(newBody(body)).not.toHaveProperty('value');
  });
});
