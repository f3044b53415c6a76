import type { Db } from '../db/connect.ts';

/** The account of the session, as every route sees it. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** Its owner has opened the link that was sent to the address. */
  isConfirmed: boolean;
  role: 'shopper' | 'vendor' | 'administrator';
  businessId: number | null;
}

/** Scripts can not read it; its value opens the session whose hash the database keeps. */
export const SESSION_COOKIE = 'threefold_session';
/** Says that this browser has logged in to an account before; it opens nothing. */
export const DEVICE_COOKIE = 'threefold_device';

/** Finds the account behind the token of a session; undefined when there is none, or no longer. */
export type FindAccount = (token: string) => Promise<Account | undefined>;

/** The carts of an account, as its session names them. */
export interface AccountCarts {
  buyCartId: string | null;
  sellCartId: string | null;
  repairCartId: string | null;
}

/** The carts that a visitor's browser names when they log in or register. */
export interface VisitorCarts {
  buy_local_storage_cart_id?: string | null | undefined;
  sell_local_storage_cart_id?: string | null | undefined;
  repair_local_storage_cart_id?: string | null | undefined;
}

/** What sessions need of carts, which are built upon accounts and so are handed in. Changes join a transaction. */
export interface SessionCarts {
  idsOf: (userId: number) => Promise<AccountCarts>;
  merge: (tx: Db, userId: number, visitors: VisitorCarts) => Promise<void>;
  /** Of two accounts that turn out to be one person's, the first leaves its carts to the second. */
  move: (tx: Db, fromUserId: number, toUserId: number) => Promise<void>;
}
