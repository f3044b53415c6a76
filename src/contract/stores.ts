import { z } from 'zod';
import { LINES } from '#rules/catalog/lines.ts';
import { contactFields } from './contact-fields.ts';
import { defineCalls } from './call.ts';
import { id, idText, okStatus } from './fields.ts';

export const openingHours = z
  .object({
    weekday: z.int().min(1).max(7).describe('1 Monday to 7 Sunday'),
    opens: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .nullable()
      .describe('null: closed all day'),
    closes: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .nullable(),
  })
  .meta({ id: 'OpeningHours' });

export const courierHours = z
  .array(openingHours)
  .describe(
    'By which a delivery within hours counts; empty where the business delivers in days, or has no store',
  );

export const store = z.object({
  id,
  business_id: id,
  ...contactFields,
  image: z.string().nullable(),
  opening_hours: z.array(openingHours).length(7),
});

/** 'Northside Phones is away until 3 December' */
export const away = z
  .string()
  .nullable()
  .describe('Why nothing can be bought of the business now; null where it sells');

const shownStore = store
  .extend({
    away,
    services: z.array(z.enum(LINES)).describe('The lines in which its business offers something'),
  })
  .meta({ id: 'Store' });
export type Store = z.infer<typeof shownStore>;

const business = z.object({
  id,
  business_name: z.string(),
  away,
  business_address: z.string(),
  post_code: z.string(),
  rating: z.number().min(0).max(5).describe('Of all published reviews of its products; 0 without any'),
  rating_count: z.int().min(0),
  product_count: z.int().min(0).describe('In all three lines'),
  store_count: z.int().min(0).describe('Places where it meets people'),
});
export type Business = z.infer<typeof business>;

const place = z.object({
  name: z.string().describe('Such as NW1 (Camden Town), or Leeds'),
  kind: z
    .enum(['district', 'area', 'town'])
    .describe('How exact it is: a few miles around a district or town, some dozens around an area'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type FoundPlace = z.infer<typeof place>;

const mapSettings = z.object({
  google_maps_key: z.string().nullable().describe('null: maps are drawn with Leaflet'),
  tiles_url: z.string().nullable().describe('For Leaflet, with {z}, {x} and {y}; null: a plain ground'),
});
export type MapSettings = z.infer<typeof mapSettings>;

export const storeCalls = defineCalls({
  'GET /no/auth/web/site/stores': {
    summary: "All the site's stores",
    answer: z.object({ status: okStatus, result: z.array(shownStore) }),
  },
  'GET /no/auth/web/site/places': {
    summary: 'The location of a British postcode, the first half of a postcode, or a town; empty if unknown',
    query: z.strictObject({ q: z.string().trim().min(1).max(80, 'must be at most 80 characters') }),
    answer: z.object({ status: okStatus, result: z.array(place).max(3) }),
  },
  'GET /no/auth/web/site/map': {
    summary: 'The provider of the site’s maps',
    answer: z.object({ status: okStatus, result: mapSettings }),
  },
  'GET /no/auth/web/site/businesses/{id}': {
    summary: 'A business with its place and its rating',
    params: z.strictObject({ id: idText }),
    answer: z.object({ status: okStatus, result: business }),
  },
});
