import { addresses } from '#rules/page/addresses.ts';
import type { DemoField } from '#rules/forms/demo-request.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { TrialForm as Form } from './use-trial-form.ts';

/** Space for an error is reserved under every field, so that no button moves. */
const roomy = 'min-h-26.5';

export function TrialForm({ trial, action }: { trial: Form; action: string }) {
  const wiring = (field: DemoField) => ({ ...trial.fieldProps(field), className: roomy });
  return (
    <form {...trial.formProps} className="mt-6 grid">
      <div className="grid gap-x-4 w500:grid-cols-2">
        <TextField
          {...wiring('first_name')}
          label="First name"
          autoComplete="given-name"
          required
          data-autofocus=""
        />
        <TextField {...wiring('last_name')} label="Last name" autoComplete="family-name" required />
      </div>
      <TextField {...wiring('company')} label="Company" autoComplete="organization" required />
      <PhoneField
        {...wiring('phone')}
        label="Phone"
        optional
        country={trial.country}
        onCountry={trial.setCountry}
      />
      <TextField {...wiring('email')} label="Email" type="email" autoComplete="email" required />
      {/* Stays in sight and whole where the window is lower than the form. */}
      <div className="sticky bottom-0 z-1 -mt-2.5 bg-paper py-3">
        <Button type="submit" size={52} full busy={trial.isBusy && 'Sending'}>
          {action}
        </Button>
      </div>
      <p className="text-center text-caption text-muted">
        By sending this you agree to our{' '}
        <Anchor href={addresses.page('privacy-policy')} newWindow className="underline underline-offset-2">
          privacy policy
        </Anchor>
        . No card needed.
      </p>
    </form>
  );
}
