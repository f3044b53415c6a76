import { matchAddress } from '#contract/pages.ts';
import { addresses } from '#rules/page/addresses.ts';
import { meantAddress } from './meant-address.ts';

/** The corrected form of an address, with its query; undefined if it is as it should be. */
export function meantUrl(url: string): string | undefined {
  // Characters that no browser sends must not get into the Location header.
  if (!/^[!-~]*$/.test(url)) return undefined;
  const [pathname = '', ...query] = url.split(/(?=\?)/);
  const meant = meantAddress(pathname);
  return pricedUrl(meant ?? pathname, query.join('')) ?? (meant && `${meant}${query.join('')}`);
}

/**
 * A search of which nothing is chosen yet, such as 'phones under 200' from the plain form, with the price as the
 * filter that it means.
 */
function pricedUrl(pathname: string, query: string): string | undefined {
  const address = matchAddress(pathname);
  const names = [...new URLSearchParams(query).keys()];
  if (address?.page !== 'listing' || names.join() !== 'q') return undefined;
  const [path, ...filters] = addresses
    .search(address.line, new URLSearchParams(query).get('q') ?? '')
    .split(/(?=\?)/);
  const isPriced = new URLSearchParams(filters.join('')).has('max');
  return isPriced && path !== undefined ? `${pathname}${filters.join('')}` : undefined;
}
