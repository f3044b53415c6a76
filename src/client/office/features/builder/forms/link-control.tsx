import { isContentLink } from '#rules/page/content-values.ts';
import { LinkField } from '../../../ui/link-field.tsx';
import type { ControlProps } from './control.ts';
import { textValue } from './values.ts';

/** Where something leads. */
export function LinkControl({ path, field, value, hint, error, onChange }: ControlProps) {
  const href = textValue(value);
  return (
    <LinkField
      label={field.label}
      name={path}
      optional={!field.required}
      value={href}
      hint={hint}
      error={error ?? (isContentLink(href) ? undefined : 'Begin with / or https://')}
      onChange={onChange}
    />
  );
}
