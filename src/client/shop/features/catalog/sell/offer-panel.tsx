import { CalendarCheck } from 'lucide-react';
import type { Question } from '#contract/catalog.ts';
import { formatPence, pence, type Pence } from '#rules/money/money.ts';
import { holdWords } from '#rules/trade-in/offer-hold.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import type { Quote } from '#rules/trade-in/quote.ts';
import { effectWords } from '../device/asked.ts';
import { RangeBar } from './range-bar.tsx';

type Props = {
  name: string;
  best: Offer;
  quote: Quote;
  /** The range of all offers for this device. */
  ends: { lowest: Pence; highest: Pence };
  questions: readonly Question[];
  /** All questions are answered. */
  isFinal: boolean;
  now: Date;
};

export function OfferPanel({ name, best, quote, ends, questions, isFinal, now }: Props) {
  const extra = pence(quote.offer.voucher - quote.offer.cash);
  return (
    <section
      aria-labelledby="offer"
      className="-mx-2 rounded-hero bg-accent-tint px-5 py-6 w600:mx-0 w600:p-6 w768:rounded-sheet w1280:rounded-hero w1280:p-7"
    >
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id="offer" className="text-h3">
          {isFinal ? 'Your offer' : 'Your offer so far'}
        </h2>
        <p className="flex items-center gap-2 text-caption font-semibold text-accent-text">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent ring-4 ring-accent/16" />
          Live
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 w768:max-w1280:grid-cols-1 w768:max-w1280:gap-2.5">
        <PayTile name="Cash" amount={quote.offer.cash} text="By bank, one working day after our check" />
        <PayTile
          name="Voucher"
          amount={quote.offer.voucher}
          text="At once, for anything in the shop"
          badge={extra > 0 ? `+${formatPence(extra)}` : undefined}
        />
      </dl>
      <RangeBar quote={quote} ends={ends} isFinal={isFinal} />
      <Deductions name={name} best={best} quote={quote} questions={questions} />
      <Held now={now} />
    </section>
  );
}

function PayTile({
  name,
  amount,
  text,
  badge,
}: {
  name: string;
  amount: Pence;
  text: string;
  badge?: string | undefined;
}) {
  return (
    <div className="flex min-w-0 flex-col rounded-card bg-paper px-3.5 pt-3.5 pb-4 ring-1 ring-accent/20 w1280:px-4.5 w1280:pt-4">
      <dt className="flex min-h-6 flex-wrap items-center gap-x-2 text-label font-medium">
        {name}
        {badge && (
          <span className="rounded-badge bg-accent px-1.5 text-caption leading-5 font-semibold text-accent-on tabular-nums">
            {badge}
          </span>
        )}
      </dt>
      <dd className="mt-1 text-[2.25rem] leading-11 font-price tracking-[-0.04em] whitespace-nowrap tabular-nums w500:text-[2.5rem] w768:leading-11.5 w1280:mt-2 w1280:text-[3rem] w1280:leading-14">
        {formatPence(amount)}
      </dd>
      <dd className="mt-0.5 text-small text-muted">{text}</dd>
    </div>
  );
}

/** The best offer, the change by each answer, and the result. */
function Deductions({ name, best, quote, questions }: Pick<Props, 'name' | 'best' | 'quote' | 'questions'>) {
  const labelOf = (optionId: number) =>
    questions.flatMap(({ Question_options }) => Question_options).find(({ id }) => id === optionId)?.label;
  const extra = pence(quote.offer.voucher - quote.offer.cash);
  const row = 'flex justify-between gap-3 border-t border-accent/20 py-2';
  return (
    <dl className="mt-5 text-label leading-5.5! tabular-nums">
      <div className={row}>
        <dt>
          {name}
          <span className="block text-small text-secondary">{bestWords(questions)}</span>
        </dt>
        <dd className="font-medium">{formatPence(best.cash)}</dd>
      </div>
      {quote.lines.map(({ optionId, amount }) => (
        <div key={optionId} className={row}>
          <dt>{labelOf(optionId)}</dt>
          <dd className="font-medium">{effectWords(amount)}</dd>
        </div>
      ))}
      {quote.rounding !== 0 && (
        <div className={row}>
          <dt>{quote.rounding > 500 ? 'Never less than this' : 'Rounded to £5'}</dt>
          <dd className="font-medium">{effectWords(quote.rounding)}</dd>
        </div>
      )}
      <div className={`${row} pb-0!`}>
        <dt className="font-semibold">Cash</dt>
        <dd className="text-[1.0625rem] font-price">{formatPence(quote.offer.cash)}</dd>
      </div>
      <div className="flex justify-between gap-3 pb-2 text-accent-text">
        <dt>Voucher adds 10%</dt>
        <dd className="font-medium">{effectWords(extra)}</dd>
      </div>
    </dl>
  );
}

/** The questions that define the best offer: storage and grade. */
const BASE_KEYS: readonly string[] = ['storage', 'grade'];

/** The storage and grade of the best offer: the answers without a deduction. */
function bestWords(questions: readonly Question[]): string {
  return questions
    .filter(({ key }) => BASE_KEYS.includes(key))
    .flatMap(({ Question_options }) => Question_options.find(({ price }) => price === 0)?.label ?? [])
    .join(', ');
}

function Held({ now }: { now: Date }) {
  return (
    <p className="mt-3 flex items-center gap-3.5 rounded-box bg-paper px-4 py-3.5 text-accent-text">
      <CalendarCheck size={22} />
      <span className="min-w-0">
        <b className="block text-label font-semibold text-balance text-ink">Held until {holdWords(now)}</b>
        <span className="text-small text-muted">14 days, even if our prices fall</span>
      </span>
    </p>
  );
}
