import type { SiteSetup } from '#contract/settings-office.ts';
import { Row } from '../../ui/box.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const MAPS: Record<SiteSetup['map'], string> = {
  google: 'Google Maps, with the key in GOOGLE_MAPS_KEY',
  tiles: 'Leaflet with the tiles of MAP_TILES_URL; no key in GOOGLE_MAPS_KEY',
  plain: 'Pins on a plain ground: MAP_TILES_URL is none',
};

/** Maps and the mail server are set up in the environment of the server. Here they are only shown. */
export function SetupPanel({ setup }: { setup: SiteSetup | undefined }) {
  if (!setup) return null;
  return (
    <SettingsPanel
      id="setup"
      title="Maps and mail server"
      help="Set up in the environment of the server, with its keys and passwords. Change it there and start the shop again."
      isChanged={false}
    >
      <dl>
        <Row name="Maps">{MAPS[setup.map]}</Row>
        <Row name="Mail goes out">
          {setup.sends_mail
            ? 'by the server in SMTP_URL'
            : 'as files in the data folder: SMTP_URL is not set'}
        </Row>
        <Row name="Mail comes from">
          <span className="wrap-anywhere">{setup.mail_from}</span>
        </Row>
      </dl>
    </SettingsPanel>
  );
}
