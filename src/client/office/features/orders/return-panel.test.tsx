import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { ReturnPanel } from './return-panel.tsx';

const refused = (day: number, note: string) => ({
  at: `2026-11-${day}T12:00:00.000Z`,
  move: 'refuse_return',
  note,
});
const back = (day: number, appeal: string | null, refusal: string) => ({
  state: 'refused',
  asked_at: `2026-11-${day}T09:00:00.000Z`,
  reason: 'faulty',
  note: '',
  lines: [],
  photos: [],
  as_credit: false,
  refusal,
  appeal,
  goods: null,
  refund: null,
});
const wordsOf = (order: object, isOnItsWay = false) =>
  renderToStaticMarkup(
    <ReturnPanel order={{ lines: [], ...order } as unknown as TrackedOrder} isOnItsWay={isOnItsWay} />,
  ).replaceAll(/<[^>]+>/g, ' ');

it('shows the reasons of the vendor and of the administrator, each with its own return', () => {
  const said = wordsOf({
    return: back(20, null, 'Dropped by the buyer.'),
    earlier_returns: [back(10, 'It was new.', 'A scratch.')],
    events: [
      refused(11, 'A scratch.'),
      refused(12, 'The photos show wear.'),
      refused(21, 'Dropped by the buyer.'),
    ],
  });
  expect(said).toContain('Refused: A scratch.');
  expect(said).toContain('Appeal: It was new.');
  expect(said).toContain('Refused by the administrator: The photos show wear.');
  expect(said.match(/Refused by the administrator/g)).toHaveLength(1);
});

it.each([
  [true, '£20.00 is on its way back.'],
  [false, '£20.00 is still to be given back.'],
])('says of an open refund whether staff have to give it back (automatic: %s)', (isSent, words) => {
  const refund = { refunded: 20, refund_due: 20, refunded_credit: 0, credit_bonus: 0 };
  const returned = { ...back(20, null, ''), state: 'refunded', refund };
  expect(wordsOf({ return: returned, earlier_returns: [], events: [] }, isSent)).toContain(words);
});
