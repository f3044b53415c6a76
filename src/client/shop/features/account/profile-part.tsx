import { useState } from 'react';
import type { Profile } from '#contract/account-profile.ts';
import { profileFields } from '#rules/account/fields.ts';
import { api } from '#client/lib/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readSessionAnew, requests, showAnswer, useProfile } from './account.api.ts';
import { EmailDialog } from './email-dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Loaded } from './loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useForm } from '#client/lib/use-form.ts';

export function ProfilePart() {
  const profile = useProfile();
  return (
    <Loaded query={profile} what="Your profile" rows={{ count: 2, className: 'h-56 rounded-card' }}>
      {(known) => (
        <div className="grid gap-4 w960:gap-6">
          <DetailsPanel profile={known} />
          <EmailPanel profile={known} />
        </div>
      )}
    </Loaded>
  );
}

function DetailsPanel({ profile }: { profile: Profile }) {
  const form = useForm({
    start: { name: profile.name, phone: profile.phone ?? '' },
    errorsOf: ({ name, phone }) => ({
      name: profileFields.name.errorOf(name),
      phone: profileFields.phone.errorOf(phone),
    }),
    async send(body) {
      const answer = await api('PUT /web/site/account/profile', { body });
      showAnswer(requests.profile, answer);
      form.change({ name: answer.result.name, phone: answer.result.phone ?? '' });
      await readSessionAnew();
      notify('Your details are saved');
    },
  });
  return (
    <Panel title="Your details">
      <form {...form.formProps} className="grid gap-4">
        <FormFailure>{form.failure}</FormFailure>
        <div className="grid gap-4 w650:grid-cols-2">
          <TextField {...form.fieldProps('name')} label="Full name" autoComplete="name" />
          <TextField {...form.fieldProps('phone')} label="Phone" type="tel" autoComplete="tel" optional />
        </div>
        <Button type="submit" className="w500:justify-self-start" busy={form.isBusy && 'Saving'}>
          Save details
        </Button>
      </form>
    </Panel>
  );
}

function EmailPanel({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Email"
      text="You sign in with it, and we send our emails to it."
      action={
        <Button variant="outline" size={40} onClick={() => setOpen(true)}>
          Change email
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium wrap-anywhere">{profile.email}</span>
        <Badge kind={profile.is_confirmed ? 'verified' : 'low-stock'}>
          {profile.is_confirmed ? 'Confirmed' : 'Not confirmed yet'}
        </Badge>
      </p>
      <EmailDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
