import type { CustomFieldType } from '#rules/catalog/list-fields.ts';

/** What the types of custom fields are called. */
export const FIELD_TYPES: Readonly<Record<CustomFieldType, string>> = {
  text: 'Text',
  checkbox: 'Yes or no',
  date: 'Date',
};
