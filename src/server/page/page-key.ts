import { matchAddress, recordOf } from '#contract/pages.ts';
import { urlProblem } from '../http/guards.ts';

/**
 * The address that a page is rendered and kept by: without search keys that the page does not read, the others in one
 * order. Otherwise anybody could have a page rendered afresh with `?x=1`, `?x=2` and so on.
 */
export function pageKey(url: string): string {
  const mark = url.indexOf('?');
  const secret = secretPage(url);
  if (secret) return secret;
  // What can not be read is passed on as it is, and answered as a page that is not there.
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

/** The one address by which pages are kept whose paths open something; undefined for all others. */
export function secretPage(url: string): string | undefined {
  const address = urlProblem(url) ? undefined : matchAddress(url.split('?', 1)[0] ?? url);
  return address && recordOf(address).sameAs;
}
