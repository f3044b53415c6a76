import { luhnDigit } from '../forms/luhn.ts';

/**
 * The number that identifies a device: the IMEI of a phone, or the maker's serial number for everything else.
 */
export type DeviceNumber = { kind: 'imei' | 'serial'; value: string };

const IMEI_DIGITS = 15;
/** Some phones show two more digits: the version of their software. */
const WITH_VERSION = 16;
const SERIAL = /^[A-Z\d][A-Z\d./-]{4,24}$/;

/** An IMEI in its normal form, fifteen digits; undefined if its own check digit says that it is mistyped. */
export function readImei(typed: string): string | undefined {
  const digits = typed.replace(/[\s./-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length === WITH_VERSION) return readImei(withCheckDigit(digits.slice(0, IMEI_DIGITS - 1)));
  if (digits.length !== IMEI_DIGITS || /^(\d)\1*$/.test(digits)) return undefined;
  return withCheckDigit(digits.slice(0, -1)) === digits ? digits : undefined;
}

const withCheckDigit = (digits: string) => `${digits}${luhnDigit(digits)}`;

/** A serial number in its normal form: capitals, no spaces. */
export function readSerial(typed: string): string | undefined {
  const value = typed.replace(/\s/g, '').toUpperCase();
  return SERIAL.test(value) ? value : undefined;
}

/** Reads a typed or scanned number. Fifteen or more digits can only be an IMEI. */
export function readDeviceNumber(typed: string): DeviceNumber | undefined {
  const imei = readImei(typed);
  if (imei !== undefined) return { kind: 'imei', value: imei };
  if (/^[\d\s./-]+$/.test(typed) && typed.replace(/\D/g, '').length >= IMEI_DIGITS) return undefined;
  const serial = readSerial(typed);
  return serial === undefined ? undefined : { kind: 'serial', value: serial };
}

/** What a device is, as far as the shop knows: the words of its category, and of its variation. */
export interface DeviceKind {
  categories: readonly string[];
  words: readonly string[];
}

/** Whether a device has an IMEI: a phone, or a tablet or watch with a SIM. */
export const hasImei = ({ categories, words }: DeviceKind): boolean =>
  categories.some((name) => /\b(smart|i)?phones?\b/i.test(name)) ||
  words.some((word) => /\bcellular\b/i.test(word) && !/\b(no|not|without)\b/i.test(word));

/** The last signs, which are enough for its owner to recognise it: '•••• 4417'. */
export const deviceNumberEnds = ({ value }: DeviceNumber): string => `•••• ${value.slice(-4)}`;
