import { oneLine } from '../forms/one-line.ts';
import { isPhone } from '../forms/phone.ts';
import { readPostCode } from '../forms/post-code.ts';

/** A field of an account's forms, with its check and its normal form. Server and client use the same. */
export interface AccountField {
  errorOf: (typed: string) => string | undefined;
  clean: (typed: string) => string;
}

interface Wanted {
  longest: number;
  optional?: boolean;
  /** The normal form; undefined for a value that can't be read. */
  read?: (text: string) => string | undefined;
  unreadable?: string;
}

export function field({
  longest,
  optional = false,
  read = (text) => text,
  unreadable,
}: Wanted): AccountField {
  return {
    errorOf(typed) {
      const text = oneLine(typed);
      if (text === '') return optional ? undefined : 'Required';
      if (text.length > longest) return 'Too long';
      return read(text) === undefined ? unreadable : undefined;
    },
    clean: (typed) => read(oneLine(typed)) ?? oneLine(typed),
  };
}

const phone = field({
  longest: 40,
  optional: true,
  read: (text) => (isPhone(text) ? text : undefined),
  unreadable: 'Invalid phone number',
});

export const profileFields = { name: field({ longest: 120 }), phone };

export const addressFields = {
  name: field({ longest: 120 }),
  phone,
  line_1: field({ longest: 120 }),
  line_2: field({ longest: 120, optional: true }),
  town: field({ longest: 80 }),
  post_code: field({ longest: 12, read: readPostCode, unreadable: 'Invalid postcode' }),
};

/** More than a buyer needs. The limit keeps scripts from filling the database. */
export const MOST_ADDRESSES = 20;
