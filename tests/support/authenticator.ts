import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyProof } from '#contract/passkeys.ts';
import type { TestApp } from './app.ts';

type Headers = Record<string, string>;

/** A passkey in software: makes a key for an origin, and signs challenges with it. */
export interface Authenticator {
  make: (challenge: string) => { id: string; client_data: string; attestation: string };
  sign: (challenge: string) => PasskeyProof;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;

export function newAuthenticator(origin: string, { counts = false } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    if (counts) count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    make(challenge) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        head(USER_PRESENT | HAS_KEY),
        Buffer.alloc(16),
        length,
        id,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', challenge).toString('base64url'),
        attestation: attestation(data).toString('base64url'),
      };
    },
    sign(challenge) {
      const data = head(USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}

/** An ECDSA key on P-256 as CBOR: kind EC2, algorithm ES256, curve P-256, x, y. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ]);

/** Says nothing about the device, as most browsers do: `{ fmt: 'none', attStmt: {}, authData }` as CBOR. */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);

/** Begins to add a passkey, and returns the browser's answer that finishes it. */
export async function makePasskey(
  shop: TestApp,
  headers: Headers,
  password: string,
  authenticator: Authenticator,
  factor: { code?: string; passkey?: PasskeyProof } = {},
) {
  const { result } = await shop.call('POST /global/user/passkeys/new', {
    body: { password, ...factor },
    headers,
  });
  return { name: 'My laptop', transports: ['internal'], ...authenticator.make(result.challenge) };
}
