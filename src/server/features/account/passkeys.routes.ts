import { HALF_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { ALGORITHMS, handleOf, relyingParty } from '../../ports/passkeys.ts';
import { challenge } from './challenges.writes.ts';
import type { AccountSources } from './entry.routes.ts';
import { removalMessage, showOwner, wrongFactor } from './factor.routes.ts';
import { beginPasskey, removePasskey } from './factor.writes.ts';
import { findHalf } from './half.writes.ts';
import { readSigners } from './passkeys.reads.ts';
import { addPasskey, MOST_PASSKEYS } from './passkeys.writes.ts';

const ADDING = {
  wrong: 'The passkey was not made, or it took too long. Please try again.',
  known: 'This passkey is in use already.',
  'too many': `An account has at most ${MOST_PASSKEYS} passkeys. Remove a passkey that you don’t use.`,
};

export function passkeyRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, seal, shop } = sources;

  calls.define('POST /global/user/passkeys/challenge', async (_input, { account, cookie, origin }) => {
    const token = cookie.get(account ? SESSION_COOKIE : HALF_COOKIE) ?? '';
    const userId = account?.id ?? (await findHalf(db, token));
    const passkeys = userId === undefined ? [] : await readSigners(db, userId);
    if (passkeys.length === 0) return refuse(409, 'There is no passkey to use. Please sign in again.');
    const bytes = await challenge(db, token, 'proof');
    const result = { challenge: bytes.toString('base64url'), rp_id: relyingParty(origin), passkeys };
    return { status: 200, result };
  });

  calls.define('POST /global/user/passkeys/new', async ({ body }, context) => {
    const { account, origin } = context;
    const owner = await showOwner(sources, context, body);
    if (owner instanceof Refusal) return owner;
    const bytes = await beginPasskey(db, seal, owner.shown, owner.given);
    if (bytes === 'wrong') return wrongFactor(body);
    context.forgive('code', String(account.id));
    const result = {
      challenge: bytes.toString('base64url'),
      rp_id: relyingParty(origin),
      rp_name: (await shop()).name,
      user_id: handleOf(account.id),
      user_name: account.email,
      user_label: account.name,
      algorithms: ALGORITHMS,
      exclude: (await readSigners(db, account.id)).map(({ id }) => id),
    };
    return { status: 200, result };
  });

  calls.define('POST /global/user/passkeys', async ({ body }, { account, cookie, origin }) => {
    const { id: userId, email } = account;
    const made = { id: body.id, clientData: body.client_data, attestation: body.attestation };
    const { name, transports } = body;
    const codes = await addPasskey(
      db,
      await shop(),
      { userId, email, name, made, transports },
      { token: cookie.get(SESSION_COOKIE) ?? '', origin },
    );
    if (!Array.isArray(codes)) return refuse(codes === 'wrong' ? 400 : 409, ADDING[codes]);
    return { status: 200, result: { recovery_codes: codes } };
  });

  calls.define('POST /global/user/passkeys/{id}/remove', async ({ params, body }, context) => {
    const { id: userId, email } = context.account;
    const owner = await showOwner(sources, context, body);
    if (owner instanceof Refusal) return owner;
    const done = await removePasskey(db, params.id, { seal, shop: await shop(), email, ...owner });
    if (done === 'wrong') return wrongFactor(body);
    context.forgive('code', String(userId));
    if (done === 'none') return refuse(404, 'There is no such passkey.');
    return { status: 200, message: removalMessage(done) };
  });
}
