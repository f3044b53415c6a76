import { MapPin, Package, ShieldCheck, Store } from 'lucide-react';
import { WAY_NAMES, type WayIn } from '#rules/checkout/form.ts';
import type { WayInFacts } from './ways-in.ts';

const LOOKS = {
  drop_in: { icon: Store, note: MapPin },
  post_in: { icon: Package, note: ShieldCheck },
};

type Props = { ways: readonly WayInFacts[]; chosen: WayIn | undefined; onChoose: (way: WayIn) => void };

/** Drop-in and post-in side by side with the same rows, before any detail is asked. */
export function HandOver({ ways, chosen, onChoose }: Props) {
  if (ways.length === 0) return null;
  return (
    <fieldset className="mt-9 w1024:mt-11">
      <legend className="mb-4 text-[1.5rem] leading-7.5 font-semibold tracking-[-0.02em]">
        How will it reach us?
      </legend>
      <div className="-mx-1 grid grid-cols-2 gap-2.5 w600:mx-0 w768:gap-3 w1024:gap-4">
        {ways.map((facts) => (
          <WayCard
            key={facts.way}
            facts={facts}
            isChosen={facts.way === chosen}
            onChoose={() => onChoose(facts.way)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function WayCard({
  facts,
  isChosen,
  onChoose,
}: {
  facts: WayInFacts;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { icon: Icon, note: NoteIcon } = LOOKS[facts.way];
  const rows = [
    ['Cost', facts.cost],
    ['Where', facts.where],
    ['Back in your hand', facts.back],
  ];
  return (
    <label className="flex min-w-0 flex-col rounded-card border border-outline p-3.5 transition-colors hover:bg-grey-1 has-checked:border-transparent has-checked:bg-repair-tint/40 has-checked:ring-2 has-checked:ring-accent-mark w1024:px-5.5 w1024:py-5 forced-colors:has-checked:border-4">
      <span className="flex items-center gap-2 text-body font-semibold w1024:gap-3 w1024:text-lead">
        <Icon size={22} />
        <span className="flex-1">{WAY_NAMES[facts.way]}</span>
        <input
          type="radio"
          name="way-in"
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark"
        />
      </span>
      <span className="my-2 block w1024:my-3.5">
        {rows.map(([label, value]) => (
          <span key={label} className="block py-1 w1024:py-1.5 w1280:flex w1280:justify-between w1280:gap-3">
            <span className="block text-caption whitespace-nowrap text-muted w1024:text-label">{label}</span>
            <span className="block text-label font-semibold text-balance tabular-nums w1280:text-right">
              {value}
            </span>
          </span>
        ))}
      </span>
      <span className="mt-auto flex gap-2 border-t border-border pt-2.5 text-caption text-secondary w1024:pt-3.5 w1024:text-small">
        <NoteIcon size={16} className="mt-0.5" />
        <span className="min-w-0">{facts.note}</span>
      </span>
    </label>
  );
}
