import { z } from 'zod';
import { password, sessionAnswer } from './account.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { visitorCarts } from './cart.ts';
import { okStatus } from './fields.ts';

const code = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(40, 'Too long')
  .describe('Six digits of the authenticator app, or a recovery code');
const said = z.object({ status: okStatus, message: z.string() });
const recoveryCodes = z.object({
  status: okStatus,
  result: z.object({ recovery_codes: z.array(z.string()).describe('Shown this once') }),
});

/** A second factor beside the password: codes of an authenticator app, and recovery codes for when it is lost. */
export const secondFactorCalls = defineCalls({
  'POST /global/user/login/code': {
    summary:
      'The second step of a login that answered asks: code. Wrong codes are refused with 400, and 401 says that the login has to begin again',
    body: z.strictObject({ code, ...visitorCarts }),
    refusals: [401],
    answer: sessionAnswer,
  },
  'POST /global/user/prove': {
    summary: 'Give the password or a code again, before what answered asks: proof. It counts for ten minutes',
    access: MEMBERS,
    body: z
      .strictObject({ password: password.optional(), code: code.optional() })
      .refine((body) => (body.password === undefined) !== (body.code === undefined), {
        path: ['password'],
        error: 'Send either a password or a code',
      }),
    answer: said,
  },
  'GET /global/user/second-factor': {
    summary: 'Whether the account has a second factor',
    access: MEMBERS,
    answer: z.object({
      status: okStatus,
      result: z.object({
        is_on: z.boolean(),
        is_required: z.boolean().describe('Whether the work of the account in an office needs one'),
        recovery_codes_left: z.int(),
      }),
    }),
  },
  'POST /global/user/second-factor': {
    summary:
      'Begin to set one up: a secret for the authenticator app, which counts once a code of it was sent',
    access: MEMBERS,
    body: z.strictObject({ password }),
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
    summary: 'Switch it on with a first code of the app; ends all other sessions of the account',
    access: MEMBERS,
    body: z.strictObject({ code }),
    refusals: [409],
    answer: recoveryCodes,
  },
  'POST /global/user/second-factor/recovery-codes': {
    summary: 'Make ten new recovery codes; those from before work no more',
    access: MEMBERS,
    body: z.strictObject({ password }),
    refusals: [409],
    answer: recoveryCodes,
  },
  'POST /global/user/second-factor/remove': {
    summary: 'Switch it off',
    access: MEMBERS,
    body: z.strictObject({ password, code }),
    refusals: [409],
    answer: said,
  },
});
