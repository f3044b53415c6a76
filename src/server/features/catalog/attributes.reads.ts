import type { OfficeAttribute } from '#contract/attributes-office.ts';
import type { Ask } from '../../db/connect.ts';

/** Pictures by colour name a term too, but only for products whose variations have it. */
const ATTRIBUTES = `with used as (
    select term, count(*)::int as count
    from variations v cross join lateral unnest(array[v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id]) as term
    where term is not null group by term)
  select a.id, a.version, a.name, a.role,
    (select count(*)::int from product_attributes p where p.attribute_id = a.id) as product_count,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'label', t.label, 'swatch', t.swatch,
        'variation_count', coalesce(u.count, 0)) order by t.sort_order, t.id), '[]')
      from attribute_terms t left join used u on u.term = t.id where t.attribute_id = a.id) as terms
  from attributes a`;
const ALL = { name: 'office-attributes-all', text: `${ATTRIBUTES} order by a.sort_order, a.id` };
const ONE = { name: 'office-attribute', text: `${ATTRIBUTES} where a.id = $1` };

export const readOfficeAttributes = (ask: Ask): Promise<OfficeAttribute[]> => ask<OfficeAttribute>(ALL, []);

export async function readOfficeAttribute(ask: Ask, id: number): Promise<OfficeAttribute | undefined> {
  const [row] = await ask<OfficeAttribute>(ONE, [id]);
  return row;
}
