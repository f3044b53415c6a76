import type { PasskeyProof } from '#contract/passkeys.ts';
import { needsSecondFactor } from '#rules/office/grant.ts';
import type { Account } from '../../http/account.ts';
import { SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { qrSvg } from '../../ports/barcode.ts';
import { base32, totpAddress } from '../../ports/totp.ts';
import type { AccountSources } from './entry.routes.ts';
import { refuseTooMany } from './entry.routes.ts';
import { hasApp } from './factor.reads.ts';
import type { Given } from './factor.writes.ts';
import { beginApp, confirmApp, removeApp } from './factor.writes.ts';
import { readPasskeys } from './passkeys.reads.ts';
import type { Shown } from './passwords.writes.ts';
import { showPassword } from './passwords.writes.ts';
import { countRecoveryCodes } from './profile.reads.ts';
import { renewRecoveryCodes } from './recovery.writes.ts';

const notYourPassword = () => {
  const message = 'This is not your password.';
  return refuse(400, message, { password: message });
};

const NOT_SIGNED = 'This passkey did not work. Try again, or type a code.';

export const wrongFactor = ({ passkey }: { passkey?: unknown }) => {
  if (passkey) return refuse(400, NOT_SIGNED);
  const message = 'This code is wrong or was used. Type the next one of your app, or another recovery code.';
  return refuse(400, message, { code: message });
};

const BY_ALL_CLIENTS = { most: 30, windowMs: 60 * 60_000 };

/** Six digits can be guessed: few tries for a client, and not many more for all of them together. Passkeys count too. */
export const isGuessingCodes = ({ tooMany, tooManyByAll }: CallContext, userId: number): boolean =>
  tooMany('code', String(userId)) || tooManyByAll('code', String(userId), BY_ALL_CLIENTS);

type Member = CallContext & { account: Account };
type StrongProof = { password: string; code?: string | undefined; passkey?: PasskeyProof | undefined };

/** Checks the password before the second factors of an account change. The factor itself is checked with the change. */
export async function showOwner(
  { db }: AccountSources,
  context: Member,
  { password, code, passkey }: StrongProof,
): Promise<{ shown: Shown; given: Given } | Refusal> {
  const { account, client, origin } = context;
  const isAsked = account.hasSecondFactor;
  const isGuessing = context.tooMany('password', String(account.id));
  if (isGuessing || (isAsked && isGuessingCodes(context, account.id))) return refuseTooMany();
  if (!account.isConfirmed) return refuse(403, 'Please confirm your email address first.');
  if (isAsked && !code && !passkey)
    return refuse(400, 'Please give a second factor too.', { code: 'Required' });
  const shown = await showPassword(db, account.id, { password, client });
  if (!shown) return notYourPassword();
  context.forgive('password', String(account.id));
  const token = context.cookie.get(SESSION_COOKIE) ?? '';
  return { shown, given: { code, passkey, token, origin } };
}

/** The message after a second factor is removed. */
export const removalMessage = (result: 'done' | 'off'): string =>
  result === 'off'
    ? 'The password alone signs you in now.'
    : 'Removed. Your other second factors still work.';

export function factorRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, seal, shop } = sources;

  calls.define('GET /global/user/second-factor', async (_input, { account }) => ({
    status: 200,
    result: {
      is_on: account.hasSecondFactor,
      has_app: await hasApp(db, account.id),
      passkeys: await readPasskeys(db, account.id),
      is_required:
        sources.requiresSecondFactor && account.office !== null && needsSecondFactor(account.office),
      recovery_codes_left: await countRecoveryCodes(db, account.id),
    },
  }));

  calls.define('POST /global/user/second-factor', async ({ body }, context) => {
    const { account } = context;
    if (await hasApp(db, account.id)) return refuse(409, 'An authenticator app is set up already.');
    const owner = await showOwner(sources, context, body);
    if (owner instanceof Refusal) return owner;
    const secret = await beginApp(db, seal, owner.shown, owner.given);
    if (secret === 'wrong') return wrongFactor(body);
    if (secret === 'on') return refuse(409, 'An authenticator app is set up already.');
    context.forgive('code', String(account.id));
    const uri = totpAddress(secret, { shop: (await shop()).name, email: account.email });
    return { status: 200, result: { secret: base32(secret), uri, qr_svg: await qrSvg(uri) } };
  });

  calls.define('POST /global/user/second-factor/confirm', async ({ body }, context) => {
    const { id: userId, email } = context.account;
    if (isGuessingCodes(context, userId)) return refuseTooMany();
    const token = context.cookie.get(SESSION_COOKIE) ?? '';
    const codes = await confirmApp(db, { seal, shop: await shop(), userId, email, code: body.code, token });
    if (codes === 'on') return refuse(409, 'Begin to set it up again.');
    if (codes === 'wrong') return wrongFactor({});
    context.forgive('code', String(userId));
    return { status: 200, result: { recovery_codes: codes } };
  });

  calls.define(
    'POST /global/user/second-factor/recovery-codes',
    async ({ body }, { account, client, tooMany, forgive }) => {
      if (tooMany('password', String(account.id))) return refuseTooMany();
      const shown = await showPassword(db, account.id, { password: body.password, client });
      if (!shown) return notYourPassword();
      forgive('password', String(account.id));
      const codes = await renewRecoveryCodes(db, shown);
      if (!codes) return refuse(409, 'There is no second factor.');
      return { status: 200, result: { recovery_codes: codes } };
    },
  );

  calls.define('POST /global/user/second-factor/remove', async ({ body }, context) => {
    const { id, email } = context.account;
    if (!(await hasApp(db, id))) return refuse(409, 'There is no authenticator app.');
    const owner = await showOwner(sources, context, body);
    if (owner instanceof Refusal) return owner;
    const done = await removeApp(db, { seal, shop: await shop(), email, ...owner });
    if (done === 'wrong') return wrongFactor(body);
    context.forgive('code', String(id));
    return { status: 200, message: removalMessage(done) };
  });
}
