import type { TrackedOrder } from '#contract/orders.ts';
import { formatSum } from '#rules/money/money.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { returnBackOf } from '#rules/orders/return-back.ts';
import { backPhrase } from '#rules/orders/return-ways.ts';
import { sumWords } from '#client/lib/format.ts';
import { Box } from '../../ui/box.tsx';
import { Chip, type ChipLook } from '../../ui/chip.tsx';
import { GOODS_WORDS } from './goods-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

type Return = NonNullable<TrackedOrder['return']>;

const REASONS: Record<Return['reason'], string> = {
  changed_mind: 'Changed their mind',
  faulty: 'It doesn’t work',
  damaged: 'Arrived damaged',
  not_as_described: 'Not as described',
  wrong_item: 'Wrong item',
  other: 'Something else',
};

const STATES: Record<Return['state'], { label: string; look: ChipLook }> = {
  requested: { label: 'To answer', look: 'decide' },
  appealed: { label: 'Appealed', look: 'decide' },
  accepted: { label: 'Waiting for the parcel', look: 'waits' },
  received: { label: 'To refund', look: 'decide' },
  refused: { label: 'Refused', look: 'over' },
  withdrawn: { label: 'Withdrawn', look: 'over' },
  refunded: { label: 'Refunded', look: 'good' },
  exchanged: { label: 'Exchanged', look: 'good' },
};

const ENDED: ReadonlySet<Return['state']> = new Set(['refused', 'withdrawn', 'refunded', 'exchanged']);

/** The refund of the return, and how much of it is credit. Before the refund, the expected one. */
function refundWords(order: TrackedOrder, last: Return, isOnItsWay: boolean): string | undefined {
  const { refund } = last;
  if (!refund) {
    if (ENDED.has(last.state)) return undefined;
    const back = returnBackOf(order, last);
    if (back.due > 0) return `The buyer pays ${formatSum(back.due)} more, by a link.`;
    return last.exchange?.state !== 'ended' && last.exchange && back.money + back.credit === 0
      ? 'Costs the same, so nothing is paid or refunded.'
      : `Goes back: ${backPhrase(back)}.`;
  }
  const { refunded, refund_due: due, refunded_credit: credit, credit_bonus: bonus } = refund;
  const more = bonus > 0 ? `, and ${sumWords(bonus)} more from the site` : '';
  if (credit === refunded) return `Got ${sumWords(credit)} as store credit${more}.`;
  if (due > 0) return `${sumWords(due)} is ${isOnItsWay ? 'on its way back' : 'still to be given back'}.`;
  return `${sumWords(refunded)} refunded${credit > 0 ? `, ${sumWords(credit)} of it as store credit${more}` : ''}.`;
}

/** Every return of an order, the newest first. `isOnItsWay`: a provider is sending the rest of the refund. */
export function ReturnPanel({ order, isOnItsWay }: { order: TrackedOrder; isOnItsWay: boolean }) {
  const all = [...(order.return ? [order.return] : []), ...order.earlier_returns];
  return all.map((one, index) => (
    <OneReturn
      key={one.asked_at}
      last={one}
      decision={decisionOn(one, order.events, all[index - 1]?.asked_at)}
      order={order}
      isOnItsWay={isOnItsWay}
      title={
        all.length === 1
          ? 'Return'
          : `Return ${all.length - index} of ${all.length}, requested on ${dayWords(one.asked_at)}`
      }
    />
  ));
}

/** Why the administrator refused a return as well, after an appeal. `until`: when the next return was asked for. */
function decisionOn(
  { state, appeal, asked_at: since }: Pick<Return, 'state' | 'appeal' | 'asked_at'>,
  events: TrackedOrder['events'],
  until: string | undefined,
): string | undefined {
  if (state !== 'refused' || appeal === null) return undefined;
  const [, second] = events.filter(
    ({ move, at }) => move === 'refuse_return' && at >= since && (until === undefined || at < until),
  );
  return second?.note;
}

type Props = {
  last: Return;
  decision: string | undefined;
  order: TrackedOrder;
  isOnItsWay: boolean;
  title: string;
};

const EXCHANGES = {
  asked: 'Wants instead',
  kept: 'Kept for the buyer',
  made: 'Got instead',
  ended: 'Wanted instead, now money',
} as const;

/** The variations that the buyer wants instead of money. */
function Wanted({ exchange: { state, lines } }: { exchange: NonNullable<Return['exchange']> }) {
  return (
    <div className="mt-3 rounded-box bg-grey-1 px-3.5 py-2.5">
      <h3 className="text-caption text-muted">{EXCHANGES[state]}</h3>
      <ul>
        {lines.map(({ line_id: id, units, paid, ...line }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {units} × {lineName(line)}
            </span>
            <span className="shrink-0 tabular-nums">{sumWords(paid)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The goods that the buyer wants to send back, the reason, and the photos. */
function OneReturn({ last, decision, order, isOnItsWay, title }: Props) {
  const refund = refundWords(order, last, isOnItsWay);
  const { label, look } =
    (last.refund?.refund_due ?? 0) > 0
      ? ({ label: isOnItsWay ? 'Refund on its way' : 'Refund agreed', look: 'waits' } as const)
      : last.state === 'received' && last.exchange?.state === 'kept'
        ? ({
            label: order.change ? 'Waits for payment' : 'To exchange',
            look: order.change ? 'waits' : 'decide',
          } as const)
        : STATES[last.state];
  const wayOf = (id: number) => {
    const ways = last.goods?.filter((one) => one.line_id === id) ?? [];
    const isSplit = ways.length > 1;
    return ways
      .map(({ to, units }) => `${GOODS_WORDS[to].toLowerCase()}${isSplit ? ` (${units})` : ''}`)
      .join(', ');
  };
  return (
    <Box title={title} note={<Chip look={look}>{label}</Chip>}>
      <ul>
        {last.lines.map(({ line_id: id, units }) => {
          const line = order.lines.find((one) => one.id === id);
          return (
            <li key={id}>
              {units} × {line && lineName(line)}
              {wayOf(id) && <span className="text-muted">, {wayOf(id)}</span>}
            </li>
          );
        })}
      </ul>
      {last.exchange && <Wanted exchange={last.exchange} />}
      <p className="mt-2">
        Reason: <b className="font-semibold">{REASONS[last.reason]}</b>
      </p>
      {last.note && <p className="wrap-anywhere whitespace-pre-line text-secondary">{last.note}</p>}
      {last.refusal && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line text-secondary">Refused: {last.refusal}</p>
      )}
      {last.appeal && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line text-secondary">Appeal: {last.appeal}</p>
      )}
      {decision && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line text-secondary">
          Refused by the administrator: {decision}
        </p>
      )}
      {refund && <p className="mt-2 text-muted">{refund}</p>}
      {last.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {last.photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={photo.large} target="_blank" rel="noopener" className="block rounded-box">
                <img
                  src={photo.small}
                  alt={`What comes back, ${index + 1} of ${last.photos.length}`}
                  loading="lazy"
                  className="size-24 rounded-box border border-border bg-grey-1 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
