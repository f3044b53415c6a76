import { field } from '../account/fields.ts';

/** The lists of the office whose filters can be kept under a name. */
export const VIEW_LISTS = [
  'orders',
  'trade_ins',
  'repairs',
  'units',
  'products',
  'stock',
  'transfers',
  'purchases',
  'customers',
  'vendors',
  'codes',
  'log',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const viewNameField = field({ longest: 40 });

/** The part of an address behind the question mark, as browsers write it. It can't lead to another page. */
export const VIEW_SEARCH = /^[\w\-.~!$&'()*+,;=:@/?%]{0,600}$/;

/** How many views one person may keep of one list. */
export const MOST_VIEWS = 30;
