import { matchAddress, recordOf } from '#contract/pages.ts';
import type { SectionType } from '#contract/sections/registry.ts';

export interface Opened {
  html: string;
  /** In place of the usual ones. */
  headers: Record<string, string>;
}

/** A section with a map among the answers inside a page. */
const MAP: SectionType = 'business_map_section';
const MAP_SECTION = new RegExp(`"section_type":\\s*"${MAP}"`);

function hasMap(key: string, html: string): boolean {
  const [pathname = ''] = key.split('?', 1);
  const address = matchAddress(pathname);
  return (address && recordOf(address).shows) === 'maps' || MAP_SECTION.test(html);
}

/**
 * In a shop with a key for Google's maps, the pages that show a map get a policy that lets Google in. The document
 * says whether it is one of them: on any other, the client opens the store locator with a page load, and draws a map
 * that it comes upon without one with Leaflet.
 */
export function withMapPolicy(key: string, html: string, mapPolicy: string | undefined): Opened {
  if (mapPolicy === undefined) return { html, headers: {} };
  const isOpen = hasMap(key, html);
  return {
    html: html.replace('<html ', `<html data-maps="${isOpen ? 'google' : 'elsewhere'}" `),
    headers: isOpen ? { 'content-security-policy': mapPolicy } : {},
  };
}
