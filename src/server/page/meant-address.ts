import { matchAddress } from '#contract/pages.ts';
import { addresses, ALL } from '#rules/page/addresses.ts';
import { isLine } from '#rules/catalog/lines.ts';

/**
 * The correct form of an address that was shortened, written in capitals or ended with a slash. There may still be
 * nothing at it, for example when the category doesn't exist.
 */
export function meantAddress(pathname: string): string | undefined {
  const plain = pathname.toLowerCase().replace(/\/$/, '');
  const meant = matchAddress(plain) ? plain : (TYPED.get(plain) ?? meantListing(plain));
  return meant !== undefined && meant !== pathname && matchAddress(meant) ? meant : undefined;
}

/**
 * Paths that visitors of other shops are used to. A checkout has the id of a cart in its path, so it begins
 * at the cart.
 */
const TYPED: ReadonlyMap<string, string> = new Map(
  ['/cart', '/basket', '/checkout', '/buy/checkout'].map((path) => [path, addresses.cart()]),
);

/** The list that a shortened address means: of a line, or of a product's category. */
function meantListing(plain: string): string | undefined {
  const [line = '', kind = 'products', category, number, ...rest] = plain.slice(1).split('/');
  const isList = kind === 'products' || (kind === 'product' && number === undefined);
  if (!isLine(line) || !isList || rest.length > 0) return undefined;
  const isAll = category === undefined || category === ALL.toLowerCase();
  return `/${line}/products/${isAll ? ALL : category}/${number ?? '1'}`;
}
