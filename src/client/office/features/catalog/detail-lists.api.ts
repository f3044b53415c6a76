import type { Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import { changing, useList, type Which } from './lists.api.ts';

const MODELS = 'GET /office/catalogue/models';
const POLICIES = 'GET /office/catalogue/policies';
const CUSTOM_FIELDS = 'GET /office/catalogue/custom-fields';

type NewModel = Input<'POST /office/catalogue/models'>['body'];
export type ModelChange = Omit<Input<'PUT /office/catalogue/models/{id}'>['body'], 'version'>;

type NewPolicy = Input<'POST /office/catalogue/policies'>['body'];
export type PolicyChange = Omit<Input<'PUT /office/catalogue/policies/{id}'>['body'], 'version'>;

type NewCustomField = Input<'POST /office/catalogue/custom-fields'>['body'];
export type CustomFieldChange = Omit<Input<'PUT /office/catalogue/custom-fields/{id}'>['body'], 'version'>;

export const useModels = () => useList(MODELS);

export const createModel = (body: NewModel, key: string) =>
  changing(MODELS, api('POST /office/catalogue/models', { body }, undefined, key));

export const changeModel = ({ id, version }: Which, body: ModelChange) =>
  changing(MODELS, api('PUT /office/catalogue/models/{id}', { params: { id }, body: { version, ...body } }));

export const removeModel = ({ id, version }: Which) =>
  changing(MODELS, api('DELETE /office/catalogue/models/{id}', { params: { id }, query: { version } }));

export const usePolicies = () => useList(POLICIES);

export const createPolicy = (body: NewPolicy, key: string) =>
  changing(POLICIES, api('POST /office/catalogue/policies', { body }, undefined, key));

export const changePolicy = ({ id, version }: Which, body: PolicyChange) =>
  changing(
    POLICIES,
    api('PUT /office/catalogue/policies/{id}', { params: { id }, body: { version, ...body } }),
  );

export const removePolicy = ({ id, version }: Which) =>
  changing(POLICIES, api('DELETE /office/catalogue/policies/{id}', { params: { id }, query: { version } }));

export const useCustomFields = () => useList(CUSTOM_FIELDS);

export const createCustomField = (body: NewCustomField, key: string) =>
  changing(CUSTOM_FIELDS, api('POST /office/catalogue/custom-fields', { body }, undefined, key));

export const changeCustomField = ({ id, version }: Which, body: CustomFieldChange) =>
  changing(
    CUSTOM_FIELDS,
    api('PUT /office/catalogue/custom-fields/{id}', { params: { id }, body: { version, ...body } }),
  );

export const placeCustomField = (id: number, beforeId: number | null) =>
  changing(
    CUSTOM_FIELDS,
    api('PUT /office/catalogue/custom-fields/{id}/place', { params: { id }, body: { before_id: beforeId } }),
  );

export const removeCustomField = ({ id, version }: Which) =>
  changing(
    CUSTOM_FIELDS,
    api('DELETE /office/catalogue/custom-fields/{id}', { params: { id }, query: { version } }),
  );
