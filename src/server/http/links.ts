import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer, Parsed } from '#contract/calls.ts';
import type { Ask, Connection } from '../db/connect.ts';
import type { Sender } from '../ports/sender.ts';
import type { Refusal } from './refusal.ts';

const LETTERS = { order: 'o', group: 'g', trade_in: 't', repair: 'r' } as const;

/** The target of a tracking link: one order, all orders that were placed together, a trade-in or a repair. */
export interface LinkTarget {
  kind: keyof typeof LETTERS;
  id: string;
}

type Shown = Answer<'GET /no/auth/web/site/track/{token}'>['result'];
export type LinkMove = Parsed<'POST /no/auth/web/site/track/{token}/moves'>['body'];

/** A valid link: the content for its holder, and the holder's moves. */
export interface OpenedLink {
  show: () => Shown;
  /** Returns the content for the holder after the move. */
  move: (at: Connection, move: LinkMove) => Promise<Shown | Refusal>;
}

/** Opens the links of one kind; undefined if the token is wrong, or was replaced by a newer one. */
export type OpenLink = (ask: Ask, sender: Sender, token: string) => Promise<OpenedLink | undefined>;

const KINDS = Object.keys(LETTERS) as LinkTarget['kind'][];
const UUID_DIGITS = 32;
const TOKEN = /^([ogtr])([\da-f]{1,32})_[\da-f]{40}$/;

/**
 * A token names its target and has a signature that proves that the shop made it, so it need not be stored. A higher
 * version makes older tokens invalid. It has no capital letters, since addresses with capitals are redirected to lower
 * case.
 */
export function writeToken(secret: Buffer, { kind, id }: LinkTarget, version: number): string {
  const plain = id.replaceAll('-', '');
  return `${LETTERS[kind]}${plain}_${sign(secret, `${kind}:${plain}:${version}`)}`;
}

/** The target that a token names. Valid only if `isToken` agrees. */
export function readToken(token: string): LinkTarget | undefined {
  const [, letter = '', plain = ''] = TOKEN.exec(token) ?? [];
  const kind = KINDS.find((one) => LETTERS[one] === letter);
  if (kind === undefined) return undefined;
  if (kind !== 'group') return /^\d{1,10}$/.test(plain) ? { kind, id: plain } : undefined;
  if (plain.length !== UUID_DIGITS) return undefined;
  return { kind, id: plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') };
}

/** The orders that a token names; undefined for one of a trade-in or a repair, whose ids are those of other rows. */
export function readOrderToken(token: string): (LinkTarget & { kind: 'order' | 'group' }) | undefined {
  const target = readToken(token);
  return target?.kind === 'order' || target?.kind === 'group' ? { ...target, kind: target.kind } : undefined;
}

export function isToken(secret: Buffer, token: string, target: LinkTarget, version: number): boolean {
  const right = Buffer.from(writeToken(secret, target, version));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given);
}

const SIGNATURE_LENGTH = 40;

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, SIGNATURE_LENGTH);
