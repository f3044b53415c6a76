import { hash } from 'node:crypto';
import type { CallDefinition } from '#contract/call.ts';
import type { Connection, Database } from '../db/connect.ts';
import { Refusal, refuse } from './refusal.ts';

const HEADER = 'idempotency-key';
const KEY = /^[!-~]{8,64}$/;

/** The idempotency key of a request; undefined if the call takes none or the client sent none. */
export function readIdempotencyKey(
  { idempotency }: CallDefinition,
  headers: NodeJS.Dict<string | string[]>,
): string | undefined | Refusal {
  if (!idempotency) return undefined;
  const given = headers[HEADER];
  if (given === undefined) {
    return idempotency === 'required' ? refuse(400, 'The header Idempotency-Key is missing.') : undefined;
  }
  return typeof given === 'string' && KEY.test(given)
    ? given
    : refuse(400, 'The header Idempotency-Key must be 8 to 64 visible characters.');
}

/** 128 bits as they are usually written: 32 hexadecimal digits, or a UUID. */
const RANDOM_KEY = /[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Not the same few digits over and over. */
const FEWEST_SIGNS = 6;

/** Whether a key looks random, so that two senders can't have the same one by chance. */
export function isSecret(key: string): boolean {
  return RANDOM_KEY.test(key) && new Set(key).size >= FEWEST_SIGNS;
}

/**
 * The sender of a call that needs no session. A random key belongs to one sender, so all random keys share one scope:
 * a key that comes again with another cart, order or body is found and refused. Two senders may choose the same
 * simple key, so simple keys are kept per account or client. The input must name the cart or order, and the account.
 */
export function openSender(
  key: string | undefined,
  { account, client }: { account: { id: number } | undefined; client: string },
): readonly unknown[] {
  if (key !== undefined && isSecret(key)) return ['anybody'];
  return account ? ['account', account.id] : ['client', client];
}

interface Request {
  /** Without a key the request is carried out each time it comes. */
  key: string | undefined;
  call: string;
  /** The sender of the request: an account, a cart token or a client. Two senders may use the same key. */
  sender: readonly unknown[];
  /** The same sender as it was known before, such as a browser before it got its cart. */
  senderBefore?: readonly unknown[] | undefined;
  input: unknown;
}

interface Row {
  fingerprint: string;
  answer: string;
}

/** Fields with so few digits that somebody could guess them from a plain hash. */
const GUESSABLE = ['passcode', 'identifier', 'sort_code', 'account_number'] as const;
type Guessable = Partial<Record<(typeof GUESSABLE)[number], unknown>>;

/** A body as the key of its request keeps it: what could be guessed is hashed with a secret key first. */
export const hideDigits = <B extends Guessable>(body: B, mark: (text: string) => string): B => ({
  ...body,
  ...Object.fromEntries(
    GUESSABLE.flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' ? [[name, mark(value)]] : [];
    }),
  ),
});

const TAKE = {
  name: 'idempotency-take',
  text: `insert into idempotency_keys (scope, key, fingerprint) values ($1, $2, $3)
    on conflict (scope, key) do nothing returning 1`,
};
const READ = {
  name: 'idempotency-read',
  text: 'select fingerprint, answer from idempotency_keys where scope = $1 and key = $2',
};
const KEEP = {
  name: 'idempotency-keep',
  text: 'update idempotency_keys set answer = $3 where scope = $1 and key = $2',
};

/** Rolls back a refused request. Nothing changed, so the client may use the same key again. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * Carries out a request once, however often it is sent. The same key and request get the same answer, also from
 * another node or after a crash. A different request with the same key is refused. Of two at the same time, the second
 * waits for the first. The work may use only the connection that it is given.
 */
export async function onlyOnce<A extends object>(
  database: Pick<Database, 'ask' | 'db' | 'transaction'>,
  { key, call, sender, senderBefore, input }: Request,
  work: (at: Connection) => Promise<A | Refusal>,
): Promise<A | Refusal> {
  if (key === undefined) return work(database);
  const scope = digest(sender);
  const fingerprint = digest([call, input]);
  try {
    return await database.transaction(async (at) => {
      const taken = await at.ask(TAKE, [scope, key, fingerprint]);
      if (taken.length === 0) return before<A>(await at.ask<Row>(READ, [scope, key]), fingerprint);
      const isUsed = senderBefore && (await at.ask<Row>(READ, [digest(senderBefore), key])).length > 0;
      if (isUsed) throw new Undo(usedForAnother());
      const answer = await work(at);
      if (answer instanceof Refusal) throw new Undo(answer);
      await at.ask(KEEP, [scope, key, JSON.stringify(answer)]);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}

function before<A>([row]: readonly Row[], fingerprint: string): A | Refusal {
  if (!row) throw new Error('a key was taken and then gone');
  return row.fingerprint === fingerprint ? (JSON.parse(row.answer) as A) : usedForAnother();
}

const usedForAnother = () => refuse(409, 'This Idempotency-Key was used for another request.');

const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');

const KEPT_HOURS = 24;

/** Clients retry within a day; older keys are not needed. */
export async function forgetIdempotencyKeys({ ask }: Pick<Database, 'ask'>): Promise<void> {
  await ask({ text: 'delete from idempotency_keys where created_at < now() - make_interval(hours => $1)' }, [
    KEPT_HOURS,
  ]);
}
