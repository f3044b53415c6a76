import type { Field } from '#contract/sections/fields.ts';
import type { FieldUse } from '#contract/sections/uses.ts';

/** What every control of the form gets. */
export interface ControlProps<K extends Field['kind'] = Field['kind']> {
  /** Its path, such as `image_items.0.title`: the name of its element. */
  path: string;
  field: Extract<Field, { kind: K }>;
  use: FieldUse;
  value: unknown;
  /** What the shop shows while it is empty. */
  standard: string | undefined;
  hint: string | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}
