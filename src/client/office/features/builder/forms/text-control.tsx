import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { RichField } from '../../../ui/rich-field.tsx';
import type { ControlProps } from './control.ts';
import { textValue } from './values.ts';

/** A text longer than this has several lines. */
const ONE_LINE = 120;
/** Below this many characters left, they are counted. */
const FEW_LEFT = 20;

export function TextControl(props: ControlProps) {
  const { path, field, value, standard, hint, error, onChange } = props;
  if (field.kind !== 'text' && field.kind !== 'rich-text') return null;
  const text = textValue(value);
  const left = field.most - text.length;
  const counted =
    left < 0
      ? `${-left} characters too many`
      : left < FEW_LEFT
        ? `${left} of ${field.most} characters left`
        : undefined;
  const shared = {
    label: field.label,
    name: path,
    optional: !field.required,
    hint: counted ?? (text === '' && standard ? `Empty: “${standard}”` : hint),
    error: error ?? (left < 0 ? counted : undefined),
  };
  if (field.kind === 'rich-text') {
    return (
      <RichField
        {...shared}
        value={text}
        saved={text}
        hint={shared.hint}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  return field.most > ONE_LINE ? (
    <TextArea {...shared} rows={2} value={text} className="[&_textarea]:min-h-18" onChange={change} />
  ) : (
    <TextField {...shared} tall={40} value={text} autoComplete="off" onChange={change} />
  );
}
