import type { SiteSetup } from '#contract/settings-office.ts';
import { Row } from '../../ui/box.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** The mail server is set up in the environment of the server. Here it is only shown. */
export function SetupPanel({ setup }: { setup: SiteSetup | undefined }) {
  if (!setup) return null;
  return (
    <SettingsPanel
      id="setup"
      title="Mail server"
      help="Set up in the environment of the server, with its password. Change it there and start the shop again."
      isChanged={false}
    >
      <dl>
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
