import { Store } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { LineDot } from '#client/ui/lines.tsx';
import { Initials, TillBasket } from './till-basket.tsx';
import { BUY_IN } from './till-buy-in.ts';
import type { TillMode } from './till-mode.ts';
import { REPAIR } from './till-repair.ts';
import { SALE } from './till-sale.ts';
import { TillShelf } from './till-shelf.tsx';
import { windowLook } from './window.ts';

const MODES = [SALE, BUY_IN, REPAIR];

/** The product itself, to try out: one screen that sells, buys in and books repairs. */
export function Till({ className }: { className?: string | undefined }) {
  const [mode, setMode] = useState(SALE);
  return (
    <div data-line={mode.line} className={cx(windowLook, 'flex flex-col overflow-hidden', className)}>
      <div className="flex h-15 shrink-0 items-center gap-5 border-b border-border px-2 text-small w650:px-4 w1150:pr-13">
        <ModeSwitch mode={mode} onMode={setMode} />
        <p aria-hidden="true" className="ml-auto hidden items-center gap-5 text-secondary w650:flex">
          <span className="hidden items-center gap-2 w960:flex">
            <Store size={16} />
            Camden, till 2
          </span>
          <span className="flex items-center gap-2">
            <LineDot line="sell" />
            Synced 14:02
          </span>
        </p>
        <span aria-hidden="true" className="ml-auto w650:ml-0">
          <Initials text="AM" className="size-8 bg-ink text-paper" />
        </span>
      </div>
      <p className="sr-only" aria-live="polite">
        {mode.inWords}
      </p>
      <div
        aria-hidden="true"
        className="grid min-h-0 flex-1 w650:grid-cols-[minmax(0,300px)_minmax(0,1fr)] w960:grid-cols-[328px_minmax(0,1fr)]"
      >
        <TillBasket mode={mode} />
        <TillShelf mode={mode} className="hidden w650:flex" />
      </div>
    </div>
  );
}

function ModeSwitch({ mode, onMode }: { mode: TillMode; onMode: (mode: TillMode) => void }) {
  return (
    <fieldset className="flex rounded-control bg-grey-1 p-0.75">
      <legend className="sr-only">What the till is doing</legend>
      {MODES.map((each) => (
        <label
          key={each.name}
          data-line={each.line}
          className="flex h-11 items-center gap-2 rounded-badge px-3 font-medium transition-colors has-checked:bg-accent has-checked:text-accent-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus w960:h-8.5 w960:px-3.5"
        >
          <input
            type="radio"
            name="till-mode"
            className="peer sr-only"
            checked={each === mode}
            onChange={() => onMode(each)}
          />
          <span className="peer-checked:hidden">
            <LineDot line={each.line} className="block" />
          </span>
          {each.name}
        </label>
      ))}
    </fieldset>
  );
}
