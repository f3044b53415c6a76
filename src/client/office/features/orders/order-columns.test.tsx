import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StaffOrder } from '#contract/orders-office.ts';
import { orderColumns } from './order-columns.tsx';
import { hasDeadline } from './orders-search.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const firstCell = (order: Partial<StaffOrder>) => {
  const [first] = orderColumns('vendor', NOW, hasDeadline('returns'));
  return [first?.head, renderToStaticMarkup(<>{first?.cell({ due: null, ...order } as StaffOrder)}</>)];
};

it('the list of returns begins with the deadline of each', () => {
  const [head, later] = firstCell({ return_due: '2026-11-20T12:00:00Z' });
  expect(head).toBe('Due');
  expect(later).toContain('Fri noon');
  expect(later).not.toContain('text-danger');
  expect(firstCell({ return_due: '2026-11-17T12:00:00Z' })[1]).toContain('text-danger');
  expect(firstCell({ return_due: null })[1]).toContain('Nothing');
});
