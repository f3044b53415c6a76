import type { Ask } from '../../db/connect.ts';

const SHOWN = { name: 'order-lines-picture', text: 'select 1 from order_lines where image = $1 limit 1' };

/** Whether an order shows a picture. An order keeps the picture under which an item was bought. */
export const isInOrders = async (ask: Ask, name: string): Promise<boolean> =>
  (await ask(SHOWN, [name])).length > 0;
