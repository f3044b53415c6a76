import { passwordError, TOO_COMMON } from '#rules/account/password.ts';
import { isCommonPassword } from '../../ports/common-passwords.ts';

/** What is wrong with a new password: what its form knows too, and whether many people use it. */
export function newPasswordError(password: string, email: string): string | undefined {
  return passwordError(password, email) ?? (isCommonPassword(password) ? TOO_COMMON : undefined);
}
