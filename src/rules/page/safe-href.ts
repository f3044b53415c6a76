const ALLOWED = /^(?:https?:\/\/[^\s/\\]|mailto:|tel:|#|\/(?![/\\]))/i;
// Browsers drop these characters from addresses, so 'java\tscript:' would run. No real address contains them.
// oxlint-disable-next-line no-control-regex
const DROPPED = /[\u0000-\u001f\u007f]/;

/** A link from content: a web page, a page of this site, a mail address or a phone number. Otherwise '#'. */
export function safeHref(url: string | null | undefined): string {
  const text = url?.trim() ?? '';
  return ALLOWED.test(text) && !DROPPED.test(text) ? text : '#';
}

/** Whether a link leaves this site, and so opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
