import { Block } from './block.tsx';

const colours = [
  ['Ink', 'bg-ink text-paper'],
  ['Paper', 'border border-border bg-paper'],
  ['Grey 1', 'bg-grey-1'],
  ['Grey 2', 'bg-grey-2'],
  ['Border', 'bg-border'],
  ['Control', 'bg-control'],
  ['Muted', 'bg-muted text-paper'],
  ['Buy', 'bg-buy text-paper'],
  ['Buy tint', 'bg-buy-tint text-buy-text'],
  ['Sell', 'bg-sell text-paper'],
  ['Sell tint', 'bg-sell-tint text-sell-text'],
  ['Repair', 'bg-repair text-repair-on'],
  ['Repair tint', 'bg-repair-tint text-repair-text'],
  ['Danger', 'bg-danger text-paper'],
] as const;

const sizes = [
  ['text-display', 'Fix first'],
  ['text-title', 'Your cart'],
  ['text-h2', 'Flash deals'],
  ['text-tile', 'Nearly new'],
  ['text-h3', 'Battery replacement'],
  ['text-body', 'Checked on 72 points'],
  ['text-small', 'Sold by the shop'],
  ['text-caption', 'Opens at nine'],
  ['text-price-large tabular-nums', '£1,249.00'],
  ['text-price tabular-nums', '£289'],
] as const;

export function Foundations() {
  return (
    <>
      <Block title="Colour">
        <ul className="grid grid-cols-3 gap-3 w500:grid-cols-4 w960:grid-cols-7">
          {colours.map(([name, look]) => (
            <li
              key={name}
              className={`flex h-23 items-end rounded-box p-3 text-caption font-semibold ${look}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Type">
        <ul className="flex flex-wrap items-end gap-x-12 gap-y-6">
          {sizes.map(([look, words]) => (
            <li key={look}>
              <p className={look}>{words}</p>
              <p className="mt-2 text-caption text-muted">{look.split(' ')[0]}</p>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}
