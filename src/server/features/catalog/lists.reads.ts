import type { Answer } from '#contract/calls.ts';
import type { Ask } from '../../db/connect.ts';
import type { CatalogueReader } from './standing.reads.ts';

type Lists = Answer<'GET /office/catalogue'>['result'];

const TEXTS: Readonly<Record<Exclude<keyof Lists, 'businesses'>, string>> = {
  categories: `select c.id, c.name, c.parent_id, c.is_active from categories c
    left join categories parent on parent.id = c.parent_id
    order by coalesce(parent.sort_order, c.sort_order), coalesce(c.parent_id, c.id), c.level, c.sort_order, c.id`,
  brands: 'select id, name from brands order by name',
  models: 'select id, name, brand_id, release_year from models order by name, id',
  policies: 'select id, kind, title from policies order by kind, id',
  attributes: `
    select a.id, a.name, (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'label', t.label, 'swatch', t.swatch)
        order by t.sort_order, t.id), '[]')
      from attribute_terms t where t.attribute_id = a.id) as terms
    from attributes a order by a.sort_order, a.id`,
  custom_fields: 'select id, label, type from custom_field_definitions order by sort_order, id',
};

/** The lists from which a product is put together. */
export async function readLists(ask: Ask, { businessId }: CatalogueReader): Promise<Lists> {
  const read = <K extends keyof typeof TEXTS>(name: K) =>
    ask<Lists[K][number]>({ name: `office-${name}`, text: TEXTS[name] }, []);
  const businesses = await ask<Lists['businesses'][number]>(
    { text: 'select id, name from businesses where $1::int is null or id = $1 order by name, id' },
    [businessId],
  );
  return {
    categories: await read('categories'),
    brands: await read('brands'),
    models: await read('models'),
    policies: await read('policies'),
    attributes: await read('attributes'),
    custom_fields: await read('custom_fields'),
    businesses,
  };
}
