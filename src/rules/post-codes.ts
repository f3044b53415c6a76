/** British post codes: an outward code (where the post goes: area and district) and an inward code. */

const OUTWARD = '[A-Z]{1,2}\\d[A-Z\\d]?';
const POST_CODE = new RegExp(`^(${OUTWARD}) ?(\\d[ABD-HJLNP-UW-Z]{2})$`);
const OUTWARD_ALONE = new RegExp(`^${OUTWARD}$`);

const plain = (typed: string) => typed.trim().toUpperCase().replace(/\s+/g, ' ');

/** A whole post code as it is printed on letters: 'nw10lu' is 'NW1 0LU'; undefined for anything else. */
export function readPostCode(typed: string): string | undefined {
  const [, outward, inward] = POST_CODE.exec(plain(typed)) ?? [];
  return outward && inward && `${outward} ${inward}`;
}

/** The outward code of a whole post code, or of its first half typed alone. */
export function readOutwardCode(typed: string): string | undefined {
  return readPostCode(typed)?.split(' ')[0] ?? OUTWARD_ALONE.exec(plain(typed))?.[0];
}
