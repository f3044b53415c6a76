/** The forms that the sign-in dialog or page shows. */
export type EntryView = 'sign-in' | 'register' | 'forgot';

export const ENTRY_TITLES: Record<EntryView, string> = {
  'sign-in': 'Sign in',
  register: 'Create account',
  forgot: 'Forgot your password?',
};
