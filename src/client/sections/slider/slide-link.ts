import { addresses } from '#rules/page/addresses.ts';
import { safeHref } from '#rules/page/safe-href.ts';

/** SPEC section 2: a slide that was given no address leads to everything that can be bought. */
export function slideHref(url: string | undefined): string {
  return url ? safeHref(url) : addresses.listing('buy');
}
