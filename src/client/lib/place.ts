import { matchAddress, recordOf, type Address } from '#contract/pages.ts';

/** Where the visitor is: an address, what it shows, and the entry of the browser's history. */
export interface Place {
  pathname: string;
  /** The query as plain text pairs; of a name given twice the last counts. */
  search: Readonly<Record<string, string>>;
  hash: string;
  /** Undefined for an address that the shop doesn't have. */
  address: Address | undefined;
  key: string;
}

export function placeAt(url: URL, key: string): Place {
  return {
    pathname: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash,
    address: matchAddress(url.pathname),
    key,
  };
}

/** A link that this application can follow by itself; all others are left to the browser. */
export function insideShop(href: string): URL | undefined {
  const url = new URL(href, location.href);
  const address = matchAddress(url.pathname);
  if (url.origin !== location.origin || !address) return undefined;
  // This document may not load what the page needs; the server's own answer for that page may.
  const { hasMap, takesCards } = recordOf(address);
  const needsLoad = (hasMap && maps() === ELSEWHERE) || (takesCards && cards() === ELSEWHERE);
  return needsLoad && location.pathname !== url.pathname ? undefined : url;
}

export const ELSEWHERE = 'elsewhere';

/** Where Google's maps can be shown, as the server said of this document: here, or on pages with a map alone. */
export const maps = (): string | undefined => document.documentElement.dataset['maps'];

/** Where cards can be typed: here, or on the page of an order alone. */
export const cards = (): string | undefined => document.documentElement.dataset['cards'];

/** A path with its query, empty values left out, readable: commas, colons and the like stay as they are. */
export function withSearch(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(search)
    .filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(2C|3A|3B|7C|20)/g, readable)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

const READABLE: Record<string, string> = { '%2C': ',', '%3A': ':', '%3B': ';', '%7C': '|', '%20': '+' };

function readable(code: string): string {
  return READABLE[code] ?? code;
}
