import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { isContentLink } from '#rules/page/content-values.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ControlProps } from './control.ts';
import { LinkFinder } from './link-finder.tsx';
import { textValue } from './values.ts';

/** Where something leads: found by name, or typed. */
export function LinkControl({ path, field, value, hint, error, onChange }: ControlProps) {
  const [isFinding, setIsFinding] = useState(false);
  const href = textValue(value);
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={field.label}
        name={path}
        tall={40}
        optional={!field.required}
        value={href}
        autoComplete="off"
        spellCheck={false}
        className="flex-1"
        hint={hint}
        error={error ?? (isContentLink(href) ? undefined : 'Begin with / or https://')}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <IconButton
        label={`Find: ${field.label}`}
        className="mt-[1.625rem] rounded-control!"
        onClick={() => setIsFinding(true)}
      >
        <Link2 size={18} />
      </IconButton>
      {isFinding && (
        <LinkFinder
          title={field.label}
          onClose={() => setIsFinding(false)}
          onPick={(picked) => {
            onChange(picked);
            setIsFinding(false);
          }}
        />
      )}
    </div>
  );
}
