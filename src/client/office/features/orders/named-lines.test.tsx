import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import { PapersPanel } from './papers-panel.tsx';
import { UnitsField } from './units-field.tsx';

const CABLE = 'USB-C to USB-C cable 2m (60W)';
const line = (id: number, choice: string) => ({
  id,
  name: CABLE,
  choice,
  quantity: 1,
  sent: 0,
  cancelled: 0,
});
const slip = (name: string) => ({ kind: 'packing_slip', name, number: 'TF-1', issued_at: null, total: null });
const order = (more: object = {}) =>
  ({
    number: 'TF-1',
    lines: [line(1, 'White'), line(2, 'Black')],
    parcels: [],
    delivery: { way: 'standard' },
    papers: [slip('packing-slip')],
    ...more,
  }) as unknown as TrackedOrder;
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('a dialog tells two colours of one product apart, to eyes and to screen readers', () => {
  const html = renderToStaticMarkup(
    <UnitsField order={order()} units={{}} error={undefined} onChange={() => undefined} />,
  );
  for (const colour of ['White', 'Black']) {
    expect(wordsOf(html)).toContain(`${CABLE}, ${colour}`);
    expect(html).toMatch(new RegExp(`aria-label="[^"]*, ${colour}`));
  }
});

it('the packing slip says of what it is only once a part was sent', () => {
  const named = (more?: object) => wordsOf(renderToStaticMarkup(<PapersPanel order={order(more)} />));
  expect(named()).toContain('Packing slip');
  expect(named()).not.toContain('still to send');
  const inParts = { parcels: [{}], papers: [slip('packing-slip'), slip('packing-slip-1')] };
  expect(named(inParts)).toContain('Packing slip of what is still to send');
  expect(named(inParts)).toContain('Packing slip of parcel 1');
});
