import type { OfficeBrand } from '#contract/brands-office.ts';
import type { Ask } from '../../db/connect.ts';

const BRANDS = `select b.id, b.version, b.name, b.slug, b.image, b.is_active,
    (select count(*)::int from products p where p.brand_id = b.id) as product_count,
    (select count(*)::int from models m where m.brand_id = b.id) as model_count
  from brands b`;
const ALL = { name: 'office-brands-all', text: `${BRANDS} order by lower(b.name), b.id` };
const ONE = { name: 'office-brand', text: `${BRANDS} where b.id = $1` };

export const readOfficeBrands = (ask: Ask): Promise<OfficeBrand[]> => ask<OfficeBrand>(ALL, []);

export async function readOfficeBrand(ask: Ask, id: number): Promise<OfficeBrand | undefined> {
  const [row] = await ask<OfficeBrand>(ONE, [id]);
  return row;
}
