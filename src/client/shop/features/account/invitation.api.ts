import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import { logIn } from '#client/lib/session.ts';
import { readSessionAnew } from './account.api.ts';

export type Invitation = Answer<'POST /global/user/invitation'>['result'];
type Acceptance = Input<'POST /global/user/invitation/accept'>['body'];

export const readInvitation = async (token: string): Promise<Invitation> =>
  (await api('POST /global/user/invitation', { body: { token } })).result;

/** Accepts for the account that is signed in. */
export async function acceptInvitation(token: string): Promise<void> {
  await send({ token });
  await readSessionAnew();
}

/** Accepts with a new account, and signs in with it. */
export async function acceptAsNew(
  token: string,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  await send({ token, name, password });
  await logIn({ email, password });
}

const send = (body: Acceptance) => api('POST /global/user/invitation/accept', { body });
