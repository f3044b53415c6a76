const LONGEST = 500;
const NAME = /^[a-z0-9_][a-z0-9_.-]*(?:\/[a-z0-9_][a-z0-9_.-]*)*$/i;
const WEB = /^https:\/\/[a-z0-9][^\s"'<>\\`{}|^]*$/i;

/** Pictures that every shop has, for sections that were just added. */
export const OWN_PICTURES = ['/section-buy.svg', '/section-sell.svg', '/section-repair.svg'] as const;
export const isOwnPicture = (value: string): boolean => OWN_PICTURES.some((name) => name === value);

/** Whether a file of a section is on another site. */
export const isWebAddress = (value: string): boolean => WEB.test(value);

/**
 * Why a picture or video of a section can't be taken: it is a name of the shop's own files, or, where another site is
 * meant, an https address. undefined: it can.
 */
export function fileError(value: string, isElsewhere: boolean): string | undefined {
  if (value === '') return undefined;
  if (value.length > LONGEST) return 'Too long';
  if (isElsewhere) return isWebAddress(value) ? undefined : 'must be an address that begins with https://';
  return isOwnPicture(value) || (NAME.test(value) && !value.includes('..'))
    ? undefined
    : 'must be a file of the media library';
}
