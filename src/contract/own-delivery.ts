import { z } from 'zod';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import { MOST_DELIVERY, MOST_FREE_FROM } from '#rules/site/settings-fields.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { okStatus, pounds } from './fields.ts';

const PEOPLE_OF_BUSINESS: OfficeAccess = { permission: 'people', of: 'business' };

const terms = z
  .strictObject({
    is_offered: z.boolean({ error: 'must be true or false' }),
    price: pounds.max(MOST_DELIVERY, `must be at most £${MOST_DELIVERY}`),
    free_from: pounds
      .max(MOST_FREE_FROM, `must be at most £${MOST_FREE_FROM}`)
      .nullable()
      .describe('Free from this value of goods; null: never'),
  })
  .meta({ id: 'DeliveryTerms' });
export type DeliveryTerms = z.output<typeof terms>;

const own = terms.nullable().describe('null: as the site has it');
const ownOfWays = { standard: own, next_day: own, collect: own };
const deliveryBody = z
  .strictObject({
    ...ownOfWays,
    seen: z
      .strictObject(ownOfWays)
      .meta({ id: 'SeenDelivery' })
      .describe('The terms when the change began. If they have changed since, nothing is saved'),
  })
  .meta({ id: 'OwnDeliveryBody' });
export type OwnDeliveryBody = z.output<typeof deliveryBody>;

const ways = z
  .array(
    z.object({
      way: z.enum(DELIVERY_WAYS),
      own,
      site: terms.describe('The terms that apply without own ones'),
    }),
  )
  .describe('In the order in which shoppers see them');
export type OwnDelivery = z.output<typeof ways>;

const answer = z.object({ status: okStatus, result: ways });

/** The delivery terms of a business. The session decides which business it is. */
export const ownDeliveryCalls = defineCalls({
  'GET /web/site/business/delivery': {
    summary: 'The own business’s price for each way of delivery',
    access: PEOPLE_OF_BUSINESS,
    answer,
  },
  'PUT /web/site/business/delivery': {
    summary: 'Set the own business’s delivery prices; placed orders keep theirs',
    access: PEOPLE_OF_BUSINESS,
    body: deliveryBody,
    refusals: [404, 409],
    answer,
  },
});
