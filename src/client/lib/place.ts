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
  const { shows } = recordOf(address);
  // This document may not load what the page shows; the one that the server gives for that page may.
  const needsLoad = shows && location.pathname !== url.pathname && placeOf(shows) === 'elsewhere';
  return needsLoad ? undefined : url;
}

/**
 * Where Google's maps can be shown, or cards typed, as the server said of this document: in it, or on other pages
 * alone. Undefined where the shop is not set up for them.
 */
export function placeOf(what: 'maps' | 'cards'): string | undefined {
  return document.documentElement.dataset[what];
}

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
