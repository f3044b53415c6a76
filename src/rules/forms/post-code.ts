/** Areas, districts and units as Royal Mail writes them. Some letters are not used, since they look alike. */
const SHAPE =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;
const UNIT = 3;

/** A UK postcode in its normal form ('sw1a1aa' is 'SW1A 1AA'); undefined if it can't be one. */
export function readPostCode(typed: string): string | undefined {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  return SHAPE.test(text) ? `${text.slice(0, -UNIT)} ${text.slice(-UNIT)}` : undefined;
}

const OUTWARD_CODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** The outward code ('NW1') of a whole post code, or of its first half typed alone. */
export function readOutwardCode(typed: string): string | undefined {
  return readPostCode(typed)?.split(' ')[0] ?? OUTWARD_CODE.exec(typed.trim().toUpperCase())?.[0];
}
