import { z } from 'zod';
import { passwordError } from '#rules/account/password.ts';
import { profileFields } from '#rules/account/fields.ts';
import { newEmail, password, sessionAnswer } from './account.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { visitorCarts } from './cart.ts';
import { email, okStatus } from './fields.ts';
import { typed } from './typed.ts';

const token = z.string().min(1, 'Required').max(100, 'Too long').describe('From the link in a mail');
const newPassword = typed({ errorOf: (text) => passwordError(text), clean: (text) => text });
const said = z.object({ status: okStatus, message: z.string() });

/** Calls to register, confirm an address, log in and reset a password. */
export const entryCalls = defineCalls({
  'POST /global/user/register': {
    summary:
      "Make an account; the answer is the same for an address that has one. The visitor's carts join the account's",
    body: z
      .strictObject({
        name: typed(profileFields.name),
        email: newEmail,
        password: newPassword,
        ...visitorCarts,
      })
      .refine((body) => passwordError(body.password, body.email) === undefined, {
        path: ['password'],
        error: 'Choose one that is not your email',
      }),
    answer: sessionAnswer,
  },
  'POST /global/user/confirm': {
    summary:
      'Prove that an email is yours with the link that was sent to it; it works once and logs in. Without a session of the account a new password is needed too: 400 with an error for password asks for one. Where another account has the address, the link leads into that one, and a password that came along is not taken: message says so. The link to another email of an account that has one works only with a session of that account: 403 elsewhere, and nothing changes',
    body: z.strictObject({ token, password: newPassword.optional(), ...visitorCarts }),
    refusals: [401, 410],
    answer: sessionAnswer.extend({
      message: z.string().optional().describe('That the password was not taken, and why'),
    }),
  },
  'POST /global/user/confirm/resend': {
    summary: 'Have the link to confirm the address sent again',
    access: MEMBERS,
    body: z.strictObject({}),
    answer: said,
  },
  'POST /global/user/password/forgot': {
    summary: 'Have a link to choose a new password sent; the answer is the same for every address',
    body: z.strictObject({ email }),
    answer: said,
  },
  'POST /global/user/password/reset': {
    summary: 'Choose a new password by a link that works once; ends every session and begins a new one',
    body: z.strictObject({ token, password: newPassword, ...visitorCarts }),
    refusals: [401, 410],
    answer: sessionAnswer,
  },
  'PUT /global/user/password': {
    summary: 'Change the password; ends every other session',
    access: MEMBERS,
    body: z.strictObject({ current_password: password, password: newPassword }),
    answer: said,
  },
  'POST /global/user/close': {
    summary: 'Close the account for good: its data about a person is deleted',
    access: MEMBERS,
    body: z.strictObject({ password }),
    answer: said,
  },
});
