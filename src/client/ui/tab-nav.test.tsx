import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TabNav } from './tab-nav.tsx';

const drawn = (count: number | undefined) =>
  renderToStaticMarkup(<TabNav label="Carts" items={[{ href: '/', label: 'Buy', current: true, count }]} />);

it('A count that is not known yet has its room, and is not seen', () => {
  expect(drawn(undefined)).toContain('invisible');
  expect(drawn(undefined).replace(' invisible', '')).toBe(drawn(0));
});
