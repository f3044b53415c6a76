import type { CustomFieldType } from '#rules/catalog/list-fields.ts';

/** The names of the types of custom fields. */
export const FIELD_TYPES: Readonly<Record<CustomFieldType, string>> = {
  text: 'Text',
  checkbox: 'Yes or no',
  date: 'Date',
};
