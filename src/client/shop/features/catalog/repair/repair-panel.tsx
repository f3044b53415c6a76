import { Clock3, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '#contract/catalog.ts';
import { WAY_NAMES } from '#rules/checkout/form.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPence, type Pence } from '#rules/money/money.ts';
import { benchWords, type BenchTime, type RepairLine, type RepairQuote } from '#rules/repair/repair.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { WayInFacts } from './ways-in.ts';

type Props = {
  quote: RepairQuote;
  questions: readonly Question[];
  way: WayInFacts | undefined;
  /** The cheapest and the fastest repair, shown while nothing is chosen. */
  lowest: Pence | undefined;
  fastest: BenchTime | undefined;
  /** How the repair is booked. */
  action: ReactNode;
};

export function RepairPanel({ quote, questions, way, lowest, fastest, action }: Props) {
  const isEmpty = quote.lines.length === 0;
  const isFixed = quote.lines.every(({ isAfterDiagnosis }) => !isAfterDiagnosis);
  return (
    <section
      aria-labelledby="your-repair"
      className="-mx-2 rounded-hero bg-accent-tint px-5 py-6 w600:mx-0 w600:p-6 w768:rounded-sheet w1280:rounded-hero w1280:p-7"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="your-repair" className="text-h3">
          Your repair
        </h2>
        <Badge kind="white" className="text-accent-text!">
          {isFixed ? 'Fixed price' : 'Plus what we find'}
        </Badge>
      </div>
      <Lines quote={quote} questions={questions} way={way} />
      <div className="mt-1 flex items-end justify-between gap-4 border-t-[1.5px] border-ink pt-4">
        <p>
          <b className="block font-semibold">{isEmpty ? 'Repairs from' : 'Total'}</b>
          <span className="text-small text-accent-text">VAT included</span>
        </p>
        <p className="text-[2.5rem] leading-11.5 font-price tracking-[-0.035em] tabular-nums w1280:text-[2.75rem] w1280:leading-12">
          {isEmpty ? lowest !== undefined && formatPence(lowest) : formatPence(quote.total)}
        </p>
      </div>
      <Facts quote={quote} fastest={fastest} />
      <div className="grid gap-2.5">
        {action}
        <ButtonLink href={addresses.stores()} variant="outline" size={48} full>
          Find a store
        </ButtonLink>
      </div>
      <p className="mt-3 text-center text-small text-accent-text">
        Nothing to pay before it works. If we can’t mend it, you pay nothing.
      </p>
    </section>
  );
}

function Lines({ quote, questions, way }: Pick<Props, 'quote' | 'questions' | 'way'>) {
  const labelOf = (id: number | undefined) =>
    questions.flatMap(({ Question_options }) => Question_options).find((option) => option.id === id)?.label;
  const detail = ({ partId, time }: RepairLine) =>
    [labelOf(partId)?.toLowerCase(), time && benchWords(time)].filter(Boolean).join(', ');
  const row = 'flex items-baseline justify-between gap-3 border-t border-repair/25 py-2';
  if (quote.lines.length === 0) {
    return (
      <p className="border-t border-repair/25 py-2 text-label text-secondary">Tick what is wrong with it.</p>
    );
  }
  return (
    <dl className="text-label leading-5.5!">
      {quote.lines.map((line) => (
        <div key={line.faultId} className={row}>
          <dt className="font-medium">
            {labelOf(line.faultId)}
            <span className="ml-1.5 text-small font-normal text-accent-text">{detail(line)}</span>
          </dt>
          <dd className="font-medium whitespace-nowrap tabular-nums">
            {line.isAfterDiagnosis ? 'We tell you first' : formatPence(line.price)}
          </dd>
        </div>
      ))}
      {way && (
        <div className={row}>
          <dt className="font-medium">
            {WAY_NAMES[way.way]}
            <span className="ml-1.5 text-small font-normal text-accent-text">{way.where}</span>
          </dt>
          <dd className="font-medium">{way.cost}</dd>
        </div>
      )}
    </dl>
  );
}

/** Time, warranty and payment. With several faults, it explains how their times add up. */
function Facts({ quote: { time, warranty, lines }, fastest }: Pick<Props, 'quote' | 'fastest'>) {
  const together = time?.days ? 'the longest' : 'one by one';
  const bench = time ? benchWords(time) : fastest && `From ${benchWords(fastest)}`;
  const facts = [
    ...(bench ? [{ icon: Clock3, value: bench, text: lines.length > 1 ? together : 'on the bench' }] : []),
    { icon: ShieldCheck, value: warranty ?? '12 months', text: 'warranty' },
    { icon: Wallet, value: 'Pay after', text: 'when it works' },
  ];
  return (
    <dl className="my-5 grid auto-cols-fr grid-flow-col divide-x divide-border rounded-box bg-paper py-4 w768:max-w1280:grid-flow-row w768:max-w1280:divide-x-0 w768:max-w1280:divide-y w768:max-w1280:px-4 w768:max-w1280:py-1.5">
      {facts.map(({ icon: Icon, value, text }) => (
        <div
          key={text}
          className="flex min-w-0 flex-col px-2.5 w768:max-w1280:flex-row w768:max-w1280:items-center w768:max-w1280:gap-3 w768:max-w1280:px-0 w768:max-w1280:py-2.5 w1280:px-3.5"
        >
          <Icon size={20} className="mb-2 text-accent-text w768:max-w1280:mb-0" />
          <dd className="order-1 text-small font-semibold w1280:text-label">{value}</dd>
          <dt className="order-2 text-caption text-muted w768:max-w1280:ml-auto w768:max-w1280:text-right">
            {text}
          </dt>
        </div>
      ))}
    </dl>
  );
}
