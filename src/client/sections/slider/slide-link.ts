import { addresses } from '#rules/page/addresses.ts';
import { safeHref } from '#rules/page/safe-href.ts';

/** SPEC section 2: a slide without an address links to the whole buy line. */
export function slideHref(url: string | undefined): string {
  return url ? safeHref(url) : addresses.listing('buy');
}
