import { matchAddress } from '#contract/pages.ts';
import { ALL } from '#rules/page/addresses.ts';
import { isLine } from '#rules/catalog/lines.ts';

/**
 * The address that a visitor means who shortens one, writes it in capitals or ends it with a slash. Whether
 * there is anything at it is another question: a category may be one that nobody has.
 */
export function meantAddress(pathname: string): string | undefined {
  const plain = pathname.toLowerCase().replace(/\/$/, '');
  const meant = matchAddress(plain) ? plain : meantListing(plain);
  return meant !== undefined && meant !== pathname && matchAddress(meant) ? meant : undefined;
}

/** Of a list: its line alone, without category, or without page. Of a product: what its category has. */
function meantListing(plain: string): string | undefined {
  const [line = '', kind = 'products', category, number, ...rest] = plain.slice(1).split('/');
  const isList = kind === 'products' || (kind === 'product' && number === undefined);
  if (!isLine(line) || !isList || rest.length > 0) return undefined;
  const isAll = category === undefined || category === ALL.toLowerCase();
  return `/${line}/products/${isAll ? ALL : category}/${number ?? '1'}`;
}
