import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts text, and detects when the sealed text was changed. */
export interface Seal {
  close: (text: string) => Buffer;
  /** Undefined if it was sealed with another key or for another purpose, or was changed. */
  open: (sealed: Buffer) => string | undefined;
  /** The same for the same text, so that sealed values can be searched for. The text can't be read from it. */
  mark: (text: string) => string;
}

/** Each purpose has its own key, so that a value sealed for one purpose can't be used for another. */
export function sealFor(purpose: string, secret: string | Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const markKey = Buffer.from(hkdfSync('sha256', secret, '', `marks of ${purpose}`, 32));
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const words = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), words]);
    },
    open(sealed) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
        decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const words = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([words, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    mark: (text) => createHmac('sha256', markKey).update(text, 'utf8').digest('base64url'),
  };
}
