import {
  Check,
  Clock3,
  ShieldCheck,
  BatteryMedium,
  Camera,
  CircleHelp,
  HdmiPort,
  PanelBottom,
  Plug,
  Smartphone,
  Wrench,
} from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Question } from '#contract/catalog.ts';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import { benchWords, repairFacts, takesPart, warrantyWords, type RepairQuote } from '#rules/repair/repair.ts';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Option } from '../device/asked.ts';
import type { LucideIcon } from 'lucide-react';

type Props = {
  question: Question;
  quote: RepairQuote;
  /** The visitor tried to continue without a choice. */
  isPassedOver: boolean;
  onTick: (optionId: number) => void;
  /** The choice of a part, for the fault that takes one. */
  parts: ReactNode;
};

/** Everything that can be wrong; several may be ticked. */
export function FaultList({ question, quote, isPassedOver, onTick, parts }: Props) {
  return (
    <section aria-labelledby="faults">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="faults" className="text-[1.5rem] leading-7.5 font-semibold tracking-[-0.02em]">
          {question.title}
        </h2>
        <p className="text-label whitespace-nowrap text-muted tabular-nums">{quote.lines.length} ticked</p>
      </div>
      {isPassedOver && (
        <p role="alert" className="mb-3 flex items-center gap-2 text-label font-medium text-danger">
          <Badge kind="required">Required</Badge>
          Tick what is wrong with it first.
        </p>
      )}
      <ul
        className={cx(
          '@container -mx-1 divide-y divide-border overflow-hidden rounded-card border w600:mx-0',
          isPassedOver ? 'border-danger ring-1 ring-danger' : 'border-border',
        )}
      >
        {question.Question_options.map((option) => {
          const line = quote.lines.find(({ faultId }) => faultId === option.id);
          return (
            <li key={option.id} className={cx(line && 'bg-repair-tint/40')}>
              <FaultRow
                option={option}
                isTicked={line !== undefined}
                price={priceWords(line?.price ?? penceFromPounds(option.price))}
                warranty={line?.warranty}
                onTick={() => onTick(option.id)}
              />
              {line && option.repair && takesPart(option.repair) && parts}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const priceWords = (price: ReturnType<typeof penceFromPounds>) => (price === 0 ? 'Free' : formatPence(price));

type RowProps = {
  option: Option;
  isTicked: boolean;
  price: string;
  /** The warranty of the chosen part, if it differs from the fault's. */
  warranty: number | undefined;
  onTick: () => void;
};

function FaultRow({ option, isTicked, price, warranty, onTick }: RowProps) {
  const detailId = useId();
  const facts = repairFacts(option.repair);
  const fact =
    'flex items-center gap-1.5 text-caption whitespace-nowrap text-secondary @min-[600px]:text-small';
  return (
    <label className="grid grid-cols-[24px_1fr_auto] items-start gap-x-3 gap-y-1 px-4 py-3.5 transition-colors not-has-checked:hover:bg-grey-1/70 has-focus-visible:-outline-offset-2 @min-[380px]:grid-cols-[24px_44px_minmax(0,1fr)_auto] @min-[600px]:grid-cols-[24px_44px_minmax(0,1fr)_84px_108px_64px] @min-[600px]:items-center @min-[600px]:gap-x-4 @min-[600px]:px-5 @min-[600px]:py-4">
      <span className="relative row-span-2 mt-0.5 size-6 @min-[380px]:mt-2.5 @min-[600px]:row-span-1 @min-[600px]:mt-0">
        <input
          type="checkbox"
          checked={isTicked}
          aria-describedby={detailId}
          onChange={onTick}
          className="peer block size-6 appearance-none rounded-badge border-[1.5px] border-control bg-paper transition-colors checked:border-accent-mark checked:bg-accent"
        />
        <Check
          size={16}
          className="pointer-events-none absolute inset-0 m-auto hidden stroke-3! text-accent-on peer-checked:block"
        />
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'row-span-2 hidden size-11 place-items-center rounded-[10px] @min-[380px]:grid @min-[600px]:row-span-1',
          isTicked ? 'bg-repair-tint text-repair-text' : 'bg-grey-1 text-secondary',
        )}
      >
        <FaultIcon value={option.value} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{option.label}</span>
        <span className="block text-small text-muted">{facts.signs}</span>
      </span>
      <span
        id={detailId}
        className="col-start-2 row-start-2 flex gap-4 @min-[380px]:col-start-3 @min-[600px]:contents"
      >
        <span className={fact}>
          {facts.time && (
            <>
              <Clock3 size={16} className="text-muted" />
              <span className="sr-only">Time: </span>
              {benchWords(facts.time)}
            </>
          )}
        </span>
        <span className={fact}>
          {facts.warranty !== undefined && (
            <>
              <ShieldCheck size={16} className="text-muted" />
              <span className="sr-only">Warranty: </span>
              {warrantyWords(warranty ?? facts.warranty)}
            </>
          )}
        </span>
      </span>
      <span className="col-start-3 row-start-1 text-right text-[1.0625rem] leading-6 font-semibold whitespace-nowrap tabular-nums @min-[380px]:col-start-4 @min-[600px]:col-start-auto @min-[600px]:row-start-auto">
        {price}
      </span>
    </label>
  );
}

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/screen/, Smartphone],
  [/battery/, BatteryMedium],
  [/hdmi/, HdmiPort],
  [/port|charging/, Plug],
  [/glass/, PanelBottom],
  [/camera/, Camera],
  [/else|other/, CircleHelp],
];

function FaultIcon({ value }: { value: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(value))?.[1] ?? Wrench;
  return <Icon size={22} />;
}
