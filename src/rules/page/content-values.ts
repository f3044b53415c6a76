import { safeColour } from './safe-colour.ts';
import { safeHref } from './safe-href.ts';

/** Whether this text may be saved as a link. An empty link leads nowhere. */
export const isContentLink = (text: string): boolean => text === '' || text === '#' || safeHref(text) !== '#';

/** Whether this text may be saved as a colour. An empty text means no colour. */
export const isContentColour = (text: string): boolean => text === '' || safeColour(text) !== undefined;

const SHORT = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i;
const LONG = /^#([\da-f]{6})(?:[\da-f]{2})?$/i;

/** '#abc' as '#AABBCC', as far as contrast counts. undefined for names and functions. */
export function plainHex(colour: string): string | undefined {
  const [, ...digits] = SHORT.exec(colour) ?? [];
  const long = digits.length > 0 ? digits.map((digit) => digit + digit).join('') : LONG.exec(colour)?.[1];
  return long && `#${long.toUpperCase()}`;
}
