import { Switch } from '../../ui/switch.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

/** The site's requirements for new vendors. */
export function VendorsPanel({ form, isChanged }: { form: SettingsForm; isChanged: boolean }) {
  return (
    <SettingsPanel
      id="vendors"
      title="Vendors"
      help="What the site asks of new vendors. Commission and holidays are on each vendor’s page."
      isChanged={isChanged}
    >
      <Switch
        name="approves_businesses"
        label="Approve new vendors"
        detail="On: a new business is shown to shoppers only after you approved it."
        isOn={form.values.approves_businesses === 'yes'}
        onChange={(on) => form.change('approves_businesses', on ? 'yes' : 'no')}
      />
    </SettingsPanel>
  );
}
