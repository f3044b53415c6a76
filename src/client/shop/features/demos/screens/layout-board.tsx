import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import type { BoardLayout, Key } from './board-layouts.ts';
import { BOARD_COLOURS, BOARD_LAYOUTS, KEY_LOOKS } from './board-layouts.ts';

const ABOVE = 5;

/** The buttons of a till, to try out: a touch changes the layout, or the colour of the picked-up button. */
export function LayoutBoard() {
  const [layout, setLayout] = useState(BOARD_LAYOUTS[0]);
  const [look, setLook] = useState<Key['look']>('amber');
  return (
    <div className="p-5 w650:p-8">
      <LayoutChoice layout={layout} onLayout={setLayout} />
      <Board layout={layout} look={look} />
      <fieldset className="mt-4 flex flex-wrap items-center text-small text-secondary w650:mt-5">
        <legend className="float-left w-full w500:mr-2 w500:w-auto">Button colour</legend>
        {BOARD_COLOURS.map((colour) => (
          <label
            key={colour.name}
            className="group/colour grid size-11 place-items-center rounded-full w960:size-9"
          >
            <input
              type="radio"
              name="button-colour"
              className="sr-only"
              checked={colour.look === look}
              onChange={() => setLook(colour.look)}
            />
            <span className="sr-only">{colour.name}</span>
            <span
              className={cx(
                'size-6 rounded-full outline-offset-3 outline-ink group-has-checked/colour:outline-2 group-has-focus-visible/colour:outline-4 group-has-focus-visible/colour:outline-focus',
                KEY_LOOKS[colour.look],
              )}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

type ChoiceProps = { layout: BoardLayout; onLayout: (layout: BoardLayout) => void };

function LayoutChoice({ layout, onLayout }: ChoiceProps) {
  return (
    <fieldset className="mb-4 flex flex-wrap items-center justify-between gap-2 w650:mb-5">
      <legend className="float-left text-label font-semibold">Till layout</legend>
      <div className="flex rounded-control bg-grey-2 p-0.75 text-caption">
        {BOARD_LAYOUTS.map((each) => (
          <label
            key={each.name}
            className="flex h-10 items-center rounded-badge px-3 text-secondary has-checked:bg-paper has-checked:font-medium has-checked:text-ink has-checked:shadow-small has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus w960:h-7"
          >
            <input
              type="radio"
              name="till-layout"
              className="sr-only"
              checked={each === layout}
              onChange={() => onLayout(each)}
            />
            {each.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Board({ layout: { name, keys, picked }, look }: { layout: BoardLayout; look: Key['look'] }) {
  const [first, ...rest] = keys.slice(ABOVE);
  const inWords = `${name}: ${[...keys, picked].map(({ label }) => label).join(', ')}`;
  return (
    <>
      <p className="sr-only">{inWords}</p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-2.5 w500:grid-cols-5 w650:gap-3">
        {keys.slice(0, ABOVE).map((each) => (
          <KeyFace key={each.label} face={each} />
        ))}
        <KeyFace
          face={{ ...picked, look }}
          className="z-1 translate-x-1.5 -translate-y-2 -rotate-3 shadow-overlay outline-3 outline-paper"
        />
        {first && <KeyFace face={first} />}
        <span className="h-19 rounded-box border-[1.5px] border-dashed border-faint w650:h-21" />
        {rest.map((each, index) => (
          <KeyFace key={each.label} face={each} className={index === 1 ? 'hidden! w500:flex!' : undefined} />
        ))}
      </div>
    </>
  );
}

function KeyFace({
  face: { icon: Icon, label, look },
  className,
}: {
  face: Key;
  className?: string | undefined;
}) {
  return (
    <span
      className={cx(
        'flex h-19 min-w-0 flex-col justify-between rounded-box p-2.5 text-small font-medium transition-colors w650:h-21 w650:p-3',
        KEY_LOOKS[look],
        className,
      )}
    >
      <Icon size={20} />
      <span className="truncate">{label}</span>
    </span>
  );
}
