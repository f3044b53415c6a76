/** The value of the last row's sort key, and its id. The next page begins behind both. */
export type Keyset = readonly [value: string | number, id: number];
export type KeyType = 'int' | 'text' | 'timestamptz';

const MOST = 2_147_483_647;
const isInt = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MOST;

const FITS: Readonly<Record<KeyType, (value: unknown) => boolean>> = {
  int: isInt,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  timestamptz: (value) =>
    typeof value === 'string' &&
    /^20\d\d-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

/** Reads a cursor. undefined if it does not come from this list in this order. */
export function readKeyset(text: string, type: KeyType): Keyset | undefined {
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(given) || given.length !== 2) return undefined;
    const [value, id] = given as unknown[];
    return FITS[type](value) && isInt(id) ? [value as string | number, id] : undefined;
  } catch {
    return undefined;
  }
}

export const writeKeyset = (keyset: Keyset): string =>
  Buffer.from(JSON.stringify(keyset)).toString('base64url');
