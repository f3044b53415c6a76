import { z } from 'zod';
import { defineCalls } from './call.ts';
import { okStatus } from './fields.ts';
import { moveBody, token, tracked } from './orders.ts';

const params = z.strictObject({ token });
const answer = z.object({ status: okStatus, result: tracked });

/** What the holder of a link sees and does, with no login. The first letter of a token says what it opens. */
export const trackingCalls = defineCalls({
  'GET /no/auth/web/site/track/{token}': {
    summary: 'An order, or all that were placed together, for whoever has the link',
    params,
    answer,
  },
  'POST /no/auth/web/site/track/{token}/moves': {
    summary:
      'Cancel, return or whatever else the holder of the link may do now; 409 where it has moved since',
    idempotency: 'required',
    params,
    body: moveBody,
    answer,
  },
});
