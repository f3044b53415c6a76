import type { OfficePost } from '#rules/office/grant.ts';
import type { OfficeAccess } from '#contract/call.ts';
import type { Db } from '../db/connect.ts';

/** The account of the session, as every route sees it. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** Its owner has opened the link that was sent to the address. */
  isConfirmed: boolean;
  /** Owners of a business and their staff are vendors; staff of the site are shoppers with a place in its office. */
  role: 'shopper' | 'vendor' | 'administrator';
  /** The business that they own or work for. */
  businessId: number | null;
  /** Where they work and what they may do there; null for who only shops. */
  office: OfficePost | null;
}

/** Whose things somebody of the office sees. null: of all businesses; undefined: of none. */
export const businessOf = ({ office }: Account): number | null | undefined => office?.businessId;

/** Whether somebody may do this in the office; `of` where it is for one kind of office alone. */
export const mayDo = ({ office }: Account, { permission, of }: OfficeAccess): boolean =>
  office !== null && office.rights.includes(permission) && (of === undefined || office.of === of);

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
