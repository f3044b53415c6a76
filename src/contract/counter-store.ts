import { z } from 'zod';
import { id } from './fields.ts';

const words = z.string();

/** A store where something is handed over, with its hours. */
export const counterStore = z
  .object({
    id,
    name: words,
    address: words,
    post_code: words,
    phone: words,
    hours: z.array(z.object({ weekday: z.int(), opens: words.nullable(), closes: words.nullable() })),
  })
  .meta({ id: 'CounterStore' });
