import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { readOfficeAttributes } from './attributes.reads.ts';
import { changeAttribute, createAttribute, placeAttribute, removeAttribute } from './attributes.writes.ts';
import { readOfficeBrands } from './brands.reads.ts';
import { changeBrand, createBrand, removeBrand } from './brands.writes.ts';
import { readOfficeCategories } from './categories.reads.ts';
import type { CountCodes } from './categories.writes.ts';
import { changeCategory, createCategory, placeCategory, removeCategory } from './categories.writes.ts';
import { listTools } from './list-tools.office.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  countCodes: CountCodes;
}

/** The lists that products refer to, for the site's administrators and staff. */
export function listOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, countCodes } = sources;

  const { one, ordered, gone, made } = listTools(sources);

  calls.define('GET /office/catalogue/categories', async () => ({
    status: 200,
    data: await readOfficeCategories(ask),
  }));

  calls.define('POST /office/catalogue/categories', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create category', key, account, input }, (at) => createCategory(at, input, account)),
  );

  calls.define('PUT /office/catalogue/categories/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changeCategory(at, id, body, account)),
  );

  calls.define(
    'PUT /office/catalogue/categories/{id}/place',
    ({ params: { id }, body: { before_id: beforeId, parent_id: parentId } }, { account }) =>
      ordered((at) => placeCategory(at, { id, beforeId, parentId }, account)),
  );

  calls.define(
    'DELETE /office/catalogue/categories/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The category is removed.', (at) => removeCategory(at, { id, version }, account, countCodes)),
  );

  calls.define('GET /office/catalogue/brands', async () => ({
    status: 200,
    data: await readOfficeBrands(ask),
  }));

  calls.define('POST /office/catalogue/brands', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create brand', key, account, input }, (at) => createBrand(at, input, account)),
  );

  calls.define('PUT /office/catalogue/brands/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changeBrand(at, id, body, account)),
  );

  calls.define(
    'DELETE /office/catalogue/brands/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The brand is removed.', (at) => removeBrand(at, { id, version }, account)),
  );

  calls.define('GET /office/catalogue/attributes', async () => ({
    status: 200,
    data: await readOfficeAttributes(ask),
  }));

  calls.define('POST /office/catalogue/attributes', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create attribute', key, account, input }, (at) => createAttribute(at, input, account)),
  );

  calls.define('PUT /office/catalogue/attributes/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changeAttribute(at, id, body, account)),
  );

  calls.define(
    'PUT /office/catalogue/attributes/{id}/place',
    ({ params: { id }, body: { before_id: beforeId } }, { account }) =>
      ordered((at) => placeAttribute(at, { id, beforeId }, account)),
  );

  calls.define(
    'DELETE /office/catalogue/attributes/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The attribute is removed.', (at) => removeAttribute(at, { id, version }, account)),
  );
}
