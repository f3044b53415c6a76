import { z } from 'zod';

/** How to find and reach a business, or one of its stores. */
export const contactFields = {
  business_name: z.string(),
  business_address: z.string(),
  business_phone_no: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  post_code: z.string(),
};
