import type { SiteSetup } from '#contract/settings-office.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { Row } from '../../ui/box.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

const WITHOUT: Record<Exclude<SiteSetup['map'], 'google'>, string> = {
  tiles: 'Without a key, maps are drawn with Leaflet and the tiles of MAP_TILES_URL.',
  plain: 'Without a key, stores are pins on a plain ground: MAP_TILES_URL is none.',
};

type Props = { form: SettingsForm; setup: SiteSetup | undefined; isChanged: boolean };

/** The maps that the shop shows. A key in the environment takes precedence over one that is typed here. */
export function MapsPanel({ form, setup, isChanged }: Props) {
  return (
    <SettingsPanel
      id="maps"
      title="Maps"
      help="How stores are shown on a map. Shoppers’ browsers get the key, so limit it to your own domain in Google’s console."
      isChanged={isChanged}
    >
      {setup?.map === 'google' ? (
        <dl>
          <Row name="Maps">
            Google Maps. The key is set in the environment of the server (GOOGLE_MAPS_KEY), so it can’t be
            changed here.
          </Row>
        </dl>
      ) : (
        <TextField
          {...form.fieldProps('google_maps_key')}
          label="Key of Google Maps"
          optional
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          hint={setup && WITHOUT[setup.map]}
        />
      )}
    </SettingsPanel>
  );
}
