import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS, newBody, newErrors, termsBody, valuesOf, WHOLE_SHOP } from './code-form.ts';

const start = { code: 'SPRING-10', kind: 'percent' as const, value: '10', ...WHOLE_SHOP, ...EMPTY_TERMS };

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
    [{ scope: 'category' as const }, 'category'],
    [{ scope: 'products' as const }, 'products'],
    [{ least: '-1' }, 'least'],
  ])('finds what is wrong with %j', (change, field) => {
    const errors = Object.entries(newErrors({ ...start, ...change })).filter(([, error]) => error);
    expect(errors.map(([name]) => name)).toEqual([field]);
  });

  it.each([
    [{}, {}],
    [
      { vendor: '7', payer: 'vendor' as const },
      { business_id: 7, paid_by: 'vendor' },
    ],
    [{ scope: 'category' as const, category: '4' }, { category_id: 4 }],
    [{ scope: 'products' as const, products: [{ id: 9, name: 'Nine' }] }, { product_ids: [9] }],
    // Choices of a scope that was changed afterwards are not sent.
    [{ scope: 'all' as const, category: '4', products: [{ id: 9, name: 'Nine' }] }, {}],
  ])('sends what %j is for', (change, sent) => {
    const { business_id, paid_by, category_id, product_ids } = newBody({ ...start, ...change });
    expect({ business_id, paid_by, category_id, product_ids }).toEqual({
      business_id: undefined,
      paid_by: undefined,
      category_id: undefined,
      product_ids: undefined,
      ...sent,
    });
  });

  it('asks for no value of free delivery', () => {
    const body = { ...start, kind: 'free_delivery' as const, value: '' };
    expect(Object.values(newErrors(body)).filter(Boolean)).toEqual([]);
    expect(newBody(body)).not.toHaveProperty('value');
  });
});
