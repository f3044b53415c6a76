import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RevisedOffer } from './revised-offer.tsx';

type Props = Parameters<typeof RevisedOffer>[0];

const revision: Props['revision'] = {
  at: '2026-11-13T10:31:00Z',
  by: 'Maya',
  old: { cash: 315, voucher: 347 },
  new: { cash: 265, voucher: 292 },
  rounding: 0,
  is_final: false,
  cuts: [],
};
const item = {
  payout: 'bank',
  moves: ['accept_revision', 'decline_revision', 'dispute', 'recycle'],
  next: null,
} as unknown as Props['item'];

it('asks before it does what ends the trade-in for good', () => {
  const html = renderToStaticMarkup(
    <RevisedOffer
      item={item}
      revision={revision}
      now={new Date('2026-11-14T10:00:00Z')}
      make={() => Promise.resolve()}
    />,
  );
  const buttons = html.match(/<button[^]*?<\/button>/g) ?? [];
  const asks = (words: string) =>
    buttons.find((one) => one.includes(words))?.includes('aria-haspopup="dialog"');
  expect(asks('Send it back')).toBe(true);
  expect(asks('have it recycled')).toBe(true);
  expect(asks('Accept £265')).toBe(false);
});
