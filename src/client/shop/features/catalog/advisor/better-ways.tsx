import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { LineDot } from '#client/ui/lines.tsx';
import { FaultSelect, WayFigure } from './advisor.tsx';
import { waysFor, type Known, type Way } from './ways.ts';

type Props = {
  advice: Advice;
  fault: AdvisedFault | undefined;
  onFault: (optionId: number) => void;
  known: Known;
};

/** On the sell page: cards for selling and for the other options. */
export function BetterWays({ advice, fault, onFault, known }: Props) {
  const ways = waysFor(advice, fault, 'sell', known);
  const selling = ways.filter(({ key }) => key === 'asItIs');
  const ordered = [...selling, ...ways.filter(({ key }) => key !== 'asItIs')];
  if (ordered.length < 2) return null;
  return (
    <section aria-labelledby="better-ways" className="mt-16 w960:mt-22">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="better-ways" className="text-h2">
          Or is there a better way for this one?
        </h2>
        <FaultSelect faults={advice.faults} fault={fault} onChoose={onFault} />
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-3 w960:mt-7 w768:auto-cols-fr w768:grid-flow-col w768:grid-cols-none w768:gap-4 w960:gap-6">
        {ordered.map((way) => (
          <WayCard key={way.key} way={way} />
        ))}
      </ul>
    </section>
  );
}

function WayCard({ way }: { way: Way }) {
  const isHere = way.key === 'asItIs';
  return (
    <li
      data-line={way.line}
      className={cx(
        'group/way relative min-w-0 rounded-card border p-4 max-w768:last:odd:col-span-2 w960:px-6 w960:pt-5.5 w960:pb-6',
        isHere ? 'border-transparent bg-accent-tint' : 'border-border',
        way.href && 'hover:border-outline',
      )}
    >
      <h3 className="flex items-center gap-2 text-small font-semibold text-accent-text">
        <LineDot line={way.line} />
        {way.href ? (
          <Anchor
            href={way.href}
            className="underline-offset-4 group-hover/way:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {way.title}
          </Anchor>
        ) : (
          way.title
        )}
      </h3>
      <WayFigure way={way} className="mt-3.5 w960:mt-4.5" />
      <p className="mt-1 text-small text-secondary w960:text-label">{way.text}</p>
    </li>
  );
}
