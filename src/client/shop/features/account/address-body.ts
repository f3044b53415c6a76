import type { Address } from '#contract/account-profile.ts';

/** An address as it is sent to be changed or put back. */
export function bodyOf({ name, phone, line_1, line_2, town, post_code }: Address) {
  return { name, phone, line_1, line_2, town, post_code };
}
