import { z } from 'zod';
import { pounds } from './fields.ts';

/** The fields of a product that shoppers and staff get alike. */

export const lineCode = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const productType = z.union([z.literal(1), z.literal(2)]);
export const stockStatus = z.enum(['instock', 'outofstock']);

export const priceFields = {
  regular_price: pounds,
  sale_price: pounds.nullable(),
  is_on_sale: z.boolean(),
};

export const tradeInFields = {
  is_trade_in: z.boolean(),
  cash_trade_in_value: pounds.nullable(),
  voucher_trade_in_value: pounds.nullable(),
};

export const measureFields = {
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
};
