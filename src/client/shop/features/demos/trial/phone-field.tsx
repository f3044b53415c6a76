import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { FieldFrame, fieldBox, useFieldWiring } from '#client/ui/field.tsx';
import type { FieldWords } from '#client/ui/field.tsx';
import type { Country } from './countries.ts';
import { COUNTRIES } from './countries.ts';
import { FLAGS } from './flags.ts';

type PhoneFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  FieldWords & { country: Country; onCountry: (country: Country) => void };

/** A number with the code of its country before it. The choice is the browser's own, laid over flag and code. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, country, onCountry, className, id: givenId, ...rest } = props;
  const words = { label, hint, error, optional };
  const { id, noteId, control } = useFieldWiring(words, givenId);
  return (
    <FieldFrame {...words} id={id} noteId={noteId} className={className}>
      <div className={cx(fieldBox, 'h-12 border-control')}>
        <div className="relative flex h-full shrink-0 items-center gap-2 rounded-l-control border-r border-border pr-2.5 pl-3.5 has-focus-visible:bg-grey-1">
          <Flag country={country.code} />
          <span aria-hidden="true" className="font-medium tabular-nums">
            +{country.dialCode}
          </span>
          <ChevronDown size={16} className="text-muted" />
          <select
            aria-label="Country code"
            value={country.code}
            onChange={(event) => {
              const chosen = COUNTRIES.find(({ code }) => code === event.target.value);
              if (chosen) onCountry(chosen);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          >
            {COUNTRIES.map(({ code, name, dialCode }) => (
              <option key={code} value={code}>
                {name} (+{dialCode})
              </option>
            ))}
          </select>
        </div>
        <input
          type="tel"
          autoComplete="tel"
          {...rest}
          {...control}
          className="h-full min-w-0 flex-1 bg-transparent px-3 tabular-nums outline-none"
        />
      </div>
    </FieldFrame>
  );
}

/** Drawn, since not every system has flags among its letters. */
function Flag({ country }: { country: string }) {
  return (
    <svg
      viewBox="0 0 22 16"
      width={22}
      height={16}
      aria-hidden="true"
      className="shrink-0 overflow-hidden rounded-[2px] ring-1 ring-ink/15"
    >
      {FLAGS[country]?.map(([colour, path], index) => (
        <path key={index} fill={colour} d={path} />
      ))}
    </svg>
  );
}
