import { expect, it } from 'vitest';
import { fixedBlocks } from './fixed-blocks.ts';

const shop = {
  theme: 'tech_retailer' as const,
  shows_left_menu: true,
  is_active_for_buy: true,
  is_active_for_sell: true,
  is_active_for_repair: true,
};
const home = (key: string, more: Partial<typeof shop> = {}) => {
  const blocks = fixedBlocks({ key, kind: 'home' }, { ...shop, ...more });
  return (['top', 'middle', 'bottom', 'footer', 'end'] as const).map((position) =>
    (blocks[position] ?? []).map(({ name }) => name).join(', '),
  );
};

it('Each home page names the blocks that stand above its positions and at its end', () => {
  expect(home('home-page')).toEqual([
    'Header slider, Offer tiles',
    'Repair steps and slides, Sell steps and slides',
    'Console promo',
    'About us, Our Stores, Brands, Text of the page',
    'Recently viewed',
  ]);
  expect(home('home-2')).toEqual([
    'Header slider, Category menu',
    '',
    '',
    'Text of the page',
    'Recently viewed',
  ]);
  for (const key of ['home-3', 'home-4']) expect(home(key)).toEqual(['Title and text', '', '', '', '']);
});

it('Blocks of lines that are off, of another theme and of a hidden menu are left out', () => {
  expect(home('home-page', { is_active_for_repair: false, is_active_for_buy: false })).toEqual([
    'Header slider, Offer tiles',
    'Sell steps and slides',
    '',
    'About us, Our Stores, Text of the page',
    'Recently viewed',
  ]);
  expect(fixedBlocks({ key: 'home-page', kind: 'home' }, { ...shop, theme: 'threefold' }).bottom).toEqual([]);
  expect(home('home-2', { shows_left_menu: false })[0]).toBe('Header slider');
});
