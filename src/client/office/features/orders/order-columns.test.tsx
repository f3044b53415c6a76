import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StaffOrder } from '#contract/orders-office.ts';
import { orderColumns } from './order-columns.tsx';
import { BY_DEADLINE } from './orders-search.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const firstCell = (order: Partial<StaffOrder>) => {
  const [first] = orderColumns('vendor', NOW, BY_DEADLINE.has('returns'));
  return [first?.head, renderToStaticMarkup(<>{first?.cell({ due: null, ...order } as StaffOrder)}</>)];
};

it('the list of returns begins with the deadline of each', () => {
  const [head, later] = firstCell({ due: '2026-11-20T12:00:00Z' });
  expect(head).toBe('Due');
  expect(later).toContain('Fri 12 noon');
  expect(later).not.toContain('text-danger');
  expect(firstCell({ due: '2026-11-17T12:00:00Z' })[1]).toContain('text-danger');
});

it.each([
  [{ state: 'return_requested', return_state: 'accepted' }, 'Buyer sends it back'],
  [{ state: 'return_requested', return_state: 'appealed' }, 'Site decides'],
  [{ state: 'dispatched' }, 'On its way'],
  [{ state: 'ready_to_collect' }, 'Buyer collects it'],
  [{ state: 'pending_payment' }, 'Buyer pays'],
  [{ state: 'paid', is_disputed: true }, 'Bank decides'],
  [{ state: 'dispatched', is_disputed: true }, 'On its way'],
] as const)('without a deadline, %j says what it waits for', (order, expected) => {
  expect(firstCell({ due: null, ...order })[1]).toContain(expected);
});
