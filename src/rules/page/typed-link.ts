import { safeHref } from './safe-href.ts';

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{6,}$/;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i;

/**
 * The link for a typed text: 'example.com' is a web page, 'us@example.com' an email and '020 7946 0000' a
 * phone number. Undefined if rich text must not link there.
 */
export function typedLink(text: string): string | undefined {
  const typed = text.trim();
  if (MAIL.test(typed)) return `mailto:${typed}`;
  if (PHONE.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  if (HOST.test(typed)) return `https://${typed}`;
  const href = safeHref(typed);
  return href === '#' || /^(?:mailto|tel):$/i.test(href) || /\s/.test(href) ? undefined : href;
}
