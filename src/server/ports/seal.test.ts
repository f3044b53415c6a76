import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealFor } from './seal.ts';

const secret = randomBytes(32);
const seal = sealFor('bank account', secret);

describe('what is sealed', () => {
  it('can be opened on any node that has the same key', () => {
    const sealed = seal.close('12345678 £');
    expect(sealed.includes('12345678')).toBe(false);
    expect(sealFor('bank account', Buffer.from(secret)).open(sealed)).toBe('12345678 £');
    expect(seal.close('12345678 £')).not.toEqual(sealed);
  });

  it('stays closed to another key, and for another purpose', () => {
    const sealed = seal.close('12345678');
    expect(sealFor('bank account', randomBytes(32)).open(sealed)).toBeUndefined();
    expect(sealFor('something else', secret).open(sealed)).toBeUndefined();
  });

  it('stays closed when a single bit of it was changed, or a part is missing', () => {
    const sealed = seal.close('12345678');
    for (const [at, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[at] = byte ^ 1;
      expect(seal.open(changed)).toBeUndefined();
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(seal.open(sealed.subarray(0, length))).toBeUndefined();
    }
  });
});
