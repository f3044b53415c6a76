import { passwordError, TOO_COMMON } from '#rules/account/password.ts';
import { isCommonPassword } from '../../ports/common-passwords.ts';

/** Why a new password is refused: by the rules of its form, or because many people use it. */
export function newPasswordError(password: string, email: string): string | undefined {
  return passwordError(password, email) ?? (isCommonPassword(password) ? TOO_COMMON : undefined);
}
