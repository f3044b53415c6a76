const ADDRESS = /^(https?:)?\//;
const SHOWN = /\.(png|jpe?g|gif)$/i;
const FILE = /\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** Where small pictures for mails are made, as JPEG. */
export const MAIL_PICTURES = '/mail-pictures/';

/**
 * The address of a stored picture for a mail, since many mail programs show neither AVIF nor WebP nor SVG. None of a
 * file that can't be shown there.
 */
export function mailPicture(name: string | null): string | undefined {
  if (name === null || name === '') return undefined;
  if (ADDRESS.test(name)) return SHOWN.test(name) ? name : undefined;
  const path = name.split('/').map(encodeURIComponent).join('/');
  if (FILE.test(name)) return SHOWN.test(name) ? `/images/${path}` : undefined;
  return `${MAIL_PICTURES}${path}.jpg`;
}
