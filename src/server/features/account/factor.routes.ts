import { needsSecondFactor } from '#rules/office/grant.ts';
import { SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { qrSvg } from '../../ports/barcode.ts';
import { base32, totpAddress } from '../../ports/totp.ts';
import type { AccountSources } from './entry.routes.ts';
import { refuseTooMany } from './entry.routes.ts';
import { beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from './factor.writes.ts';
import { showPassword } from './passwords.writes.ts';
import { countRecoveryCodes } from './profile.reads.ts';

const notYourPassword = () => {
  const message = 'This is not your password.';
  return refuse(400, message, { password: message });
};

export const wrongCode = () => {
  const message = 'This code is wrong or was used. Wait for the next one.';
  return refuse(400, message, { code: message });
};

const BY_ALL_CLIENTS = { most: 30, windowMs: 60 * 60_000 };

/** Six digits can be guessed: few tries for a client, and not many more for all of them together. */
export const isGuessingCodes = ({ tooMany, tooManyByAll }: CallContext, userId: number): boolean =>
  tooMany('code', String(userId)) || tooManyByAll('code', String(userId), BY_ALL_CLIENTS);

export function factorRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, seal, shop } = sources;

  calls.define('GET /global/user/second-factor', async (_input, { account }) => ({
    status: 200,
    result: {
      is_on: account.hasSecondFactor,
      is_required:
        sources.requiresSecondFactor && account.office !== null && needsSecondFactor(account.office),
      recovery_codes_left: await countRecoveryCodes(db, account.id),
    },
  }));

  calls.define('POST /global/user/second-factor', async ({ body }, { account, client, tooMany, forgive }) => {
    if (tooMany('password', String(account.id))) return refuseTooMany();
    if (!account.isConfirmed) return refuse(403, 'Please confirm your email address first.');
    const shown = await showPassword(db, account.id, { password: body.password, client });
    if (!shown) return notYourPassword();
    forgive('password', String(account.id));
    const secret = await beginFactor(db, seal, shown);
    if (!secret) return refuse(409, 'A second factor is switched on already.');
    const uri = totpAddress(secret, { shop: (await shop()).name, email: account.email });
    return { status: 200, result: { secret: base32(secret), uri, qr_svg: await qrSvg(uri) } };
  });

  calls.define('POST /global/user/second-factor/confirm', async ({ body }, context) => {
    const { id: userId, email } = context.account;
    if (isGuessingCodes(context, userId)) return refuseTooMany();
    const token = context.cookie.get(SESSION_COOKIE) ?? '';
    const codes = await confirmFactor(db, {
      seal,
      shop: await shop(),
      userId,
      email,
      code: body.code,
      token,
    });
    if (codes === 'on') return refuse(409, 'Begin to set it up again.');
    if (codes === 'wrong') return wrongCode();
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
    const { account, client } = context;
    if (context.tooMany('password', String(account.id)) || isGuessingCodes(context, account.id)) {
      return refuseTooMany();
    }
    if (!account.hasSecondFactor) return refuse(409, 'There is no second factor.');
    const shown = await showPassword(db, account.id, { password: body.password, client });
    if (!shown) return notYourPassword();
    const { email } = account;
    const done = await removeFactor(db, { seal, shop: await shop(), shown, email, code: body.code });
    if (done === 'wrong') return wrongCode();
    context.forgive('password', String(account.id));
    context.forgive('code', String(account.id));
    return { status: 200, message: 'Signing in asks for no code any more.' };
  });
}
