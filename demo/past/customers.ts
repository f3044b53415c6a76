import type { Purchase } from './order-maker.ts';

export interface Customer {
  contact: Purchase['contact'];
  /** The email of an account; a guest has none. */
  account: string | null;
}

const FIRST = [
  'Amelia',
  'Ben',
  'Chloe',
  'Dev',
  'Ella',
  'Farah',
  'George',
  'Hannah',
  'Imran',
  'Jess',
  'Kofi',
  'Lucy',
];
const LAST = ['Ahmed', 'Baker', 'Clarke', 'Davies', 'Edwards', 'Fraser', 'Green', 'Hughes', 'Iqbal', 'Jones'];
const STREETS = [
  'High Street',
  'Mill Lane',
  'Station Road',
  'Victoria Terrace',
  'Church Walk',
  'Park Avenue',
];
/** With the first half of the postcode. */
const TOWNS = [
  ['London', 'NW5 2'],
  ['Leeds', 'LS6 3'],
  ['Manchester', 'M20 4'],
  ['Bristol', 'BS3 1'],
  ['Glasgow', 'G12 8'],
  ['Cardiff', 'CF10 3'],
  ['Norwich', 'NR2 2'],
] as const;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

const address = (index: number) => {
  const [town, district] = at(TOWNS, index);
  return {
    line_1: `${3 + ((index * 7) % 90)} ${at(STREETS, index * 5)}`,
    town,
    post_code: `${district}${String.fromCodePoint(65 + (index % 8))}${String.fromCodePoint(65 + ((index * 3) % 8))}`,
  };
};

/** A guest of the demo shop. The same number gives the same guest. */
export function guest(index: number): Customer {
  const first = at(FIRST, index);
  const last = at(LAST, index + Math.floor(index / FIRST.length));
  const email = `${first}.${last}${index}@mail.example`.toLowerCase();
  return {
    contact: { email, name: `${first} ${last}`, address: address(index), billing: null },
    account: null,
  };
}

/** A customer with an account. */
export const member = (email: string, name: string, index: number): Customer => ({
  contact: { email, name, address: address(index), billing: null },
  account: email,
});
