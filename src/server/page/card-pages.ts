import { matchAddress, recordOf } from '#contract/pages.ts';
import type { Opened } from './map-pages.ts';

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
  const [pathname = ''] = key.split('?', 1);
  const address = matchAddress(pathname);
  const isOpen = address !== undefined && recordOf(address).shows === 'cards';
  return {
    html: html.replace('<html ', `<html data-cards="${isOpen ? 'here' : 'elsewhere'}" `),
    headers: isOpen ? cardHeaders : {},
  };
}
