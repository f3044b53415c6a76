import { cx } from '#client/ui/cx.ts';
import { Panel, PanelHead, PanelRow } from './panel.tsx';

export function BuyInPanel() {
  return (
    <Panel>
      <PanelHead title="Buy in: iPhone 15 Pro" badge="Good" />
      <PanelRow name="Base, 128GB like new">£350</PanelRow>
      <PanelRow name="Grade, Good">−£35</PanelRow>
      <PanelRow name="Battery 82%">−£15</PanelRow>
      <PanelRow name="Offer" isSum>
        £300
      </PanelRow>
    </Panel>
  );
}

export function SalePanel() {
  return (
    <Panel>
      <PanelHead title="Sale 10482" badge="Paid, card" />
      <PanelRow name="iPhone 14 128GB">£319.00</PanelRow>
      <PanelRow name="Clear case">£19.99</PanelRow>
      <PanelRow name="Trade-in credit">−£95.00</PanelRow>
      <PanelRow name="Margin" isSum>
        £81.40
      </PanelRow>
    </Panel>
  );
}

const TICKETS = [
  { name: 'R-2041, Pixel 8 screen', due: '15:00', dot: 'bg-danger' },
  { name: 'R-2048, iPhone 13 screen', due: '16:30', dot: 'bg-repair' },
  { name: 'R-2050, iPad battery', due: '17:15', dot: 'bg-repair' },
  { name: 'R-2037, S23 port', due: 'Ready', dot: 'bg-sell' },
];

export function BenchPanel() {
  return (
    <Panel>
      <PanelHead title="Bench today" badge="7 open" />
      {TICKETS.map(({ name, due, dot }) => (
        <PanelRow
          key={name}
          name={
            <>
              <span className={cx('size-2 shrink-0 rounded-full', dot)} />
              <span className="truncate">{name}</span>
            </>
          }
        >
          {due}
        </PanelRow>
      ))}
    </Panel>
  );
}
