import { z } from 'zod';
import { profileFields } from '#rules/account/fields.ts';
import { canBeForStores, POSTS, RIGHTS, STORES_ONLY, type Right } from '#rules/office/permissions.ts';
import { LONGEST_PASSWORD } from '#rules/account/password.ts';
import { newEmail } from './account.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, okStatus, pounds } from './fields.ts';
import { typed } from './typed.ts';

const PEOPLE: OfficeAccess = { permission: 'people' };

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
const said = z.object({ status: okStatus, message: words });
const token = z.string().min(1, 'Required').max(100, 'Too long').describe('From the link in a mail');

const grant = {
  permissions: z.array(z.enum(RIGHTS)),
  refund_limit: pounds
    .nullable()
    .describe('Of one order, with the permission refund; null: no limit of its own'),
  store_ids: z.array(id).nullable().describe('Only for these stores; null: for all'),
};

const member = z
  .object({
    id,
    name: words,
    email: words,
    post: z.enum(POSTS),
    ...grant,
    since: moment.nullable(),
    version: z.int().nullable().describe('null for an owner or an administrator, who can’t be changed here'),
    is_you: z.boolean(),
    can_change: z.boolean().describe('Whether the caller may change or remove them'),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof member>;

const invitation = z
  .object({
    id: z.uuid(),
    email: words,
    ...grant,
    invited_by: words,
    sent_at: moment,
    expires_at: moment,
    is_over: z.boolean().describe('Whether its link is too old; it can be sent again'),
  })
  .meta({ id: 'StaffInvitation' });
export type StaffInvitation = z.infer<typeof invitation>;

const MOST_STORES = 50;
const MOST_REFUND = 100_000;

const given = {
  permissions: z
    .array(z.enum(RIGHTS, { error: 'is no permission' }))
    .min(1, 'Choose at least one')
    .max(RIGHTS.length)
    .refine((all) => new Set(all).size === all.length, { error: 'names a permission twice' }),
  refund_limit: pounds.max(MOST_REFUND).nullish().describe('Needed with refund, unless money is given too'),
  store_ids: z.array(id).min(1, 'Choose at least one').max(MOST_STORES).nullish(),
};

const needsLimit = ({ permissions }: { permissions: readonly Right[] }) =>
  permissions.includes('refund') && !permissions.includes('money');
const LIMIT = { path: ['refund_limit'], error: 'Required to refund up to a limit, and for nothing else' };
const hasRightLimit = (body: { permissions: readonly Right[]; refund_limit?: number | null | undefined }) =>
  needsLimit(body) === (typeof body.refund_limit === 'number');

const STORES = { path: ['store_ids'], error: STORES_ONLY };
const hasRightStores = (body: { permissions: readonly Right[]; store_ids?: number[] | null | undefined }) =>
  !body.store_ids || canBeForStores(body.permissions);

const people = z.object({ status: okStatus, data: z.array(member), invitations: z.array(invitation) });
const one = z.object({ status: okStatus, result: member });
const byId = z.strictObject({ id: idText });
const byUuid = z.strictObject({ invitationId: z.uuid() });

export const staffCalls = defineCalls({
  'GET /office/staff': {
    summary: 'The staff of the business or the site, and open invitations',
    access: PEOPLE,
    answer: people,
  },
  'POST /office/staff/invitations': {
    summary:
      'Invite a staff member by mail; the link works once, for seven days. 403 for permissions that the caller does not have, 409 if the email is invited or works here already',
    access: PEOPLE,
    needsProof: true,
    body: z
      .strictObject({ email: newEmail, ...given })
      .refine(hasRightLimit, LIMIT)
      .refine(hasRightStores, STORES),
    answer: z.object({ status: createdStatus, result: invitation }),
  },
  'POST /office/staff/invitations/{invitationId}/resend': {
    summary: 'Send an invitation again, with a new link; the one before is over',
    access: PEOPLE,
    params: byUuid,
    body: z.strictObject({}),
    answer: z.object({ status: okStatus, result: invitation }),
  },
  'DELETE /office/staff/invitations/{invitationId}': {
    summary: 'Withdraw an invitation',
    access: PEOPLE,
    params: byUuid,
    answer: said,
  },
  'PUT /office/staff/{id}': {
    summary:
      'Change the permissions of a staff member, from their next request on; 403 for an owner, for oneself and for permissions that the caller does not have',
    access: PEOPLE,
    params: byId,
    needsProof: true,
    body: z
      .strictObject({ version: z.int().min(1), ...given })
      .refine(hasRightLimit, LIMIT)
      .refine(hasRightStores, STORES),
    answer: one,
  },
  'DELETE /office/staff/{id}': {
    summary: 'Remove a staff member; they lose access with their next request',
    access: PEOPLE,
    params: byId,
    answer: said,
  },
  'POST /global/user/invitation': {
    summary: 'The content of an invitation; 410 if it was used, withdrawn, or is too old',
    body: z.strictObject({ token }),
    refusals: [410],
    answer: z.object({
      status: okStatus,
      result: z.object({
        email: words,
        office: words.describe('The name of the business, or of the site'),
        permissions: grant.permissions,
        refund_limit: grant.refund_limit,
        stores: z.array(words).nullable().describe('The names of the stores that it is for; null: for all'),
        has_account: z.boolean().describe('Whether the address has an account, which has to sign in'),
        is_yours: z.boolean().describe('Whether the caller is signed in to that account'),
      }),
    }),
  },
  'POST /global/user/invitation/accept': {
    summary:
      'Accept an invitation: signed in with the account of its address, or with a name and a password for a new account',
    body: z.strictObject({
      token,
      name: typed(profileFields.name).optional(),
      password: z.string().min(1, 'Required').max(LONGEST_PASSWORD, 'Too long').optional(),
    }),
    refusals: [401, 410],
    answer: said,
  },
});
