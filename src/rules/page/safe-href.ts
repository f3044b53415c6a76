const ALLOWED = /^(?:https?:\/\/[^\s/\\]|mailto:|tel:|#|\/(?![/\\]))/i;
// Browsers drop these from addresses, so that 'java\tscript:' would run: nothing honest contains them.
// oxlint-disable-next-line no-control-regex
const DROPPED = /[\u0000-\u001f\u007f]/;

/** A link from content: a page of the web or of this site, a mail address or a phone number. Else '#'. */
export function safeHref(url: string | null | undefined): string {
  const text = url?.trim() ?? '';
  return ALLOWED.test(text) && !DROPPED.test(text) ? text : '#';
}

/** Leads away from this site, and so opens beside it. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
