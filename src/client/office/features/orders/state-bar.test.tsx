import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { StateBar } from './state-bar.tsx';

const shown = (moves: readonly string[], isDisputed = false) => {
  const order = {
    state: 'returned',
    moves,
    delivery: { way: 'standard' },
    events: [],
    refund_due: 0,
    return: { state: 'received', refund: null },
    next: { who: 'vendor', what: 'refunds it', by: '2026-11-20T12:00:00.000Z' },
  } as unknown as TrackedOrder;
  return renderToStaticMarkup(
    <StateBar order={order} isDisputed={isDisputed} now={new Date('2026-11-18T12:00:00.000Z')} />,
  );
};

it('tells a person who may not refund that a colleague has to', () => {
  const words = 'Somebody with the right to refund this much has to do it.';
  expect(shown([])).toContain(words);
  expect(shown(['refund'])).not.toContain(words);
});

it('says that the step is held while a bank disputes the payment', () => {
  expect(shown(['refund'])).toContain('by Fri 12 noon');
  expect(shown([], true)).toContain('held until the bank decides');
});
