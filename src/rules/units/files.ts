import { guarded } from '../csv/write.ts';
import type { UnitSource, UnitState } from '../flows/unit.ts';

/** A unit as a row of a file. The file never has its IMEI or serial number. */
interface FiledUnit {
  number: string;
  state: UnitState;
  name: string;
  choice: string;
  grade: string | null;
  business: { name: string };
  source: { kind: UnitSource; number: string | null };
  store: { name: string } | null;
  cost?: number | undefined;
  listing: { sku: string; price: number } | null;
  sale: { order: string; price: number; at: string } | null;
  added_at: string;
}

const COST = 'Cost';
const COLUMNS = [
  'Number',
  'State',
  'Device',
  'Details',
  'Grade',
  'Business',
  'Store',
  'Came from',
  'Number of that',
  'Added',
  COST,
  'SKU',
  'Price',
  'Order',
  'Sold for',
  'Sold',
];

/** Without the permission Cost, the file has no such column. */
export const unitColumns = (hasCost: boolean): string[] =>
  COLUMNS.filter((column) => hasCost || column !== COST);

const SOURCES: Readonly<Record<UnitSource, string>> = {
  trade_in: 'Trade-in',
  repair: 'Repaired for stock',
  hand: 'Added by hand',
};
export const UNIT_STATE_WORDS: Readonly<Record<UnitState, string>> = {
  in_store: 'In stock',
  listed: 'For sale',
  sold: 'Sold',
  returned: 'Came back',
  scrapped: 'Scrapped',
};

const amount = (pounds: number | undefined) => (pounds === undefined ? '' : pounds.toFixed(2));
const day = (moment: string | undefined) => moment?.slice(0, 10) ?? '';

export const unitCells = (unit: FiledUnit): string[] => [
  unit.number,
  UNIT_STATE_WORDS[unit.state],
  unit.name,
  unit.choice,
  unit.grade ?? '',
  unit.business.name,
  unit.store?.name ?? '',
  SOURCES[unit.source.kind],
  unit.source.number ?? '',
  day(unit.added_at),
  ...(unit.cost === undefined ? [] : [amount(unit.cost)]),
  unit.listing?.sku ?? '',
  amount(unit.listing?.price),
  unit.sale?.order ?? '',
  amount(unit.sale?.price),
  day(unit.sale?.at),
];

interface Figures {
  cost: number;
  sale: number;
  margin: number;
  vat: number;
}

interface FiledMargins {
  totals: Figures;
  data: readonly (Figures & {
    number: string;
    name: string;
    order: string;
    at: string;
    is_return: boolean;
  })[];
}

const cells = ({ cost, sale, margin, vat }: Figures) => [cost, sale, margin, vat].map(amount);

/** The report of a quarter as rows of a file, with its totals at the end. */
export const marginLines = ({ data, totals }: FiledMargins): string[][] => [
  ['Date', 'Unit', 'Device', 'Order', 'What', 'Cost', 'Sold for', 'Margin', 'VAT of the margin'],
  ...data.map((row) => [
    day(row.at),
    row.number,
    guarded(row.name),
    row.order,
    row.is_return ? 'Came back' : 'Sold',
    ...cells(row),
  ]),
  ['Total', '', '', '', '', ...cells(totals)],
];
