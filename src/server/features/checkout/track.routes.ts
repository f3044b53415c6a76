import type { Ask, Database } from '../../db/connect.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { LinkTarget, OpenedLink, OpenLink } from '../../http/links.ts';
import { readToken } from '../../http/links.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { openOrderLink } from '../orders/public.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const OPENERS: Partial<Record<LinkTarget['kind'], OpenLink>> = {
  order: openOrderLink,
  group: openOrderLink,
};

/** What a tracking link opens; undefined if it opens nothing. */
export async function openLink(ask: Ask, sender: Sender, token: string): Promise<OpenedLink | undefined> {
  const target = readToken(token);
  return target && OPENERS[target.kind]?.(ask, sender, token);
}

const nothing = () => refuse(404, 'There is nothing at this link.');

/** The page behind every tracking link: of orders, trade-ins and repairs. */
export function trackRoutes(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/track/{token}', async ({ params: { token } }) => {
    const opened = await openLink(ask, await sources.sender(), token);
    return opened ? { status: 200, result: opened.show() } : nothing();
  });

  calls.define('POST /no/auth/web/site/track/{token}/moves', async ({ params: { token }, body }, context) => {
    const { idempotencyKey: key } = context;
    const opened = await openLink(ask, await sources.sender(), token);
    if (!opened) return nothing();
    const once = { key, call: 'move', sender: openSender(key, context), input: [token, body] };
    return onlyOnce(sources, once, async (at) => {
      const shown = await opened.move(at, body);
      return shown instanceof Refusal ? shown : { status: 200 as const, result: shown };
    });
  });
}
