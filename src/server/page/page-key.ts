import { matchAddress, recordOf } from '#contract/pages.ts';
import { urlProblem } from '../http/guards.ts';

/**
 * The URL under which a page is rendered and cached: query keys that the page doesn't read are dropped, the
 * others sorted. Otherwise a client could make the server render a page again with `?x=1`, `?x=2` and so on.
 */
export function pageKey(url: string): string {
  const mark = url.indexOf('?');
  const secret = secretPage(url);
  if (secret) return secret;
  // An address that can't be read is passed on unchanged, and gets the "not found" page.
  if (mark === -1 || urlProblem(url)) return url;
  const pathname = url.slice(0, mark);
  const address = matchAddress(pathname);
  const given = new URLSearchParams(url.slice(mark));
  const known = new URLSearchParams();
  for (const key of (address && recordOf(address).keys) ?? []) {
    const value = given.getAll(key).at(-1);
    if (value) known.set(key, value);
  }
  return known.size === 0 ? pathname : `${pathname}?${known.toString()}`;
}

/** The address that all pages with a secret in their path are cached under; undefined for other pages. */
export function secretPage(url: string): string | undefined {
  const address = urlProblem(url) ? undefined : matchAddress(url.split('?', 1)[0] ?? url);
  return address && recordOf(address).sameAs;
}
