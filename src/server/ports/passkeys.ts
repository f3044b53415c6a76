import { createHash, randomBytes } from 'node:crypto';

/** Loaded with the first passkey, since it takes half a second and 30 MB. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ECDSA on P-256 and RSA, by their COSE numbers. */
export const ALGORITHMS = [-8, -7, -257];
const CHALLENGE_BYTES = 32;

/** The name under which authenticators keep passkeys of a shop: its host name. */
export const relyingParty = (origin: string): string => new URL(origin).hostname;

export const newChallenge = (): Buffer => randomBytes(CHALLENGE_BYTES);

/** By this authenticators recognise an account. It says nothing about the person. */
export const handleOf = (userId: number): string =>
  createHash('sha256').update(`passkeys of ${userId}`).digest('base64url');

interface Asked {
  origin: string;
  challenge: Buffer;
}

/** A public key, as it is kept. */
export interface KnownPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

const expected = ({ origin, challenge }: Asked) => ({
  expectedChallenge: challenge.toString('base64url'),
  expectedOrigin: origin,
  expectedRPID: relyingParty(origin),
  // The password is known. Possession of the authenticator is the second factor, even without its PIN.
  requireUserVerification: false,
});

/** Reads a passkey that a browser has made. Undefined if it does not answer the challenge of this shop. */
export async function readNewPasskey(
  made: { id: string; clientData: string; attestation: string },
  asked: Asked,
): Promise<KnownPasskey | undefined> {
  try {
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
      },
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(asked),
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
  } catch {
    return undefined;
  }
}

/** The new counter of a passkey that has signed the challenge of this shop; undefined if it has not. */
export async function counterAfter(
  signed: { id: string; clientData: string; authenticatorData: string; signature: string },
  { credentialId, publicKey, counter }: KnownPasskey,
  asked: Asked,
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: signed.id,
        rawId: signed.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: signed.clientData,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
      },
      credential: {
        id: credentialId.toString('base64url'),
        publicKey: new Uint8Array(publicKey),
        counter,
      },
      ...expected(asked),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
