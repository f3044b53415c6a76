import { describe, expect, it } from 'vitest';
import type { FoundPlace, Store } from '#contract/stores.ts';
import { findStores, type StoreSearch } from './found-stores.ts';

const week = (opens: string | null, closes: string | null) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));

const store = (id: number, name: string, address: string, postCode: string, at: [number, number]): Store => ({
  id,
  business_id: 1,
  business_name: name,
  business_address: address,
  business_phone_no: '020 7946 0112',
  latitude: at[0],
  longitude: at[1],
  post_code: postCode,
  image: null,
  away: null,
  services: ['buy'],
  opening_hours: week('09:00', '17:00'),
});

const camden = store(1, 'Threefold Camden', '118 Camden High Street, London', 'NW1 0LU', [51.5386, -0.1424]);
const islington = store(2, 'Threefold Islington', '42 Upper Street, London', 'N1 0PN', [51.5347, -0.1044]);
const leeds = {
  ...store(4, 'Mobile Yard', '27 Briggate, Leeds', 'LS1 6HD', [53.7967, -1.5423]),
  opening_hours: week(null, null),
  services: ['buy' as const, 'repair' as const],
};
const stores = [camden, islington, leeds];

const place = (name: string, latitude: number, longitude: number): FoundPlace => ({
  name,
  kind: 'town',
  latitude,
  longitude,
});
const york = place('York', 53.96, -1.08);

const find = (search: Partial<StoreSearch>) =>
  findStores(stores, {
    text: '',
    place: undefined,
    here: undefined,
    showsAll: false,
    onlyOpen: false,
    service: undefined,
    now: { weekday: 1, minutes: 600 },
    ...search,
  });
const names = (search: Partial<StoreSearch>) => find(search).shown.map(({ store: { id } }) => id);

describe('Stores are found', () => {
  it.each<[string, Partial<StoreSearch>, number[]]>([
    ['all of them, as they come', {}, [1, 2, 4]],
    ['by a word of the name', { text: 'camden' }, [1]],
    ['by words of the address in any order', { text: ' upper 42 ' }, [2]],
    ['by a part of the postcode', { text: '0pn' }, [2]],
    ['by what they do', { service: 'repair' }, [4]],
    ['not at all, by a word of none', { text: 'atlantis' }, []],
    [
      'by a postcode, the nearest first, none left out',
      { text: 'LS1', place: place('LS1 (Leeds)', 53.8, -1.55) },
      [4, 1, 2],
    ],
    ['by a town that none is in, the nearest first', { text: 'York', place: york }, [4, 1, 2]],
    ['by a town that one is in, that one', { text: 'Leeds', place: york }, [4]],
    ['by a town that one is in, and then all', { text: 'Leeds', place: york, showsAll: true }, [4, 1, 2]],
    ['near the visitor', { here: islington }, [2, 1, 4]],
    ['near the visitor, by a word', { here: islington, text: 'threefold' }, [2, 1]],
    [
      'near what was typed rather than near the visitor',
      { here: islington, text: 'York', place: york },
      [4, 1, 2],
    ],
    ['only those that are open', { onlyOpen: true }, [1, 2]],
  ])('%s', (_what, search, ids) => {
    expect(names(search)).toEqual(ids);
  });

  it('with their distances where there is a place to measure from', () => {
    expect(find({}).shown.map(({ miles }) => miles)).toEqual([undefined, undefined, undefined]);
    expect(find({ here: camden }).shown.map(({ miles }) => Math.round((miles ?? -1) * 10) / 10)).toEqual([
      0, 1.7, 166.7,
    ]);
  });

  it('and offer the others where a town has narrowed the list', () => {
    expect(find({ text: 'Leeds', place: york }).mayShowAll).toBe(true);
    expect(find({ text: 'York', place: york }).mayShowAll).toBe(false);
    expect(find({ text: 'camden' }).mayShowAll).toBe(false);
  });
});
