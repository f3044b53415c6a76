import { z } from 'zod';
import { LONGEST_PASSKEY_NAME } from '#rules/account/passkey-name.ts';
import { password } from './account.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { uuidParams } from './account-profile.ts';
import { okStatus } from './fields.ts';

/** Bytes as browsers and authenticators exchange them. */
const base64Url = (most: number) =>
  z
    .string()
    .min(1, 'Required')
    .max(most, 'Too long')
    .regex(/^[\w-]+$/, 'Must be base64url');

const MOST_BYTES = 8_192;
const MOST_TRANSPORTS = 8;

const credentialId = base64Url(1_400);
const transports = z
  .array(z.string().regex(/^[a-z-]{1,20}$/, 'Unknown'))
  .max(MOST_TRANSPORTS, 'Too many')
  .describe('How the browser reaches the authenticator, as it says itself');

/** An authenticator's answer to a challenge. */
export const passkeyProof = z
  .strictObject({
    id: credentialId,
    client_data: base64Url(MOST_BYTES),
    authenticator_data: base64Url(MOST_BYTES),
    signature: base64Url(MOST_BYTES),
  })
  .meta({ id: 'PasskeyProof' });
export type PasskeyProof = z.infer<typeof passkeyProof>;

/** Codes of an authenticator app and recovery codes. */
export const factorCode = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(40, 'Too long')
  .describe('Six digits of the authenticator app, or a recovery code');

/** A second factor: a code or a passkey. */
export const factor = { code: factorCode.optional(), passkey: passkeyProof.optional() };

/** Proof of a second factor at login. */
export type SecondFactor = { code: string } | { passkey: PasskeyProof };

export const EITHER_FACTOR = { path: ['code'], error: 'Send either a code or a passkey' };
export const isOneFactor = (body: { code?: unknown; passkey?: unknown }): boolean =>
  (body.code === undefined) !== (body.passkey === undefined);

/** The password, and a second factor where the account has one. */
const strongProof = { password, ...factor };

export const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });

const challenge = z.string().describe('base64url; answered once, within five minutes');

/** Passkeys: a second factor that a phone, a computer or a security key holds. */
export const passkeyCalls = defineCalls({
  'POST /global/user/passkeys/challenge': {
    summary:
      'The challenge to sign with a passkey: for the second step of a login, or for a proof by a logged-in account',
    body: z.strictObject({}),
    refusals: [409],
    answer: z.object({
      status: okStatus,
      result: z.object({
        challenge,
        rp_id: z.string(),
        passkeys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
      }),
    }),
  },
  'POST /global/user/passkeys/new': {
    summary:
      'Begin to add a passkey: the options for the browser. If a second factor is on, the call needs it too',
    access: MEMBERS,
    body: z.strictObject(strongProof),
    refusals: [409],
    answer: z.object({
      status: okStatus,
      result: z
        .object({
          challenge,
          rp_id: z.string(),
          rp_name: z.string(),
          user_id: z.string(),
          user_name: z.string(),
          user_label: z.string(),
          algorithms: z.array(z.int()).describe('COSE numbers, the preferred one first'),
          exclude: z.array(z.string()).describe('Passkeys that the account has already'),
        })
        .meta({ id: 'NewPasskey' }),
    }),
  },
  'POST /global/user/passkeys': {
    summary: 'Add the passkey that the browser made. The first second factor ends all other sessions',
    access: MEMBERS,
    body: z.strictObject({
      name: z.string().trim().min(1, 'Required').max(LONGEST_PASSKEY_NAME, 'Too long'),
      id: credentialId,
      client_data: base64Url(MOST_BYTES),
      attestation: base64Url(MOST_BYTES),
      transports,
    }),
    refusals: [409],
    answer: z.object({
      status: okStatus,
      result: z.object({
        recovery_codes: z
          .array(z.string())
          .describe('Shown this once; empty if the account has some already'),
      }),
    }),
  },
  'POST /global/user/passkeys/{id}/remove': {
    summary: 'Remove a passkey',
    access: MEMBERS,
    params: uuidParams,
    body: z.strictObject(strongProof).refine(isOneFactor, EITHER_FACTOR),
    refusals: [404],
    answer: z.object({ status: okStatus, message: z.string() }),
  },
});
