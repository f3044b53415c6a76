import type { Answer } from '#contract/calls.ts';
import type { CellValue } from '#rules/csv/values.ts';
import { Names } from '#rules/csv/values.ts';
import type { Ask } from '../../db/connect.ts';
import { readLists } from './lists.reads.ts';
import type { CatalogueReader } from './standing.reads.ts';

type Lists = Answer<'GET /office/catalogue'>['result'];

/** The records that cells of a sheet of products name: categories, brands and so on. */
export interface SheetLists {
  categories: Names;
  /** A category also by its name alone, where no other has it. */
  plainCategories: Names;
  brands: Names;
  models: Names;
  warranties: Names;
  returns: Names;
  businesses: Names;
  attributes: Names;
  termsOf: ReadonlyMap<number, Names>;
  /** Terms of all attributes, for the pictures of a colour. */
  terms: Names;
  /** Labels of custom fields by id, in order. */
  fields: ReadonlyMap<number, string>;
}

const inKind = (lists: Lists, wanted: 'warranty' | 'return') =>
  new Names(lists.policies.flatMap(({ id, kind, title }) => (kind === wanted ? { id, name: title } : [])));

const termNames = (terms: readonly { id: number; label: string }[]) =>
  new Names(terms.map(({ id, label }) => ({ id, name: label })));

export async function readSheetLists(ask: Ask, reader: CatalogueReader): Promise<SheetLists> {
  const lists = await readLists(ask, reader);
  const nameOf = new Map(lists.categories.map(({ id, name }) => [id, name]));
  const pathOf = ({ name, parent_id: above }: Lists['categories'][number]) =>
    above === null ? name : `${nameOf.get(above) ?? ''} > ${name}`;
  return {
    categories: new Names(lists.categories.map((one) => ({ id: one.id, name: pathOf(one) }))),
    plainCategories: new Names(lists.categories),
    brands: new Names(lists.brands),
    models: new Names(lists.models),
    warranties: inKind(lists, 'warranty'),
    returns: inKind(lists, 'return'),
    businesses: new Names(lists.businesses),
    attributes: new Names(lists.attributes),
    termsOf: new Map(lists.attributes.map(({ id, terms }) => [id, termNames(terms)])),
    terms: termNames(lists.attributes.flatMap(({ terms }) => terms)),
    fields: new Map(lists.custom_fields.map(({ id, label }) => [id, label])),
  };
}

export function readCategory(lists: SheetLists, cell: string): CellValue<number> {
  const byPath = lists.categories.read(cell, 'category');
  return 'value' in byPath ? byPath : lists.plainCategories.read(cell, 'category');
}
