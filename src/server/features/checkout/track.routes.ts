import type { z } from 'zod';
import { repairMoveBody } from '#contract/repairs.ts';
import { tradeInMoveBody } from '#contract/trade-ins.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { parseBody } from '../../http/call-input.ts';
import { hideDigits, onlyOnce, openSender } from '../../http/idempotency.ts';
import type { LinkTarget, OpenedLink, OpenLink } from '../../http/links.ts';
import { readToken } from '../../http/links.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PaymentWays } from './order.reads.ts';
import { openOrderLink } from '../orders/public.ts';
import { openRepairLink, tokenOfRepair } from '../repairs/public.ts';
import type { TradeInSeals } from '../trade-ins/public.ts';
import { openTradeInLink, tokenOfDevice } from '../trade-ins/public.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  openLink: OpenLink;
  /** Hashes with a secret key. */
  mark: (text: string) => string;
}

/** Opens the links of all kinds. A move is read strictly as a move of the order, trade-in or repair. */
export function linkOpener(seals: TradeInSeals, pays: PaymentWays): OpenLink {
  const openTradeIn = openTradeInLink(seals, tokenOfRepair);
  const openRepair = openRepairLink(seals, pays);
  const openOrder = openOrderLink(pays, tokenOfDevice);
  const openers: Record<LinkTarget['kind'], OpenLink> = {
    order: openOrder,
    group: openOrder,
    trade_in: async (...link) => strictly(tradeInMoveBody, await openTradeIn(...link)),
    repair: async (...link) => strictly(repairMoveBody, await openRepair(...link)),
  };
  return async (ask, sender, token) => {
    const target = readToken(token);
    return target && openers[target.kind](ask, sender, token);
  };
}

interface OpenedOf<S extends z.ZodObject> {
  show: OpenedLink['show'];
  move: (at: Connection, body: z.output<S>) => ReturnType<OpenedLink['move']>;
}

function strictly<S extends z.ZodObject>(schema: S, opened: OpenedOf<S> | undefined): OpenedLink | undefined {
  return (
    opened && {
      show: opened.show,
      async move(at, given) {
        const body = parseBody(schema, given);
        return body instanceof Refusal ? body : opened.move(at, body);
      },
    }
  );
}

const nothing = () => refuse(404, 'There is nothing at this link.');

/** The page behind every tracking link: of orders, trade-ins and repairs. */
export function trackRoutes(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/track/{token}', async ({ params: { token } }) => {
    const opened = await sources.openLink(ask, await sources.sender(), token);
    return opened ? { status: 200, result: opened.show() } : nothing();
  });

  calls.define('POST /no/auth/web/site/track/{token}/moves', async ({ params: { token }, body }, context) => {
    const { idempotencyKey: key } = context;
    const opened = await sources.openLink(ask, await sources.sender(), token);
    if (!opened) return nothing();
    const once = {
      key,
      call: 'move',
      sender: openSender(key, context),
      input: [token, hideDigits(body, sources.mark)],
    };
    return onlyOnce(sources, once, async (at) => {
      const shown = await opened.move(at, body);
      return shown instanceof Refusal ? shown : { status: 200 as const, result: shown };
    });
  });
}
