import type { OfficePolicy } from '#contract/policies-office.ts';
import type { Ask } from '../../db/connect.ts';

const POLICIES = `select y.id, y.version, y.kind, y.title, y.description,
    (select count(*)::int from products p where y.id in (p.warranty_policy_id, p.return_policy_id)) as product_count
  from policies y`;
const ALL = { name: 'office-policies-all', text: `${POLICIES} order by y.kind desc, lower(y.title), y.id` };
const ONE = { name: 'office-policy', text: `${POLICIES} where y.id = $1` };

export const readOfficePolicies = (ask: Ask): Promise<OfficePolicy[]> => ask<OfficePolicy>(ALL, []);

export async function readOfficePolicy(ask: Ask, id: number): Promise<OfficePolicy | undefined> {
  const [row] = await ask<OfficePolicy>(ONE, [id]);
  return row;
}
