import { z } from 'zod';
import { password, sessionAnswer } from './account.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { visitorCarts } from './cart.ts';
import { okStatus } from './fields.ts';
import { EITHER_FACTOR, factor, factorCode, isOneFactor, passkey } from './passkeys.ts';

const said = z.object({ status: okStatus, message: z.string() });
const recoveryCodes = z.object({
  status: okStatus,
  result: z.object({
    recovery_codes: z.array(z.string()).describe('Shown this once; empty if the account has some already'),
  }),
});

/** A second factor beside the password: codes of an authenticator app or passkeys, and recovery codes for when they are lost. */
export const secondFactorCalls = defineCalls({
  'POST /global/user/login/code': {
    summary:
      'The second step of a login that answered asks: code or asks: passkey. 400 for a wrong code or passkey; 401 if the login has to begin again',
    body: z.strictObject({ ...factor, ...visitorCarts }).refine(isOneFactor, EITHER_FACTOR),
    refusals: [401],
    answer: sessionAnswer,
  },
  'POST /global/user/prove': {
    summary:
      'Give the password, a code or a passkey again, for a call that answered asks: proof. It counts for ten minutes',
    access: MEMBERS,
    body: z
      .strictObject({ password: password.optional(), ...factor })
      .refine((body) => Object.values(body).filter((one) => one !== undefined).length === 1, {
        path: ['password'],
        error: 'Send a password, a code or a passkey',
      }),
    answer: said,
  },
  'GET /global/user/second-factor': {
    summary: 'The second factors of the account',
    access: MEMBERS,
    answer: z.object({
      status: okStatus,
      result: z.object({
        is_on: z.boolean().describe('Whether signing in needs a second factor of any kind'),
        has_app: z.boolean().describe('Whether codes of an authenticator app are one'),
        passkeys: z.array(passkey),
        is_required: z.boolean().describe('Whether the work of the account in an office needs one'),
        recovery_codes_left: z.int(),
      }),
    }),
  },
  'POST /global/user/second-factor': {
    summary:
      'Begin to set up an authenticator app: returns its secret, which counts after the app’s first code was sent',
    access: MEMBERS,
    body: z.strictObject({ password, ...factor }),
    refusals: [409],
    answer: z.object({
      status: okStatus,
      result: z.object({
        secret: z.string().describe('To type into the app'),
        uri: z.string(),
        qr_svg: z.string().describe('The uri as a QR code'),
      }),
    }),
  },
  'POST /global/user/second-factor/confirm': {
    summary: 'Switch it on with a first code of the app. The first second factor ends all other sessions',
    access: MEMBERS,
    body: z.strictObject({ code: factorCode }),
    refusals: [409],
    answer: recoveryCodes,
  },
  'POST /global/user/second-factor/recovery-codes': {
    summary: 'Make ten new recovery codes; the earlier ones stop working',
    access: MEMBERS,
    body: z.strictObject({ password }),
    refusals: [409],
    answer: recoveryCodes,
  },
  'POST /global/user/second-factor/remove': {
    summary: 'Remove the authenticator app',
    access: MEMBERS,
    body: z.strictObject({ password, ...factor }).refine(isOneFactor, EITHER_FACTOR),
    refusals: [409],
    answer: said,
  },
});
