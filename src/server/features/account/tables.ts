import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';

/** An account is a shopper or the site's administrator. A shopper who owns a business is a vendor. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Any number of accounts may claim an email. At most one has proven it. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    phone: text(),
    /** Null until the mailed link was opened. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    role: text({ enum: ['shopper', 'administrator'] })
      .notNull()
      .default('shopper'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.confirmedAt} is not null`),
    index('users_name_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    index('users_email_trigrams').using('gin', t.email.op('gin_trgm_ops')),
    index('users_claims')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.confirmedAt} is null`),
    check(
      'users_email_shape',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(${t.email}) <= 254`,
    ),
    check('users_role', sql`${t.role} in ('shopper', 'administrator')`),
    check('users_name', sql`length(btrim(${t.name})) between 1 and 120`),
    check('users_phone', sql`length(${t.phone}) between 3 and 40`),
  ],
);

/** Only the hash of a token is stored, so that a copy of this table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The id of a session in its owner's list. It gives no access. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The password was right, and the code of the second factor is missing. */
    isHalf: boolean('is_half').notNull().default(false),
    /** When the password or a code was last given. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull().defaultNow(),
    /** The challenge that a passkey has to sign. It is answered once. */
    challenge: bytes(),
    /**
     * A challenge for a proof can't create a passkey. The challenge for that is given in exchange for the
     * password.
     */
    challengeFor: text('challenge_for', { enum: ['proof', 'new passkey'] }),
    challengedAt: timestamp('challenged_at', { withTimezone: true }),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    check('sessions_token', sql`length(${t.tokenHash}) = 32`),
    check(
      'sessions_challenge',
      sql`num_nulls(${t.challenge}, ${t.challengeFor}, ${t.challengedAt}) in (0, 3)`,
    ),
  ],
);

/** The secret of an authenticator app, sealed. It counts once its first code was typed. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: bytes().notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The half minute of the last code that was used. A code works once, and none before it works any more. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Passkeys that are a second factor. Only public keys are kept. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The id by which browsers and authenticators know it. */
    credentialId: bytes('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says that it was used. Many always say zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    check('passkeys_name', sql`length(btrim(${t.name})) between 1 and 60`),
  ],
);

/** Codes for when the app or the passkeys are lost. Only hashes are kept; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('recovery_codes_user').on(t.userId),
    check('recovery_codes_hash', sql`length(${t.codeHash}) = 32`),
  ],
);

/** Links in mails that prove who reads an address. Each works once, for a limited time. */
export const userTokens = pgTable(
  'user_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['confirm', 'reset'] }).notNull(),
    /** The address that the link was sent to. Once confirmed, it becomes the account's. */
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('user_tokens_user').on(t.userId, t.kind),
    index('user_tokens_expiry').on(t.expiresAt),
    index('user_tokens_email').on(sql`lower(${t.email})`),
    check('user_tokens_token', sql`length(${t.tokenHash}) = 32`),
    check('user_tokens_kind', sql`${t.kind} in ('confirm', 'reset')`),
  ],
);

/** Delivery addresses of an account. At most one is the default. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text(),
    line1: text('line_1').notNull(),
    line2: text('line_2'),
    town: text().notNull(),
    postCode: text('post_code').notNull(),
    country: text().notNull().default('GB'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('user_addresses_user').on(t.userId),
    uniqueIndex('user_addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
    check(
      'user_addresses_words',
      sql`btrim(${t.name}) <> '' and btrim(${t.line1}) <> '' and btrim(${t.town}) <> '' and btrim(${t.postCode}) <> ''`,
    ),
  ],
);
