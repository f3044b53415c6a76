import type { ReactNode } from 'react';
import { drawnLogo, OWN_LOGO } from '#rules/site/logo.ts';
import { SOCIAL_NETWORKS } from '#rules/site/settings-fields.ts';
import { Button } from '#client/ui/button.tsx';
import { pictureSources } from '#client/ui/picture-sources.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { NETWORKS, type SettingsForm } from './settings-values.ts';
import { SettingsPanel } from './settings-panel.tsx';

type Props = { form: SettingsForm; isChanged: boolean; onChooseLogo: () => void };

/** Name, logo and contact of the shop. */
export function IdentityPanel({ form, isChanged, onChooseLogo }: Props) {
  return (
    <SettingsPanel
      id="identity"
      title="Identity"
      help="Shown in the header, in the footer, on receipts and in every mail."
      isChanged={isChanged}
    >
      <Logo form={form} onChoose={onChooseLogo} />
      <Fields>
        <TextField {...form.fieldProps('title')} tall={40} label="Name" maxLength={60} autoComplete="off" />
        <TextField
          {...form.fieldProps('copyright')}
          tall={40}
          label="Copyright line"
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          {...form.fieldProps('phone')}
          tall={40}
          type="tel"
          label="Telephone"
          hint="Empty: the shop shows none."
          autoComplete="off"
        />
        <TextField
          {...form.fieldProps('email')}
          tall={40}
          type="email"
          label="Email"
          hint="Mails name it for questions. Empty: the shop shows none."
          autoComplete="off"
        />
        <TextField
          {...form.fieldProps('delivery_note')}
          tall={40}
          label="Note in the top bar"
          hint="Such as what delivery costs. Empty: none."
          maxLength={60}
          autoComplete="off"
        />
      </Fields>
      <fieldset>
        <legend className="mb-3 font-semibold">Pages elsewhere</legend>
        <Fields>
          {NETWORKS.map((network) => (
            <TextField
              key={network}
              {...form.fieldProps(network)}
              tall={40}
              optional
              label={SOCIAL_NETWORKS[network].title}
              placeholder={`${SOCIAL_NETWORKS[network].hosts[0]}/…`}
              autoComplete="off"
            />
          ))}
        </Fields>
      </fieldset>
    </SettingsPanel>
  );
}

export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 w600:grid-cols-2">{children}</div>;
}

function Logo({ form, onChoose }: { form: SettingsForm; onChoose: () => void }) {
  const { value, error } = form.fieldProps('headerImg');
  const drawn = drawnLogo({ title: form.values.title, headerImg: value });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid h-16 w-50 place-items-center rounded-box bg-grey-1 px-4">
          {drawn === undefined ? (
            <span className="max-w-full truncate text-[1.25rem] font-semibold">{form.values.title}</span>
          ) : (
            <img
              src={pictureSources(drawn).src}
              alt="The logo of the shop"
              className="max-h-9 max-w-full object-contain"
            />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button size={40} variant="outline" onClick={onChoose}>
            {value === OWN_LOGO ? 'Choose a picture' : 'Choose another'}
          </Button>
          {value !== OWN_LOGO && (
            <Button size={40} variant="outline" onClick={() => form.change('headerImg', OWN_LOGO)}>
              Take the usual one
            </Button>
          )}
        </div>
      </div>
      <p className={error ? 'mt-1.5 text-caption font-medium text-danger' : 'mt-1.5 text-caption text-muted'}>
        {error ?? 'At least 64 pixels high, on white. On dark the name is shown instead.'}
      </p>
    </div>
  );
}
