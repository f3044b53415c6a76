import { createHmac, timingSafeEqual } from 'node:crypto';

/** The target of a tracking link: one order, or a whole group. */
export interface LinkTarget {
  kind: 'order' | 'group';
  id: string;
}

const SIGNS: Record<LinkTarget['kind'], string> = { order: 'o', group: 'g' };
const TOKEN = /^([og])([\da-f]{1,32})_[\da-f]{40}$/;

/**
 * A token names its target and has a signature that proves that the shop made it, so it need not be stored. A higher
 * version makes older tokens invalid. It has no capital letters, since addresses with capitals are redirected to lower
 * case.
 */
export function writeToken(secret: Buffer, { kind, id }: LinkTarget, version: number): string {
  const plain = id.replaceAll('-', '');
  return `${SIGNS[kind]}${plain}_${sign(secret, `${kind}:${plain}:${version}`)}`;
}

/** The target that a token names. Valid only if `isToken` agrees. */
export function readToken(token: string): LinkTarget | undefined {
  const [, sign = '', plain = ''] = TOKEN.exec(token) ?? [];
  if (sign === 'o' && /^\d{1,10}$/.test(plain)) return { kind: 'order', id: plain };
  if (sign !== 'g' || plain.length !== 32) return undefined;
  return { kind: 'group', id: plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') };
}

export function isToken(secret: Buffer, token: string, target: LinkTarget, version: number): boolean {
  const right = Buffer.from(writeToken(secret, target, version));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given);
}

const SIGNATURE_LENGTH = 40;

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, SIGNATURE_LENGTH);
