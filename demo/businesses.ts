import type { businesses } from '#server/features/stores/tables.ts';

/**
 * Telephone numbers are from the ranges that Ofcom reserves for fiction, so they reach no real person. The
 * check digits of the VAT numbers are wrong, so no real company has one of them.
 */
type BusinessRow = Omit<typeof businesses.$inferInsert, 'ownerId'> & { id: number; name: string };

export const THREEFOLD = 1;
export const MOBILE_YARD = 2;
/** Owned by the demo vendor. */
export const NORTHSIDE_PHONES = 3;
export const LOOP_GAMING = 4;
export const CLYDE_COMPUTERS = 5;
export const QUAYSIDE_AUDIO = 6;
/** Blocked. Owned by the demo account of a blocked vendor. */
export const CELLAR_DEALS = 7;

export const businessRows: BusinessRow[] = [
  {
    id: THREEFOLD,
    name: 'Threefold Camden',
    address: '118 Camden High Street, London',
    phone: '020 7946 0112',
    postCode: 'NW1 0LU',
    legalName: 'Threefold Ltd',
    vatNumber: 'GB410000001',
    companyNumber: '99000101',
    latitude: 51.5386,
    longitude: -0.1424,
    deliveryDays: 1,
  },
  {
    id: MOBILE_YARD,
    name: 'Mobile Yard',
    address: '27 Briggate, Leeds',
    phone: '0113 496 0184',
    postCode: 'LS1 6HD',
    legalName: 'Mobile Yard Ltd',
    vatNumber: 'GB410000102',
    companyNumber: '99000102',
    latitude: 53.7967,
    longitude: -1.5423,
    hideStock: true,
    deliveryDays: 2,
  },
  {
    id: NORTHSIDE_PHONES,
    name: 'Northside Phones',
    address: '61 Oldham Street, Manchester',
    phone: '0161 496 0127',
    postCode: 'M1 1JR',
    legalName: 'Northside Phones Ltd',
    vatNumber: 'GB410000203',
    companyNumber: '99000103',
    latitude: 53.4832,
    longitude: -2.2349,
    deliveryDays: 1,
    deliveryHours: 6,
  },
  {
    id: LOOP_GAMING,
    name: 'Loop Gaming',
    address: '14 Park Street, Bristol',
    phone: '0117 496 0153',
    postCode: 'BS1 5HX',
    legalName: 'Loop Gaming Ltd',
    vatNumber: 'GB410000304',
    companyNumber: '99000104',
    latitude: 51.4541,
    longitude: -2.6022,
    // It delivers the same day with its own courier. All others send parcels.
    deliveryHours: 4,
  },
  {
    id: CLYDE_COMPUTERS,
    name: 'Clyde Computers',
    address: '203 Byres Road, Glasgow',
    phone: '0141 496 0169',
    postCode: 'G12 8TN',
    legalName: 'Clyde Computers Ltd',
    vatNumber: 'GB410000405',
    companyNumber: 'SC990105',
    latitude: 55.8752,
    longitude: -4.2936,
    deliveryDays: 3,
  },
  {
    id: QUAYSIDE_AUDIO,
    name: 'Quayside Audio',
    address: '8 Grey Street, Newcastle upon Tyne',
    phone: '0191 498 0141',
    postCode: 'NE1 6AE',
    legalName: 'Quayside Audio Ltd',
    vatNumber: 'GB410000506',
    companyNumber: '99000106',
    latitude: 54.9722,
    longitude: -1.6121,
    deliveryDays: 2,
  },
  {
    id: CELLAR_DEALS,
    name: 'Cellar Deals',
    address: '96 Corporation Street, Birmingham',
    phone: '0121 496 0178',
    postCode: 'B4 6SX',
    legalName: 'Cellar Deals Ltd',
    vatNumber: 'GB410000607',
    companyNumber: '99000107',
    latitude: 52.4823,
    longitude: -1.8961,
    deliveryDays: 4,
    isBlocked: true,
    blockedReason:
      'Four buyers in a row received a lower grade than they paid for. Selling is paused until the stock has been checked by us.',
  },
];
