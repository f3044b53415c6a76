import type { Answer } from '#contract/calls.ts';
import type { PasskeyProof } from '#contract/passkeys.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

/** For failures of the browser or the authenticator, which have no status. */
const NO_ANSWER = 0;
const NOT_USED = 'The passkey was not used. Try again, or type a code.';
const NOT_MADE = 'The passkey was not made. Please try again.';
const MADE_BEFORE = 'This device has a passkey of your account already.';
const UNKNOWN_TO_BROWSER = 'This browser has no passkeys here. Open the shop by its name, over https.';

const PASSKEY = 'public-key';

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Browsers have passkeys only on pages with a host name, and over https apart from localhost. */
function expectPasskeys(): void {
  if (typeof PublicKeyCredential === 'undefined') throw new ApiError(NO_ANSWER, UNKNOWN_TO_BROWSER);
}

function failureOf(error: unknown, otherwise: string): ApiError {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return new ApiError(NO_ANSWER, MADE_BEFORE);
  return new ApiError(NO_ANSWER, name === 'SecurityError' ? UNKNOWN_TO_BROWSER : otherwise);
}

/** Signs a challenge of the server with a passkey of the account. Rejects with words for the person. */
export async function signWithPasskey(): Promise<PasskeyProof> {
  expectPasskeys();
  const { result } = await api('POST /global/user/passkeys/challenge', { body: {} });
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(result.challenge),
    rpId: result.rp_id,
    userVerification: 'preferred',
    allowCredentials: result.passkeys.map(({ id, transports }) => ({
      type: PASSKEY,
      id: bytesOf(id),
      transports: transports as AuthenticatorTransport[],
    })),
  };
  const signed = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    throw failureOf(error, NOT_USED);
  });
  if (!(signed instanceof PublicKeyCredential)) throw new ApiError(NO_ANSWER, NOT_USED);
  const { clientDataJSON, authenticatorData, signature } = signed.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(signed.rawId),
    client_data: textOf(clientDataJSON),
    authenticator_data: textOf(authenticatorData),
    signature: textOf(signature),
  };
}

/** Makes the passkey that the server asked for. Rejects with words for the person. */
export async function makePasskey(wanted: Answer<'POST /global/user/passkeys/new'>['result']) {
  expectPasskeys();
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(wanted.challenge),
    rp: { id: wanted.rp_id, name: wanted.rp_name },
    user: { id: bytesOf(wanted.user_id), name: wanted.user_name, displayName: wanted.user_label },
    pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: PASSKEY, alg })),
    excludeCredentials: wanted.exclude.map((id) => ({ type: PASSKEY, id: bytesOf(id) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
  const made = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    throw failureOf(error, NOT_MADE);
  });
  if (!(made instanceof PublicKeyCredential)) throw new ApiError(NO_ANSWER, NOT_MADE);
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports(),
  };
}
