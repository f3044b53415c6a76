import { describe, expect, it } from 'vitest';
import { base32, codeAt, newTotpSecret, stepAt, stepOfCode, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('A code of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1, of which the last six digits count.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i', (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('is taken from one step before to one after, and no further', () => {
    const now = new Date('2026-11-17T09:00:10Z');
    const at = stepAt(now);
    const taken = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeAt(secret, at + away), now));
    expect(taken).toEqual([undefined, at - 1, at, at + 1, undefined]);
    expect(stepOfCode(secret, '', now)).toBeUndefined();
    expect(stepOfCode(newTotpSecret(), codeAt(secret, at), now)).toBeUndefined();
  });
});

it('writes a secret as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('fo'))).toBe('MZXQ');
  expect(totpAddress(secret, { shop: 'Three fold', email: 'ann@mail.example' })).toBe(
    'otpauth://totp/Three%20fold:ann%40mail.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Three%20fold',
  );
});
