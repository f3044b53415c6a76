import { useState } from 'react';
import type { ComponentProps } from 'react';
import { SHORTEST_PASSWORD } from '#rules/account/password.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { TextField } from '#client/ui/text-field.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'label'>;

/** A field for a new password: typed once, with a button to show it. */
export function NewPasswordField({ label = 'New password', ...props }: FieldProps & { label?: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters. A few words together are easy to remember.`}
      />
      <div className="mt-1.5">
        <Checkbox
          label="Show password"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
      </div>
    </div>
  );
}

/** A field for the current password. */
export function CurrentPasswordField({ label = 'Your password', ...props }: FieldProps & { label?: string }) {
  return <TextField {...props} label={label} type="password" autoComplete="current-password" />;
}
