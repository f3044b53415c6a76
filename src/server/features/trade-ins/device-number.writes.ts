import { deviceNumberEnds, hasImei, readDeviceNumber } from '#rules/trade-in/device-number.ts';
import type { Moving } from './moving.writes.ts';
import { sealsOf } from './moving.writes.ts';

const NOT_A_NUMBER = 'This can’t be an IMEI or a serial number. Please look again.';
const NOT_AN_IMEI = 'This device has an IMEI of 15 digits. Dial *#06# to see it.';

type NumberColumns = Record<'identifierEnds' | 'identifierMark', string> & { identifier: Buffer };

interface Kind {
  categories: string[];
  words: string[];
}

const KIND = {
  name: 'trade-in-device-kind',
  text: `
  with recursive above as (
    select c.id, c.name, c.parent_id from trade_in_items i join products p on p.id = i.product_id join categories c on c.id = p.category_id
    where i.id = $1
    union select c.id, c.name, c.parent_id from above a join categories c on c.id = a.parent_id)
  select array(select name from above) as categories,
    i.choice || array(select a ->> 'answer' from jsonb_array_elements(i.answers) a) as words
  from trade_in_items i
  where i.id = $1`,
};

/**
 * The columns for an IMEI or serial number, which tells a device from all others, or why it can't be the number of
 * this one.
 */
export async function numberIn(moving: Moving, typed: string): Promise<NumberColumns | { wrong: string }> {
  const { at, item } = moving;
  const device = readDeviceNumber(typed);
  if (!device) return { wrong: NOT_A_NUMBER };
  if (device.kind === 'serial') {
    const [kind] = await at.ask<Kind & Record<string, unknown>>(KIND, [item.id]);
    if (kind && hasImei(kind)) return { wrong: NOT_AN_IMEI };
  }
  const seal = sealsOf(moving).device;
  return {
    identifier: seal.close(JSON.stringify(device)),
    identifierEnds: deviceNumberEnds(device),
    identifierMark: seal.mark(device.value),
  };
}
