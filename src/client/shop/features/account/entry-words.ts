/** The ways into an account that one dialog, or one page, shows in turn. */
export type EntryView = 'sign-in' | 'register' | 'forgot';

export const ENTRY_TITLES: Record<EntryView, string> = {
  'sign-in': 'Sign in',
  register: 'Create account',
  forgot: 'Forgot your password?',
};
