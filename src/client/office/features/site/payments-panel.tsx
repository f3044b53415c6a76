import type { SiteSetup } from '#contract/settings-office.ts';
import { Button } from '#client/ui/button.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

type Props = {
  form: SettingsForm;
  setup: SiteSetup | undefined;
  isChanged: boolean;
  onAccount: () => void;
};

const CARDS = {
  live: 'Set up with Stripe’s live keys.',
  test: 'Set up with Stripe’s test keys: no money moves.',
  none: 'Not set up: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing in the environment.',
};

/** The ways to pay that are on, and whether each is set up. Keys stay in the environment. */
export function PaymentsPanel({ form, setup, isChanged, onAccount }: Props) {
  const { transfer_account: account } = form.record;
  const row = (field: 'takes_cards' | 'takes_transfer' | 'takes_in_store' | 'takes_trial') => ({
    name: field,
    isOn: form.values[field] === 'yes',
    onChange: (on: boolean) => form.change(field, on ? 'yes' : 'no'),
  });
  return (
    <SettingsPanel
      id="payments"
      title="Payments"
      help="How money comes in. A way is offered while it is on and set up. Keys and passwords stay in the environment of the server: they are never shown or stored here."
      isChanged={isChanged}
    >
      <ul className="divide-y divide-grey-2 rounded-box border border-border">
        <li className="px-4 py-2.5">
          <Switch
            {...row('takes_cards')}
            label={<>Card, by Stripe {setup && <SetUp mode={setup.cards} />}</>}
            detail={setup && CARDS[setup.cards ?? 'none']}
          />
        </li>
        <li className="px-4 py-2.5">
          <Switch
            {...row('takes_transfer')}
            label={<>Bank transfer {!account && <Chip look="waits">Not set up</Chip>}</>}
            detail={
              account
                ? `To ${account.holder}, ${account.sort_code}, account ending in ${account.ends_with}. You confirm the money.`
                : 'Needs an account to transfer to.'
            }
          />
          <Button size={40} variant="outline" className="mb-2" onClick={onAccount}>
            {account ? 'Change the account' : 'Set the account'}
          </Button>
        </li>
        <li className="px-4 py-2.5">
          <Switch
            {...row('takes_in_store')}
            label="Pay in store"
            detail="Only when every parcel is collected."
          />
        </li>
        {setup?.has_trial && (
          <li className="px-4 py-2.5">
            <Switch
              {...row('takes_trial')}
              label="Trial payment"
              detail="In the demo shop alone: no money moves."
            />
          </li>
        )}
      </ul>
      <FieldNote id="payments-error" error={form.fieldProps('takes_cards').error} />
      {setup?.cards && (
        <p className="text-caption text-muted">
          Stripe’s webhook: <span className="wrap-anywhere text-secondary">{setup.webhook_url}</span>
        </p>
      )}
    </SettingsPanel>
  );
}

function SetUp({ mode }: { mode: SiteSetup['cards'] }) {
  if (mode === 'live') return <Chip look="good">Live</Chip>;
  return mode === 'test' ? <Chip look="work">Test</Chip> : <Chip look="waits">Not set up</Chip>;
}
