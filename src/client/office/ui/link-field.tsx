import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LinkFinder } from './link-finder.tsx';

type Props = {
  label: string;
  name: string;
  value: string;
  optional?: boolean;
  hint: string | undefined;
  error: string | undefined;
  onChange: (href: string) => void;
};

/** Where something leads: found by name, or typed. */
export function LinkField({ label, onChange, ...field }: Props) {
  const [isFinding, setIsFinding] = useState(false);
  return (
    <div className="flex items-start gap-2">
      <TextField
        {...field}
        label={label}
        tall={40}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 flex-1"
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <IconButton
        label={`Find a page: ${label}`}
        title="Find a page"
        aria-haspopup="dialog"
        className="mt-[1.625rem] rounded-control!"
        onClick={() => setIsFinding(true)}
      >
        <Link2 size={18} />
      </IconButton>
      {isFinding && (
        <LinkFinder
          title={label}
          onClose={() => setIsFinding(false)}
          onPick={(href) => {
            onChange(href);
            setIsFinding(false);
          }}
        />
      )}
    </div>
  );
}
