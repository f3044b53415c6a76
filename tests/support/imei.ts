import { randomInt } from 'node:crypto';
import { luhnDigit } from '#rules/forms/luhn.ts';

/** An IMEI that no other device of the tests has. */
export function freshImei(): string {
  const digits = `35${String(randomInt(1e12)).padStart(12, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
}
