import { z } from 'zod';
import { defineCalls } from './call.ts';
import { okStatus } from './fields.ts';
import { moveBody, token, tracked } from './orders.ts';
import { repairMoveBody, repairMoveFields, trackedRepair } from './repairs.ts';
import { trackedTradeIn, tradeInMoveBody, tradeInMoveFields } from './trade-ins.ts';

const params = z.strictObject({ token });
const answer = z.object({
  status: okStatus,
  result: z.discriminatedUnion('kind', [tracked, trackedTradeIn, trackedRepair]),
});

const moves = [moveBody, tradeInMoveBody, repairMoveBody].flatMap(({ shape }) => shape.move.options);

/**
 * The moves of all kinds as one flat form. The handler then reads it strictly as a move of the order,
 * trade-in or repair.
 */
const linkMove = z
  .strictObject({
    ...moveBody.shape,
    ...tradeInMoveFields,
    ...repairMoveFields,
    move: z.enum(moves as [(typeof moves)[number], ...typeof moves]),
  })
  .meta({ id: 'LinkMove' });

/** What the holder of a link sees and does, with no login. The first letter of a token says what it opens. */
export const trackingCalls = defineCalls({
  'GET /no/auth/web/site/track/{token}': {
    summary: 'An order, all orders placed together, a trade-in or a repair, for the holder of the link',
    params,
    answer,
  },
  'POST /no/auth/web/site/track/{token}/moves': {
    summary:
      'Cancel, return, accept an offer, approve an estimate, or make another move that the holder of the link may make now; 409 if it has moved since it was read',
    idempotency: 'required',
    params,
    body: linkMove,
    answer,
  },
});
