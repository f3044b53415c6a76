import { expect, it } from 'vitest';
import { entriesOf } from './timeline-entries.ts';

type Given = Parameters<typeof entriesOf>;

const at = (second: number) => `2026-11-18T12:00:0${second}.000Z`;
const event = (move: string, second: number) => ({ at: at(second), move, actor: 'vendor', note: '' });
const mail = (title: string, second: number) => ({ at: at(second), title, to: 'buyer', state: 'sent' });
const wordsOf = (events: object[], rest: object) =>
  entriesOf({ events } as Given[0], { messages: [], notes: [], refunds: [], disputes: [], ...rest }).map(
    ({ what }) => what,
  );

it('has events and mails by their time, the latest first, and a mail after what it tells of', () => {
  const messages = [mail('It is packed', 1), mail('For the vendor', 1), mail('It is on its way', 3)];
  expect(wordsOf([event('accept', 1), event('dispatch', 3)], { messages })).toEqual([
    'Mail: It is on its way',
    'Parcel sent',
    'Mail: For the vendor',
    'Mail: It is packed',
    'Accepted',
  ]);
});

it('tells once what the bank took back, with its sum', () => {
  const refund = {
    amount: 20,
    to_credit: 0,
    kind: 'stripe',
    state: 'done',
    created_at: at(2),
    ended_at: at(2),
    is_taken: true,
  };
  expect(wordsOf([event('chargeback', 2)], { refunds: [refund] })).toEqual([
    '£20.00 was taken back by the buyer’s bank',
  ]);
  expect(wordsOf([event('chargeback', 2)], {})).toEqual(['The buyer’s bank took the money back']);
});
