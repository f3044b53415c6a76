const ADDRESS = /^(https?:)?\//;
const SHOWN = /\.(png|jpe?g|gif)$/i;
const FILE = /\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** The path of small pictures for mails, as JPEG. */
export const MAIL_PICTURES = '/mail-pictures/';

/**
 * The address of a picture as JPEG for mails, since many mail programs don't show AVIF, WebP or SVG. Undefined for a
 * file that can't be converted.
 */
export function mailPicture(name: string | null): string | undefined {
  if (name === null || name === '') return undefined;
  if (ADDRESS.test(name)) return SHOWN.test(name) ? name : undefined;
  const path = name.split('/').map(encodeURIComponent).join('/');
  if (FILE.test(name)) return SHOWN.test(name) ? `/images/${path}` : undefined;
  return `${MAIL_PICTURES}${path}.jpg`;
}
