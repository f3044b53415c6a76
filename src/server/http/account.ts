import type { OfficePost } from '#rules/office/grant.ts';
import { needsSecondFactor } from '#rules/office/grant.ts';
import type { OfficeAccess } from '#contract/call.ts';
import type { Db } from '../db/connect.ts';

/** The account of the session, as every route sees it. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** True once the owner has opened the link in the confirmation mail. */
  isConfirmed: boolean;
  /** Owners and staff of a business are vendors. Staff of the site are shoppers who also have an `office`. */
  role: 'shopper' | 'vendor' | 'administrator';
  /** The business that they own or work for. */
  businessId: number | null;
  businessName: string | null;
  hasSecondFactor: boolean;
  /** Whether the session has given the password or a code in the last minutes. */
  isFresh: boolean;
  /** The office of the account, with its permissions; null for accounts that only shop. */
  office: OfficePost | null;
}

/** The business whose data a staff member sees. null: all businesses; undefined: none. */
export const businessOf = ({ office }: Account): number | null | undefined => office?.businessId;

/** Whether the account has this permission in its office. `of` limits it to one kind of office. */
export const mayDo = ({ office }: Account, { permission, or, and, of }: OfficeAccess): boolean =>
  office !== null &&
  (office.rights.includes(permission) || (or !== undefined && office.rights.includes(or))) &&
  (and === undefined || office.rights.includes(and)) &&
  (of === undefined || office.of === of);

/** Whether the account's work in an office needs a second factor, and it has none. */
export const lacksSecondFactor = ({ office, hasSecondFactor }: Account): boolean =>
  office !== null && needsSecondFactor(office) && !hasSecondFactor;

/** Scripts can't read this cookie. It holds the session's token; the database keeps only the token's hash. */
export const SESSION_COOKIE = 'threefold_session';
/** Holds the token of a login whose second step is missing. */
export const HALF_COOKIE = 'threefold_half';
/** Says that this browser has logged in to an account before. It gives no access. */
export const DEVICE_COOKIE = 'threefold_device';

/** Finds the account of a session token; undefined when the session doesn't exist or has ended. */
export type FindAccount = (token: string) => Promise<Account | undefined>;

/** The ids of an account's carts. */
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

/**
 * The functions of carts that sessions need. Carts import accounts, so `app` passes these in. Changes join a
 * transaction.
 */
export interface SessionCarts {
  /** undefined if the database did not say in time: a session doesn't wait for its carts. */
  idsOf: (userId: number) => Promise<AccountCarts | undefined>;
  merge: (tx: Db, userId: number, visitors: VisitorCarts) => Promise<void>;
  /** Moves the carts of one account to another when both belong to the same person. */
  move: (tx: Db, fromUserId: number, toUserId: number) => Promise<void>;
}
