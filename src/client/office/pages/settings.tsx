import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfficeSettings } from '#contract/settings-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { MediaPicker } from '../features/media/media-picker.tsx';
import { AccountDialog } from '../features/site/account-dialog.tsx';
import { DeliveryPanel } from '../features/site/delivery-panel.tsx';
import { IdentityPanel } from '../features/site/identity-panel.tsx';
import { LinesPanel } from '../features/site/lines-panel.tsx';
import { LookPanel } from '../features/site/look-panel.tsx';
import { MapsPanel } from '../features/site/maps-panel.tsx';
import { ModePanel } from '../features/site/mode-panel.tsx';
import { PaymentsPanel } from '../features/site/payments-panel.tsx';
import { SetupPanel } from '../features/site/setup-panel.tsx';
import { goTo, isGroup, SettingsIndex } from '../features/site/settings-index.tsx';
import { changedGroups, changeOf, errorsOf, nameOf, valuesOf } from '../features/site/settings-values.ts';
import { changeSettings, useOfficeSettings, useSetup } from '../features/site/settings.api.ts';
import { SwitchDialog } from '../features/site/switch-dialog.tsx';
import { VendorsPanel } from '../features/site/vendors-panel.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { BothChanged } from '../ui/both-changed.tsx';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { UnsavedBar } from '../ui/unsaved-bar.tsx';

/** The settings of the whole site. */
export function SettingsPage() {
  useOfficeTitle('Settings');
  const settings = useOfficeSettings();
  return (
    <>
      {/* A phone has no bar of places here: the unsaved changes are in its place. */}
      <Anchor
        href={officePaths.today('admin')}
        className="inline-flex min-h-11 items-center gap-2 text-secondary w768:hidden"
      >
        <ArrowLeft size={16} /> Today
      </Anchor>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Settings</h1>
          <p className="mt-0.5 text-label text-secondary">
            How the whole shop behaves. Every change is kept in the log with its author.
          </p>
        </div>
        <div className="flex gap-2">
          <ButtonLink size={40} variant="outline" href={officePaths.mails()}>
            Mails to shoppers
          </ButtonLink>
          <ButtonLink size={40} variant="outline" href={`${officePaths.log('admin')}?about=settings`}>
            History
          </ButtonLink>
        </div>
      </div>
      {settings.data ? <Form read={settings.data} /> : <NoSettings settings={settings} />}
    </>
  );
}

function NoSettings({ settings }: { settings: ReturnType<typeof useOfficeSettings> }) {
  const { error } = settings;
  if (!error) return <Skeleton className="h-120 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error.status === 403 ? (
        <ListState
          icon={Lock}
          title="You may not see the settings"
          text="Ask the administrator for the right “Site”."
        />
      ) : (
        <NotLoaded title="The settings did not load" text={messageOf(error)} query={settings} />
      )}
    </section>
  );
}

function Form({ read }: { read: OfficeSettings }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isSwitching, setIsSwitching] = useState(false);
  const [isChangingAccount, setIsChangingAccount] = useState(false);
  const setup = useSetup();
  const { hash } = useRouterState({ select: (state) => state.location });
  useEffect(() => {
    if (isGroup(hash)) goTo(hash);
  }, [hash]);
  const form = useRecord({
    name: 'office settings',
    record: read,
    valuesOf,
    errorsOf,
    send: (changed, settings) => changeSettings(changeOf(changed, settings)),
  });
  const save = () => void form.save().then((isSaved) => isSaved && notify('Saved'));
  const groups = changedGroups(form.changed);
  const names = form.changed.map(nameOf);
  const isChanged = (group: (typeof groups)[number]) => groups.includes(group);
  return (
    <div {...form.formProps}>
      <BothChanged disputes={form.disputes} nameOf={nameOf} onDecide={form.decide} failure={form.failure} />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 w1024:grid-cols-[11.5rem_minmax(0,1fr)]">
        <SettingsIndex changed={groups} />
        <div className="grid min-w-0 gap-4">
          <IdentityPanel
            form={form}
            isChanged={isChanged('identity')}
            onChooseLogo={() => setIsChoosing(true)}
          />
          <ModePanel form={form} isChanged={isChanged('mode')} />
          <LinesPanel form={form} isChanged={isChanged('lines')} />
          <LookPanel form={form} isChanged={isChanged('look')} />
          <DeliveryPanel form={form} isChanged={isChanged('delivery')} />
          <PaymentsPanel
            form={form}
            setup={setup}
            isChanged={isChanged('payments')}
            onAccount={() => setIsChangingAccount(true)}
          />
          <VendorsPanel form={form} isChanged={isChanged('vendors')} />
          <MapsPanel form={form} setup={setup} isChanged={isChanged('maps')} />
          <SetupPanel setup={setup} />
        </div>
      </div>
      <UnsavedBar
        words={`${countOf(names.length, 'unsaved change')}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`}
        isChanged={names.length > 0}
        isBusy={form.isBusy}
        saveLabel="Save"
        onSave={() => (form.changed.includes('website_mode') ? setIsSwitching(true) : save())}
        onDiscard={form.discard}
      />
      {isSwitching && (
        <SwitchDialog
          mode={form.values.website_mode}
          onSwitch={() => {
            setIsSwitching(false);
            save();
          }}
          onClose={() => setIsSwitching(false)}
        />
      )}
      {isChangingAccount && (
        <AccountDialog
          settings={form.record}
          onSaved={(saved) => {
            form.take(saved);
            setIsChangingAccount(false);
          }}
          onClose={() => setIsChangingAccount(false)}
        />
      )}
      {isChoosing && (
        <MediaPicker
          title="Choose a logo"
          isOne
          owner="site"
          place={{}}
          onPick={([picture]) => {
            if (picture) form.change('headerImg', picture.image);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}
