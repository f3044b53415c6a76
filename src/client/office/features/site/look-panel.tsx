import { HOME_VARIANTS, THEMES } from '#rules/site/settings-fields.ts';
import { Radio } from '#client/ui/check.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { OptionBox } from '../../ui/option-box.tsx';
import { ColourFields } from './colour-fields.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsForm } from './settings-values.ts';

const VARIANTS: Record<(typeof HOME_VARIANTS)[number], { label: string; detail: string }> = {
  1: { label: 'Main storefront', detail: 'All lines, with tiles and steps' },
  2: { label: 'Buy only', detail: 'Slider, category menu and products' },
  3: { label: 'Plain', detail: 'The page’s text in one column' },
  4: { label: 'Plain, wide', detail: 'The text beside its title' },
};

/** The theme, and the home page that the shop opens with. */
export function LookPanel({ form, isChanged }: { form: SettingsForm; isChanged: boolean }) {
  const { home_variant: variant } = form.values;
  return (
    <SettingsPanel
      id="look"
      title="Look and home page"
      help="The colours of the lines, which blocks the home page has, and which of the four stands at the address of the shop."
      isChanged={isChanged}
    >
      <Select
        {...form.fieldProps('theme')}
        label="Theme"
        className="max-w-80"
        hint="The tech retailer’s own shows the console promo, About us and the brands."
        choices={Object.entries(THEMES).map(([value, label]) => ({ value, label }))}
      />
      <ColourFields form={form} />
      <fieldset>
        <legend className="mb-2 font-semibold">Home page</legend>
        <div className="grid gap-2 w600:grid-cols-2">
          {HOME_VARIANTS.map((one) => (
            <OptionBox key={one} isChosen={variant === String(one)}>
              <Radio
                name="home_variant"
                value={one}
                checked={variant === String(one)}
                onChange={() => form.change('home_variant', String(one))}
                label={<span className="font-semibold">{`${one} ${VARIANTS[one].label}`}</span>}
                detail={<span className="text-secondary">{VARIANTS[one].detail}</span>}
              />
            </OptionBox>
          ))}
        </div>
      </fieldset>
      <Switch
        name="shows_left_menu"
        label="Category menu on the home page"
        detail="Beside the slider of the home page “Buy only”."
        isOn={form.values.shows_left_menu === 'yes'}
        onChange={(on) => form.change('shows_left_menu', on ? 'yes' : 'no')}
      />
    </SettingsPanel>
  );
}
