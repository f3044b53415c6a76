import type { OfficeModel } from '#contract/models-office.ts';
import type { Ask } from '../../db/connect.ts';

const MODELS = `select m.id, m.version, m.name, m.brand_id, b.name as brand, m.release_year,
    (select count(*)::int from products p where p.model_id = m.id) as product_count
  from models m join brands b on b.id = m.brand_id`;
const ALL = { name: 'office-models-all', text: `${MODELS} order by lower(b.name), lower(m.name), m.id` };
const ONE = { name: 'office-model', text: `${MODELS} where m.id = $1` };

export const readOfficeModels = (ask: Ask): Promise<OfficeModel[]> => ask<OfficeModel>(ALL, []);

export async function readOfficeModel(ask: Ask, id: number): Promise<OfficeModel | undefined> {
  const [row] = await ask<OfficeModel>(ONE, [id]);
  return row;
}
