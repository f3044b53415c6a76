import { describe, expect, it } from 'vitest';
import type { OfficeSettings } from '#contract/settings-office.ts';
import { changedGroups, changeOf, errorsOf, valuesOf } from './settings-values.ts';

const SETTINGS: OfficeSettings = {
  version: 4,
  title: 'Threefold',
  headerImg: '/logo.svg',
  copyright: '© Threefold',
  phone: '',
  email: '',
  delivery_note: '',
  facebook: '',
  instagram: '',
  x: '',
  youtube: '',
  tiktok: '',
  linkedin: '',
  website_mode: 1,
  coming_soon_text: '',
  maintenance_text: '',
  is_active_for_buy: true,
  is_active_for_sell: true,
  is_active_for_repair: false,
  buy_name: 'Buy',
  sell_name: 'Sell',
  repair_name: 'Repair',
  approves_businesses: true,
  theme: 'threefold',
  buy_colour: '#4F46E5',
  sell_colour: '#047857',
  repair_colour: '#F59E0B',
  home_variant: 1,
  shows_left_menu: true,
  standard_is_offered: true,
  standard_price: 3.99,
  standard_free_from: 40,
  next_day_is_offered: true,
  next_day_price: 5.99,
  next_day_free_from: null,
  collect_is_offered: true,
  collect_price: 0,
  takes_cards: true,
  takes_transfer: true,
  takes_in_store: true,
  takes_trial: true,
  google_maps_key: '',
  transfer_account: null,
};
const VALUES = valuesOf(SETTINGS);

describe('The form of the settings', () => {
  it('shows amounts in pounds, and what is on or off as yes or no', () => {
    expect(VALUES).toMatchObject({
      standard_price: '3.99',
      next_day_free_from: '',
      is_active_for_repair: 'no',
      website_mode: '1',
    });
    expect(errorsOf(VALUES)).toEqual({});
  });

  it('sends what was changed, with the version that was read', () => {
    const changed = {
      website_mode: '3',
      is_active_for_repair: 'yes',
      standard_price: '£2.50',
      standard_free_from: '',
    };
    expect(changeOf(changed, SETTINGS)).toEqual({
      version: 4,
      website_mode: 3,
      is_active_for_repair: true,
      standard_price: 2.5,
      standard_free_from: null,
    });
    expect(changedGroups(['website_mode', 'standard_price'])).toEqual(['mode', 'delivery']);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ standard_price: '' }, 'standard_price'],
    [{ standard_price: '1000.01' }, 'standard_price'],
    [{ instagram: 'https://elsewhere.example/us' }, 'instagram'],
    [{ is_active_for_buy: 'no', is_active_for_sell: 'no' }, 'is_active_for_buy'],
    [
      { standard_is_offered: 'no', next_day_is_offered: 'no', collect_is_offered: 'no' },
      'standard_is_offered',
    ],
  ])('does not send %j', (change, field) => {
    expect(Object.keys(errorsOf({ ...VALUES, ...change }))).toEqual([field]);
  });
});
