import type { Address } from '#rules/addresses.ts';
import { addresses } from '#rules/addresses.ts';
import { categoryLinks } from '../describe.ts';
import type { Found } from '../description.ts';
import { frame } from './frame.ts';
import { html, type Markup } from './markup.ts';

/**
 * What a visitor sees until the scripts have drawn the page: its words and its picture where they will stand. React
 * replaces it as a whole when it mounts.
 */
export function firstScreen(address: Address | undefined, main: Markup | undefined, found: Found): string {
  const line = address && 'line' in address ? address.line : undefined;
  const site = {
    ...found,
    line,
    categories: categoryLinks(found, line ?? 'buy'),
    current: currentCategory(address, found),
  };
  // What is sold to shop owners has a header of its own.
  return html`<div id="first-screen">${address?.page === 'pos' ? main : frame(site, main)}</div>`.text;
}

/** The bar's categories are those of the line; a page under one of them marks it. */
function currentCategory(address: Address | undefined, { categories }: Found): string | undefined {
  const isUnder = address?.page === 'listing' || address?.page === 'product';
  if (!isUnder) return undefined;
  const category = categories.find(({ slug }) => slug === address.category);
  const top = categories.find(({ id }) => id === category?.parent_id) ?? category;
  return top && addresses.listing(address.line, top.slug);
}
