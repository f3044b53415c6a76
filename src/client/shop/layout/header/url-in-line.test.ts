import { describe, expect, it } from 'vitest';
import { menuInLine } from './url-in-line.ts';

const takes = (slug: string) => ({ phones: true, audio: false })[slug];

describe('A category of a menu', () => {
  it.each([
    ['stays in the line of the visitor', '/buy/products/phones/1', ['/sell/products/phones/1']],
    ['is left out where the line does not take it', '/buy/products/audio/1', []],
    ['stays where the shop does not know it', '/buy/products/gone/1', ['/buy/products/gone/1']],
    ['stays where the menu names another line', '/repair/products/phones/1', ['/repair/products/phones/1']],
    ['is not all of a line', '/buy/products/All/1', ['/buy/products/All/1']],
    ['is not a filtered list', '/buy/products/phones/1?on_sale=1', ['/buy/products/phones/1?on_sale=1']],
    ['is not another page', '/pages/about', ['/pages/about']],
  ])('%s', (_what, url, shown) => {
    const urls = (entries: readonly { url: string }[]) => entries.map((entry) => entry.url);
    expect(urls(menuInLine([{ title: 'One', url }], 'sell', takes))).toEqual(shown);
    const [parent] = menuInLine([{ title: 'All', url: '#', child: [{ title: 'One', url }] }], 'sell', takes);
    expect(urls(parent?.child ?? [])).toEqual(shown);
  });
});

it('The column of the line of the visitor comes first', () => {
  const column = (line: string) => ({ title: line, url: `/${line}/products/phones/1`, child: [] });
  const entry = {
    title: 'Phones',
    url: '/buy/products/phones/1',
    megaMenu: ['buy', 'sell', 'repair'].map(column),
  };
  const [shown] = menuInLine([entry], 'repair', takes);
  expect(shown?.megaMenu?.map(({ title }) => title)).toEqual(['repair', 'buy', 'sell']);
});
