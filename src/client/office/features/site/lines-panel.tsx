import { LINE_NAMES, LINES, type Line } from '#rules/catalog/lines.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingsPanel, WillHappen } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

const DETAILS: Record<Line, string> = {
  buy: 'Devices and accessories that people buy',
  sell: 'Devices that people sell to you',
  repair: 'Devices that people have repaired',
};

const OFF: Record<Line, string> = {
  buy: 'Buy will be switched off when you save. Placed orders continue. Nobody can place a new one.',
  sell: 'Sell will be switched off when you save. Agreed trade-ins continue. Nobody can get a new quote.',
  repair: 'Repair will be switched off when you save. Booked repairs continue. Nobody can book a new one.',
};

/** The lines of the shop, and their names. */
export function LinesPanel({ form, isChanged }: { form: SettingsForm; isChanged: boolean }) {
  const isOn = (line: Line) => form.values[`is_active_for_${line}`] === 'yes';
  return (
    <SettingsPanel
      id="lines"
      title="Lines"
      help="What the shop does. Switching a line off hides its menu, tiles, products and pages; nothing is deleted."
      isChanged={isChanged}
    >
      <ul className="divide-y divide-grey-2 rounded-box border border-border">
        {LINES.map((line) => (
          <li key={line} className="grid items-center gap-x-4 px-4 py-2 w600:grid-cols-[minmax(0,1fr)_9rem]">
            <Switch
              name={`is_active_for_${line}`}
              label={
                <>
                  <LineDot line={line} /> {LINE_NAMES[line]}
                </>
              }
              detail={DETAILS[line]}
              isOn={isOn(line)}
              onChange={(on) => form.change(`is_active_for_${line}`, on ? 'yes' : 'no')}
            />
            <TextField
              {...form.fieldProps(`${line}_name`)}
              tall={40}
              label={`Name of ${LINE_NAMES[line]} in the shop`}
              hideLabel
              maxLength={12}
              autoComplete="off"
              className="max-w600:mb-2"
            />
          </li>
        ))}
      </ul>
      <FieldNote id="lines-error" error={form.fieldProps('is_active_for_buy').error} />
      {LINES.filter((line) => form.changed.includes(`is_active_for_${line}`) && !isOn(line)).map((line) => (
        <WillHappen key={line}>{OFF[line]}</WillHappen>
      ))}
    </SettingsPanel>
  );
}
