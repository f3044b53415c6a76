import { describe, expect, it } from 'vitest';
import { compareSales, salesFrom } from './sales.ts';

describe('Sales of thirty days', () => {
  it('end today, and stand beside the thirty days before', () => {
    const known = [
      { day: '2026-11-17', sales: 500, orders: 2 },
      { day: '2026-10-19', sales: 300, orders: 1 },
      { day: '2026-10-18', sales: 70, orders: 1 },
      { day: '2026-09-19', sales: 30, orders: 1 },
      { day: '2026-09-18', sales: 9_999, orders: 9 },
    ];
    const { days, total, before } = compareSales(known, new Date('2026-11-17T10:00:00Z'));
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({
      day: '2026-10-19',
      sales: 300,
      before: { day: '2026-09-19', sales: 30 },
    });
    expect(days.at(-1)).toMatchObject({
      day: '2026-11-17',
      sales: 500,
      before: { day: '2026-10-18', sales: 70 },
    });
    expect(days[1]).toMatchObject({ day: '2026-10-20', sales: 0, orders: 0 });
    expect(total).toEqual({ sales: 800, orders: 3 });
    expect(before).toEqual({ sales: 100, orders: 2 });
  });

  it('are those of London: an hour before midnight in summer it is the next day', () => {
    const { days } = compareSales([], new Date('2026-07-01T23:30:00Z'));
    expect(days.at(-1)?.day).toBe('2026-07-02');
  });

  it.each([
    ['2026-11-17T10:00:00Z', '2026-09-18T23:00:00.000Z'],
    ['2026-07-01T10:00:00Z', '2026-05-02T23:00:00.000Z'],
    ['2027-02-01T10:00:00Z', '2026-12-04T00:00:00.000Z'],
  ])('on %s need everything from %s on', (now, from) => {
    expect(salesFrom(new Date(now)).toISOString()).toBe(from);
  });
});
