import sanitizeHtml from 'sanitize-html';
import { RICH_ATTRIBUTES, RICH_TAGS } from '#rules/page/rich-text.ts';
import { safeHref } from '#rules/page/safe-href.ts';

/** Cleans rich text before it is stored: only the elements and attributes that the shop shows, and safe links. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TAGS],
    allowedAttributes: { '*': [...RICH_ATTRIBUTES] },
    // Screen readers would find a heading or a link without words.
    exclusiveFilter: ({ tag, text }) => /^(?:a|h[2-4])$/.test(tag) && text.trim() === '',
    transformTags: {
      a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, href: safeHref(href) } }),
    },
  }).trim();
}
