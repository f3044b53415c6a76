import { linkKind } from '#rules/orders/counter-order.ts';
import { moveBody } from '#contract/orders.ts';
import { mustExist } from '../../db/must-exist.ts';
import { parseBody } from '../../http/call-input.ts';
import type { Ask } from '../../db/connect.ts';
import type { OpenLink } from '../../http/links.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tracking } from './tracking.reads.ts';
import { readByToken } from './by-token.reads.ts';
import { moveTracked } from './move-call.writes.ts';
import { trackedWire } from './tracked.reads.ts';
import { readTracking } from './tracking.reads.ts';

/**
 * The token of the trade-in of a device, for the person who sold it. Trade-ins are not known here, so it is handed in.
 */
type DeviceTokens = (
  ask: Ask,
  secret: Buffer,
  device: { number: string; userId: number | null; email: string },
) => Promise<string | undefined>;

/** The link of an order, or of all orders that were placed together. */
export const openOrderLink =
  (pays: () => Promise<Parameters<typeof linkKind>[0]>, tokenOfDevice: DeviceTokens): OpenLink =>
  async (ask, sender, token) => {
    const found = await readByToken(ask, sender.secret, token);
    // Read here, outside the move's own transaction.
    const kind = found?.group.device?.state === 'waiting' ? linkKind(await pays()) : undefined;
    const { secret } = sender;
    const { device = null, user_id: userId = null, email = '' } = found?.group ?? {};
    const deviceToken =
      device && (await tokenOfDevice(ask, secret, { number: device.number, userId, email }));
    const show = (tracking: Tracking) =>
      trackedWire(tracking, { actor: 'buyer', secret, deviceToken, now: new Date() });
    return (
      found && {
        show: () => show(found),
        async move(at, given) {
          const body = parseBody(moveBody, given);
          if (body instanceof Refusal) return body;
          const refusal = await moveTracked(at, found, body, {
            actor: 'buyer',
            actorId: null,
            sender,
            linkKind: kind,
          });
          if (refusal) return refusal;
          const { order, group } = found;
          const after = mustExist(
            await readTracking(at.ask, order ? { orderId: order.id } : { groupId: group.id }),
            'the order',
          );
          return show(after);
        },
      }
    );
  };
