import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be one step slow or fast. */
const DRIFT = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the half minute that a moment is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a step (RFC 6238, SHA-1, six digits). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code was typed; undefined for a wrong code. All steps are compared, so that the time reveals
 * nothing.
 */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32, as authenticator apps read a secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** The address that authenticator apps read from a QR code. */
export function totpAddress(secret: Buffer, { shop, email }: { shop: string; email: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
}
