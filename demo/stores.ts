import type { storeHours, stores } from '#server/features/stores/tables.ts';
import {
  CLYDE_COMPUTERS,
  LOOP_GAMING,
  MOBILE_YARD,
  NORTHSIDE_PHONES,
  QUAYSIDE_AUDIO,
  THREEFOLD,
} from './businesses.ts';

/** Hours from Monday to Saturday, and on Sunday; null means closed on Sundays. */
interface Week {
  days: [opens: string, closes: string];
  sunday: [opens: string, closes: string] | null;
}

const USUAL: Week = { days: ['09:00', '19:00'], sunday: ['10:00', '17:00'] };
const NO_SUNDAY: Week = { days: ['09:30', '18:00'], sunday: null };
const LATE: Week = { days: ['10:00', '20:00'], sunday: ['11:00', '17:00'] };

type StoreRow = typeof stores.$inferInsert & { id: number; week: Week };

const STORES: StoreRow[] = [
  {
    id: 1,
    businessId: THREEFOLD,
    name: 'Threefold Camden',
    address: '118 Camden High Street, London',
    phone: '020 7946 0112',
    postCode: 'NW1 0LU',
    latitude: 51.5386,
    longitude: -0.1424,
    image: 'stores/front-1',
    week: USUAL,
  },
  {
    id: 2,
    businessId: THREEFOLD,
    name: 'Threefold Islington',
    address: '42 Upper Street, London',
    phone: '020 7946 0137',
    postCode: 'N1 0PN',
    latitude: 51.5347,
    longitude: -0.1044,
    image: 'stores/front-2',
    week: USUAL,
  },
  {
    id: 3,
    businessId: THREEFOLD,
    name: 'Threefold Hackney',
    address: '9 Kingsland High Street, London',
    phone: '020 7946 0158',
    postCode: 'E8 2JS',
    latitude: 51.5468,
    longitude: -0.0755,
    image: 'stores/front-3',
    week: NO_SUNDAY,
  },
  {
    id: 4,
    businessId: MOBILE_YARD,
    name: 'Mobile Yard Leeds',
    address: '27 Briggate, Leeds',
    phone: '0113 496 0184',
    postCode: 'LS1 6HD',
    latitude: 53.7967,
    longitude: -1.5423,
    image: 'stores/front-4',
    week: USUAL,
  },
  {
    id: 5,
    businessId: NORTHSIDE_PHONES,
    name: 'Northside Phones Manchester',
    address: '61 Oldham Street, Manchester',
    phone: '0161 496 0127',
    postCode: 'M1 1JR',
    latitude: 53.4832,
    longitude: -2.2349,
    image: 'stores/front-2',
    week: USUAL,
  },
  {
    id: 6,
    businessId: NORTHSIDE_PHONES,
    name: 'Northside Phones Stockport',
    address: '18 Little Underbank, Stockport',
    phone: '0161 496 0131',
    postCode: 'SK1 1LA',
    latitude: 53.4106,
    longitude: -2.1575,
    image: 'stores/front-1',
    week: NO_SUNDAY,
  },
  {
    id: 7,
    businessId: LOOP_GAMING,
    name: 'Loop Gaming Bristol',
    address: '14 Park Street, Bristol',
    phone: '0117 496 0153',
    postCode: 'BS1 5HX',
    latitude: 51.4541,
    longitude: -2.6022,
    image: 'stores/front-3',
    week: LATE,
  },
  {
    id: 8,
    businessId: CLYDE_COMPUTERS,
    name: 'Clyde Computers Glasgow',
    address: '203 Byres Road, Glasgow',
    phone: '0141 496 0169',
    postCode: 'G12 8TN',
    latitude: 55.8752,
    longitude: -4.2936,
    image: 'stores/front-4',
    week: NO_SUNDAY,
  },
  {
    id: 9,
    businessId: CLYDE_COMPUTERS,
    name: 'Clyde Computers Edinburgh',
    address: '55 Nicolson Street, Edinburgh',
    phone: '0131 496 0119',
    postCode: 'EH8 9BZ',
    latitude: 55.9455,
    longitude: -3.1847,
    image: 'stores/front-1',
    week: USUAL,
  },
  {
    id: 10,
    businessId: QUAYSIDE_AUDIO,
    name: 'Quayside Audio Newcastle',
    address: '8 Grey Street, Newcastle upon Tyne',
    phone: '0191 498 0141',
    postCode: 'NE1 6AE',
    latitude: 54.9722,
    longitude: -1.6121,
    image: 'stores/front-2',
    week: LATE,
  },
];

export const storeRows: (typeof stores.$inferInsert)[] = STORES.map(({ week: _week, ...store }, index) => ({
  ...store,
  sortOrder: index,
}));

export const storeHourRows: (typeof storeHours.$inferInsert)[] = STORES.flatMap(({ id, week }) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const hours = weekday === 7 ? week.sunday : week.days;
    return hours ? [{ storeId: id, weekday, opens: hours[0], closes: hours[1] }] : [];
  }),
);
