import type { OfficeCustomField } from '#contract/custom-fields-office.ts';
import type { Ask } from '../../db/connect.ts';

const FIELDS = `select d.id, d.version, d.label, d.type,
    (select count(*)::int from custom_field_values f where f.definition_id = d.id) as product_count
  from custom_field_definitions d`;
const ALL = { name: 'office-custom-fields-all', text: `${FIELDS} order by d.sort_order, d.id` };
const ONE = { name: 'office-custom-field', text: `${FIELDS} where d.id = $1` };

export const readOfficeCustomFields = (ask: Ask): Promise<OfficeCustomField[]> =>
  ask<OfficeCustomField>(ALL, []);

export async function readOfficeCustomField(ask: Ask, id: number): Promise<OfficeCustomField | undefined> {
  const [row] = await ask<OfficeCustomField>(ONE, [id]);
  return row;
}
