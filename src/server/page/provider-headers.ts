import { matchAddress, recordOf } from '#contract/pages.ts';
import type { SectionType } from '#contract/sections/registry.ts';

export interface Opened {
  html: string;
  /** Replace the usual headers. */
  headers: Record<string, string>;
}

/** The type of a section with a map. */
const MAP: SectionType = 'business_map_section';
const MAP_SECTION = new RegExp(`"section_type":\\s*"${MAP}"`);

/** Whether the page is a map or a card form, as its record says. */
function shownOn(key: string) {
  const [pathname = ''] = key.split('?', 1);
  const address = matchAddress(pathname);
  return address && recordOf(address).shows;
}

/**
 * In a shop with a key for Google's maps, pages with a map get a content policy that allows Google. The document says
 * whether it has this policy. On a page without it, the client opens the store locator with a full page load, and
 * draws any other map with Leaflet.
 */
export function withMapPolicy(key: string, html: string, mapPolicy: string | undefined): Opened {
  if (mapPolicy === undefined) return { html, headers: {} };
  const isOpen = shownOn(key) === 'maps' || MAP_SECTION.test(html);
  return {
    html: html.replace('<html ', `<html data-maps="${isOpen ? 'google' : 'elsewhere'}" `),
    headers: isOpen ? { 'content-security-policy': mapPolicy } : {},
  };
}

/**
 * In a shop that takes cards, the page with the card form has headers that allow Stripe. The document says whether it
 * is this page. From any other page the client opens it with a full page load.
 */
export function withCardHeaders(
  key: string,
  html: string,
  cardHeaders: Record<string, string> | undefined,
): Opened {
  if (cardHeaders === undefined) return { html, headers: {} };
  const isOpen = shownOn(key) === 'cards';
  return {
    html: html.replace('<html ', `<html data-cards="${isOpen ? 'here' : 'elsewhere'}" `),
    headers: isOpen ? cardHeaders : {},
  };
}
