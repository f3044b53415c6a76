import { Play } from 'lucide-react';
import { use, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ControlProps } from './control.ts';
import { FormToolsContext } from './form-tools.ts';
import { textValue } from './values.ts';

/** A picture or video of the media library, or the address of one. */
export function FileControl(props: ControlProps & { isAddress: boolean }) {
  const { path, field, value, hint, error, isAddress, onChange } = props;
  const id = useId();
  const tools = use(FormToolsContext);
  const name = textValue(value);
  if (isAddress || !tools) {
    return (
      <TextField
        label={field.label}
        name={path}
        tall={40}
        optional={!field.required}
        value={name}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        hint={hint}
        error={error ?? (name === '' || isWebAddress(name) ? undefined : 'Begin with https://')}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    );
  }
  const isVideo = field.kind === 'video';
  const what = isVideo ? 'video' : 'picture';
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-small font-semibold">
        {field.label}
      </p>
      <div className="flex items-start gap-3">
        <span className="grid h-16 w-20 shrink-0 place-items-center overflow-hidden rounded-control border border-border bg-grey-1 text-secondary">
          {isVideo && name ? (
            <Play size={24} />
          ) : (
            <Picture
              name={name || null}
              alt=""
              sizes="80px"
              fit="cover"
              fallback="image"
              className="size-full"
            />
          )}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Button
            size={40}
            variant="outline"
            name={path}
            onClick={() => tools.chooseMedia(isVideo ? 'video' : 'picture', onChange)}
          >
            {name ? 'Change' : `Choose a ${what}`}
          </Button>
          {name && (
            <Button
              size={40}
              variant="outline"
              aria-label={`Remove: ${field.label}`}
              onClick={() => onChange('')}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {name && !isVideo && (
        <button
          type="button"
          className="mt-1 min-h-8 text-caption font-medium text-buy-text underline underline-offset-4 pointer-coarse:min-h-11"
          onClick={() => tools.describeMedia(name)}
        >
          Alt text and focal point
        </button>
      )}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

const isWebAddress = (text: string) => /^(?:https:\/\/[^\s/]|\/(?!\/))/.test(text);
