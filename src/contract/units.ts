import { z } from 'zod';
import { defineCalls } from './call.ts';
import { idText, okStatus } from './fields.ts';
import { photo } from './photos.ts';
import { grade } from './trade-ins.ts';

/** What the shop found at a device, for everybody. */
const deviceReport = z.object({
  grade: grade.nullable(),
  is_repaired: z.boolean().describe('Whether the shop has repaired it'),
  checks: z.array(z.object({ check: z.string(), found: z.string() })),
  photos: z.array(photo).describe('Of its inspection'),
});
export type DeviceReport = z.infer<typeof deviceReport>;

export const unitCalls = defineCalls({
  'GET /no/auth/web/site/products/{id}/device': {
    summary: 'The report of the very device that is sold, where a product or variation has one piece left',
    params: z.strictObject({ id: idText }),
    query: z.strictObject({
      variation_id: idText.optional().describe('Left out: the product itself'),
    }),
    answer: z.object({
      status: okStatus,
      result: deviceReport
        .meta({ id: 'DeviceReport' })
        .nullable()
        .describe('null where there are none or several, or the device has no number of its own'),
    }),
  },
});
