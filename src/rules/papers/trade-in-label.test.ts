import { expect, it } from 'vitest';
import { tradeInLabelPaper } from './trade-in-label.ts';

it('The label of a trade-in has both addresses, and the number of the device as its barcode', () => {
  const paper = tradeInLabelPaper({
    number: 'TI-482369175-B',
    name: 'Pixel 9 Pro',
    choice: '256GB',
    buyer: { name: 'Northside Phones', address: '61 Oldham Street, Manchester', post_code: 'M1 1JR' },
    customer: 'Nadia Rahman',
    address: { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' },
    sendBy: new Date('2026-12-04T10:00:00Z'),
  });
  expect([paper.barcode, paper.qr]).toEqual(['TI-482369175-B', 'TI-482369175-B']);
  expect(paper.parties.map(({ lines }) => lines)).toEqual([
    ['Northside Phones', '61 Oldham Street', 'Manchester', 'M1 1JR'],
    ['Nadia Rahman', '1 High Street', 'Leeds', 'LS1 4AP'],
  ]);
  expect(paper.facts).toContainEqual({ label: 'Send by', value: '4 December 2026' });
  expect(paper.items.rows).toEqual([[{ text: 'Pixel 9 Pro', detail: '256GB' }]]);
});
