import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import { idOf, type Make } from './seed.ts';

const newCategory = (shop: TestApp) =>
  idOf(
    shop,
    `insert into categories (name, slug) values ('Seeds', 'seeds-${randomUUID().slice(0, 8)}') returning id`,
  );

const newAttribute = (shop: TestApp) =>
  idOf(shop, `insert into attributes (name) values ('Seeds ${randomUUID().slice(0, 8)}') returning id`);

const newPolicy = (shop: TestApp) =>
  idOf(
    shop,
    `insert into policies (kind, title, description) values ('return', 'Seeds ${randomUUID().slice(0, 8)}', 'Soon') returning id`,
  );

const newModel = (shop: TestApp) =>
  idOf(
    shop,
    `insert into models (brand_id, name) select min(id), 'Seeds ${randomUUID().slice(0, 8)}' from brands returning id`,
  );

const newCustomField = (shop: TestApp) =>
  idOf(
    shop,
    `insert into custom_field_definitions (label, type) values ('Seeds ${randomUUID().slice(0, 8)}', 'text') returning id`,
  );

function newBrand(shop: TestApp) {
  const slug = `seeds-${randomUUID().slice(0, 8)}`;
  return idOf(shop, `insert into brands (name, slug) values ('${slug}', '${slug}') returning id`);
}

/** Requests that succeed, for the calls of the catalogue's lists. */
export const LIST_SEEDS: Partial<Record<CallName, Make>> = {
  'POST /office/catalogue/attributes': () => ({
    body: { name: `Seeds ${randomUUID().slice(0, 8)}`, terms: [{ label: 'Blue', swatch: '#0000ff' }] },
  }),
  'PUT /office/catalogue/attributes/{id}': async (shop) => ({
    path: `/office/catalogue/attributes/${await newAttribute(shop)}`,
    body: { version: 1, terms: [{ label: 'Small' }] },
  }),
  'DELETE /office/catalogue/attributes/{id}': async (shop) => ({
    path: `/office/catalogue/attributes/${await newAttribute(shop)}?version=1`,
  }),
  'PUT /office/catalogue/attributes/{id}/place': async (shop) => ({
    path: `/office/catalogue/attributes/${await newAttribute(shop)}/place`,
    body: { before_id: null },
  }),
  'POST /office/catalogue/custom-fields': () => ({
    body: { label: `Seeds ${randomUUID().slice(0, 8)}`, type: 'text' },
  }),
  'PUT /office/catalogue/custom-fields/{id}': async (shop) => ({
    path: `/office/catalogue/custom-fields/${await newCustomField(shop)}`,
    body: { version: 1, type: 'date' },
  }),
  'PUT /office/catalogue/custom-fields/{id}/place': async (shop) => ({
    path: `/office/catalogue/custom-fields/${await newCustomField(shop)}/place`,
    body: { before_id: null },
  }),
  'DELETE /office/catalogue/custom-fields/{id}': async (shop) => ({
    path: `/office/catalogue/custom-fields/${await newCustomField(shop)}?version=1`,
  }),
  'POST /office/catalogue/models': async (shop) => ({
    body: { name: `Seeds ${randomUUID().slice(0, 8)}`, brand_id: await newBrand(shop) },
  }),
  'PUT /office/catalogue/models/{id}': async (shop) => ({
    path: `/office/catalogue/models/${await newModel(shop)}`,
    body: { version: 1, release_year: 2024 },
  }),
  'DELETE /office/catalogue/models/{id}': async (shop) => ({
    path: `/office/catalogue/models/${await newModel(shop)}?version=1`,
  }),
  'POST /office/catalogue/policies': () => ({
    body: { kind: 'return', title: `Seeds ${randomUUID().slice(0, 8)}`, description: 'Within a year' },
  }),
  'PUT /office/catalogue/policies/{id}': async (shop) => ({
    path: `/office/catalogue/policies/${await newPolicy(shop)}`,
    body: { version: 1, description: 'Within two years' },
  }),
  'DELETE /office/catalogue/policies/{id}': async (shop) => ({
    path: `/office/catalogue/policies/${await newPolicy(shop)}?version=1`,
  }),
  'POST /office/catalogue/brands': () => ({ body: { name: `Seeds ${randomUUID().slice(0, 8)}` } }),
  'PUT /office/catalogue/brands/{id}': async (shop) => ({
    path: `/office/catalogue/brands/${await newBrand(shop)}`,
    body: { version: 1, is_active: false },
  }),
  'DELETE /office/catalogue/brands/{id}': async (shop) => ({
    path: `/office/catalogue/brands/${await newBrand(shop)}?version=1`,
  }),
  'POST /office/catalogue/categories': () => ({ body: { name: `Seeds ${randomUUID().slice(0, 8)}` } }),
  'PUT /office/catalogue/categories/{id}': async (shop) => ({
    path: `/office/catalogue/categories/${await newCategory(shop)}`,
    body: { version: 1, sub_title: 'For the garden' },
  }),
  'PUT /office/catalogue/categories/{id}/place': async (shop) => ({
    path: `/office/catalogue/categories/${await newCategory(shop)}/place`,
    body: { before_id: null },
  }),
  'DELETE /office/catalogue/categories/{id}': async (shop) => ({
    path: `/office/catalogue/categories/${await newCategory(shop)}?version=1`,
  }),
};
