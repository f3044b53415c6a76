export { escapeHtml } from '#rules/page/escape-html.ts';
export { plainText } from '#rules/page/plain-text.ts';

/** Escapes JSON for use inside a script element: no tag can begin or end in it. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The links to the shop's styles. In development there are none, since styles come with the scripts. */
export const stylesIn = (template: string): string =>
  (template.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('');
