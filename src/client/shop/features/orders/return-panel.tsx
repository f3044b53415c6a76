import type { TrackedOrder } from '#contract/orders.ts';
import { ProgressSteps } from '#client/ui/progress-steps.tsx';
import { formatSum } from '#rules/money/money.ts';
import { listed, unitsName } from '#rules/orders/choice-words.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import { returnBackOf } from '#rules/orders/return-back.ts';
import { backPhrase, deliveryKeptWords } from '#rules/orders/return-ways.ts';
import { returnedWords } from './line-status.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import {
  appealWords,
  counterNote,
  decisionsOf,
  overdueWords,
  returnName,
  returnsOf,
  returnStepsOf,
} from './return-words.ts';

type Props = { order: TrackedOrder; isPaidInStore: boolean; now: Date };

const ENDED: ReadonlySet<string> = new Set(['refused', 'withdrawn', 'refunded', 'exchanged']);

type Exchange = NonNullable<TrackedOrder['return']>['exchange'];

const WANTED = {
  asked: 'You want instead: ',
  kept: 'Kept for you: ',
  made: 'You get instead: ',
  ended: 'You wanted instead, and get money: ',
} as const;

const wantedWords = ({ state, lines }: NonNullable<Exchange>): string =>
  `${WANTED[state]}${listed(lines.map((line) => unitsName(line, line.units)))}.`;

/** How the difference is settled. */
function backWordsOf(back: ReturnType<typeof returnBackOf>, exchange: Exchange): string {
  if (back.due > 0) return `It costs ${formatSum(back.due)} more. You pay that once your return has arrived.`;
  const isSame = exchange && exchange.state !== 'ended' && back.money + back.credit === 0;
  return isSame ? 'It costs the same.' : `Goes back to you: ${backPhrase(back)}.`;
}

/** Every return of an order, the newest first. */
export function ReturnPanel({ order, ...rest }: Props) {
  const returns = returnsOf(order);
  return returns.map((one, index) => {
    const name = returnName(one, returns.length - index, returns.length);
    return <OneReturn key={name} order={one} name={name} isLast={index === 0} {...rest} />;
  });
}

/** The state of one return, with its messages. */
function OneReturn({ order, name, isLast, isPaidInStore, now }: Props & { name: string; isLast: boolean }) {
  const last = order.return;
  if (!last) return null;
  const steps = returnStepsOf(order, isPaidInStore, now);
  const planned = returnBackOf(order, last);
  const back = ENDED.has(last.state) ? undefined : planned;
  // Only the last return can have brought everything back, so only it names the kept delivery charge.
  const kept = back || (isLast && last.state === 'refunded') ? deliveryKeptWords(planned) : undefined;
  const counter = isPaidInStore && back && back.money > 0 ? counterNote(order) : undefined;
  const appeal = appealWords(order);
  const overdue = overdueWords(order, now);
  return (
    <section aria-label={name} className="grid gap-4 rounded-box bg-grey-1 p-4 text-small">
      <div>
        <h4 className="text-label font-semibold">{name}</h4>
        <p className="text-secondary">{returnedWords(last.lines, order.lines)}</p>
        <p className="text-secondary">Reason: {RETURN_REASON_WORDS[last.reason]}</p>
        {last.note !== '' && (
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-secondary">“{last.note}”</p>
        )}
        {/* After the refund, the order itself shows the sum. */}
        {last.exchange && <p className="text-secondary">{wantedWords(last.exchange)}</p>}
        {back && <p className="text-secondary">{backWordsOf(back, last.exchange)}</p>}
        {kept && <p className="text-secondary">{kept}</p>}
      </div>
      <ProgressSteps steps={steps} />
      {counter && <p className="text-pretty">{counter}</p>}
      {overdue && <p className="text-pretty">{overdue}</p>}
      {decisionsOf(order).map(({ who, words }) => (
        <p key={who} className="wrap-anywhere whitespace-pre-line">
          <b className="font-semibold">{who}: </b>
          {words}
        </p>
      ))}
      {appeal && <p className="text-pretty">{appeal}</p>}
      <PhotoRow photos={last.photos} what="your return" />
    </section>
  );
}
