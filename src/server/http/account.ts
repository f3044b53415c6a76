/** Whoever is logged in, as every call knows them. */
export interface Account {
  id: number;
  name: string;
  email: string;
  role: 'shopper' | 'vendor' | 'administrator';
  businessId: number | null;
}

/** Scripts can not read it; its value opens the session whose hash the database keeps. */
export const SESSION_COOKIE = 'threefold_session';

/** Finds the account behind the token of a session; undefined when there is none, or no longer. */
export type FindAccount = (token: string) => Promise<Account | undefined>;
