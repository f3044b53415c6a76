import { matchAddress, recordOf, type Address } from '#contract/pages.ts';

/** The page that the visitor is on: its URL, the record of the page, and the entry of the browser's history. */
export interface Place {
  pathname: string;
  /** The query as text. If a name comes twice, the last counts. */
  search: Readonly<Record<string, string>>;
  hash: string;
  /** Undefined if the shop has no such page. */
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

/** The URL of a link that the app can follow without a page load; undefined for other links. */
export function insideShop(href: string): URL | undefined {
  const url = new URL(href, location.href);
  const address = matchAddress(url.pathname);
  if (url.origin !== location.origin || !address) return undefined;
  const { shows } = recordOf(address);
  // This document's content security policy may forbid the map or card form. The page's own document allows it.
  const needsLoad = shows && location.pathname !== url.pathname && placeOf(shows) === 'elsewhere';
  return needsLoad ? undefined : url;
}

/**
 * Whether this document may show Google's maps or the card form, or only other pages, as the server marked it.
 * Undefined if the shop is not configured for them.
 */
export function placeOf(what: 'maps' | 'cards'): string | undefined {
  return document.documentElement.dataset[what];
}

/** A path with its query. Empty values are left out, and commas, colons and the like are not escaped. */
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
