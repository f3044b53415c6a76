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

function hasMap(key: string, html: string): boolean {
  const [pathname = ''] = key.split('?', 1);
  const address = matchAddress(pathname);
  return (address && recordOf(address).shows) === 'maps' || MAP_SECTION.test(html);
}

/**
 * In a shop with a key for Google's maps, pages with a map get a content policy that allows Google. The document says
 * whether it has this policy. On a page without it, the client opens the store locator with a full page load, and
 * draws any other map with Leaflet.
 */
export function withMapPolicy(key: string, html: string, mapPolicy: string | undefined): Opened {
  if (mapPolicy === undefined) return { html, headers: {} };
  const isOpen = hasMap(key, html);
  return {
    html: html.replace('<html ', `<html data-maps="${isOpen ? 'google' : 'elsewhere'}" `),
    headers: isOpen ? { 'content-security-policy': mapPolicy } : {},
  };
}
