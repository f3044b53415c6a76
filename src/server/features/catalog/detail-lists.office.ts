import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { readOfficeCustomFields } from './custom-fields.reads.ts';
import {
  changeCustomField,
  createCustomField,
  placeCustomField,
  removeCustomField,
} from './custom-fields.writes.ts';
import { listTools } from './list-tools.office.ts';
import { readOfficeModels } from './models.reads.ts';
import { changeModel, createModel, removeModel } from './models.writes.ts';
import { readOfficePolicies } from './policies.reads.ts';
import { changePolicy, createPolicy, removePolicy } from './policies.writes.ts';

/** The lists for the details of products: models, policies and custom fields. */
export function detailListOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'>,
): void {
  const { ask } = sources;
  const { one, ordered, gone, made } = listTools(sources);

  calls.define('GET /office/catalogue/models', async () => ({
    status: 200,
    data: await readOfficeModels(ask),
  }));

  calls.define('POST /office/catalogue/models', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create model', key, account, input }, (at) => createModel(at, input, account)),
  );

  calls.define('PUT /office/catalogue/models/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changeModel(at, id, body, account)),
  );

  calls.define(
    'DELETE /office/catalogue/models/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The model is removed.', (at) => removeModel(at, { id, version }, account)),
  );

  calls.define('GET /office/catalogue/policies', async () => ({
    status: 200,
    data: await readOfficePolicies(ask),
  }));

  calls.define('POST /office/catalogue/policies', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create policy', key, account, input }, (at) => createPolicy(at, input, account)),
  );

  calls.define('PUT /office/catalogue/policies/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changePolicy(at, id, body, account)),
  );

  calls.define(
    'DELETE /office/catalogue/policies/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The policy is removed.', (at) => removePolicy(at, { id, version }, account)),
  );

  calls.define('GET /office/catalogue/custom-fields', async () => ({
    status: 200,
    data: await readOfficeCustomFields(ask),
  }));

  calls.define('POST /office/catalogue/custom-fields', ({ body: input }, { account, idempotencyKey: key }) =>
    made({ call: 'create custom field', key, account, input }, (at) => createCustomField(at, input, account)),
  );

  calls.define('PUT /office/catalogue/custom-fields/{id}', ({ params: { id }, body }, { account }) =>
    one((at) => changeCustomField(at, id, body, account)),
  );

  calls.define(
    'PUT /office/catalogue/custom-fields/{id}/place',
    ({ params: { id }, body: { before_id: beforeId } }, { account }) =>
      ordered((at) => placeCustomField(at, { id, beforeId }, account)),
  );

  calls.define(
    'DELETE /office/catalogue/custom-fields/{id}',
    ({ params: { id }, query: { version } }, { account }) =>
      gone('The custom field is removed.', (at) => removeCustomField(at, { id, version }, account)),
  );
}
