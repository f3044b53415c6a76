import { NOTICES } from '#rules/site/settings-fields.ts';
import { Radio } from '#client/ui/check.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { OptionBox } from '../../ui/option-box.tsx';
import { WILL } from './mode-words.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { SettingsPanel, WillHappen } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

const MODES = [
  { mode: '1', label: 'Live', detail: 'Open to everybody' },
  { mode: '2', label: 'Coming soon', detail: 'A notice before the start' },
  { mode: '3', label: 'Maintenance', detail: 'A notice, back shortly' },
];

/** Who can see the shop, and the notice for everybody else. */
export function ModePanel({ form, isChanged }: { form: SettingsForm; isChanged: boolean }) {
  const { website_mode: mode } = form.values;
  const notice = mode === '2' ? 'coming_soon_text' : mode === '3' ? 'maintenance_text' : undefined;
  return (
    <SettingsPanel
      id="mode"
      title="Website mode"
      help="Who can see the shop. You can always sign in, whatever the mode."
      isChanged={isChanged}
    >
      <fieldset>
        <legend className="sr-only">Website mode</legend>
        <div className="grid gap-2 w600:grid-cols-3">
          {MODES.map((one) => (
            <OptionBox key={one.mode} isChosen={mode === one.mode}>
              <Radio
                name="website_mode"
                value={one.mode}
                checked={mode === one.mode}
                onChange={() => form.change('website_mode', one.mode)}
                label={<span className="font-semibold">{one.label}</span>}
                detail={<span className="text-secondary">{one.detail}</span>}
              />
            </OptionBox>
          ))}
        </div>
      </fieldset>
      {form.changed.includes('website_mode') && <WillHappen>{WILL[mode]}</WillHappen>}
      {notice && (
        <TextArea
          {...form.fieldProps(notice)}
          key={notice}
          label="What the notice says"
          rows={3}
          maxLength={300}
          hint={`Empty: “${NOTICES[mode === '2' ? 2 : 3].text}”`}
        />
      )}
      {notice && (
        <PreviewFrame
          title="What visitors will see"
          preview={{
            notice: { mode: mode === '2' ? 2 : 3, text: form.values[notice] },
          }}
        />
      )}
      <p className="text-caption text-muted">
        A notice answers 503, so that search engines come back and forget nothing.
      </p>
    </SettingsPanel>
  );
}
