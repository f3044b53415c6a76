import { Check, CheckCheck } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { LineDot } from '#client/ui/lines.tsx';
import { Panel, PanelRow } from './panel.tsx';
import { toggleLook } from './window.ts';

const PARTS: readonly [name: string, width: string, isLow: boolean][] = [
  ['Screens', 'w-[72%]', false],
  ['Batteries', 'w-[22%]', true],
  ['Ports', 'w-[48%]', false],
];

export function LabPanel() {
  return (
    <Panel>
      {PARTS.map(([name, width, isLow]) => (
        <PanelRow key={name} name={name}>
          <span className="block h-1.5 w-21 overflow-hidden rounded-full bg-grey-2">
            <span className={cx('block h-full rounded-full', width, isLow ? 'bg-danger' : 'bg-ink')} />
          </span>
        </PanelRow>
      ))}
    </Panel>
  );
}

export function ShopsPanel() {
  return (
    <Panel>
      {['Camden', 'Islington', 'Brixton'].map((shop, index) => (
        <PanelRow
          key={shop}
          name={
            <>
              <LineDot line="buy" />
              {index === 0 ? <b className="font-semibold text-ink">{shop}</b> : shop}
            </>
          }
        >
          {index === 0 && <Check size={18} />}
        </PanelRow>
      ))}
    </Panel>
  );
}

const PRIVILEGES: readonly [name: string, isGiven: boolean][] = [
  ['Give a refund', true],
  ['See cost prices', false],
  ['Change an offer', true],
];

export function StaffPanel() {
  return (
    <Panel>
      {PRIVILEGES.map(([name, isGiven]) => (
        <PanelRow key={name} name={name}>
          <span className={cx('block', toggleLook(isGiven))} />
        </PanelRow>
      ))}
    </Panel>
  );
}

export function WebPanel() {
  return (
    <Panel>
      <PanelRow name="Counter">4</PanelRow>
      <PanelRow name="Online shop">4</PanelRow>
      <PanelRow
        name={
          <span className="flex items-center gap-2.5 text-sell-text">
            <CheckCheck size={18} />
            In step, 14:02
          </span>
        }
      >
        {null}
      </PanelRow>
    </Panel>
  );
}
