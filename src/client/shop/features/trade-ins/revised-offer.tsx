import { ArrowRight, Check, ScanSearch, ShieldCheck, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { otherCut } from '#rules/trade-in/revision.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { ConfirmDialog, type ConfirmWords } from '#client/sections/tracking/confirm-dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DaysRing } from './days-ring.tsx';
import { amountOf, daysLeft } from './trade-in-words.ts';
import { usePress, type DeviceMove, type MakeMove } from './use-move.ts';

type Revision = NonNullable<TradeInItem['revision']>;
type Props = { item: TradeInItem; revision: Revision; now: Date; make: MakeMove };

interface Answer {
  move: DeviceMove['move'];
  icon: LucideIcon;
  title: string;
  text: string;
}

/** Moves that can't be taken back are asked about first. */
const ASKED = {
  decline_revision: {
    title: 'Send it back?',
    text: 'The trade-in ends, and nothing is paid. Your device comes back to you free and tracked. The new offer can’t be accepted after that.',
    yes: 'Send it back',
    busy: 'Saving',
  },
  recycle: {
    title: 'Have it recycled?',
    text: 'We erase it and recycle it for free. It can’t be sent back after that, and nothing is paid.',
    yes: 'Recycle it',
    busy: 'Saving',
    isDanger: true,
  },
} as const satisfies Record<string, ConfirmWords>;
type Asked = keyof typeof ASKED;

/** The changed offer with three equal answers. Silence is a free return, never a yes. */
export function RevisedOffer({ item, revision, now, make }: Props) {
  const [asked, setAsked] = useState<Asked>('recycle');
  const [isAsking, setIsAsking] = useState(false);
  const { busy, failure, press } = usePress(make);
  const before = amountOf(revision.old, item.payout);
  const after = amountOf(revision.new, item.payout);
  const cents = (pounds: number) => Math.round(pounds * 100);
  const cuts = revision.cuts.map(({ amount }) => cents(amount));
  const other = otherCut(cents(before), cents(after), cuts) / 100;
  const by = item.next?.by;
  const left = daysLeft(by, now);
  const until = by ? new Date(by) : undefined;
  const all: readonly Answer[] = [
    {
      move: 'accept_revision',
      icon: Check,
      title: `Accept ${formatPounds(after)}`,
      text: item.payout === 'bank' ? 'In your bank one working day later' : 'As store credit at once',
    },
    {
      move: 'decline_revision',
      icon: Undo2,
      title: 'Send it back',
      text: 'Free, tracked, with you in three days',
    },
    {
      move: 'dispute',
      icon: ScanSearch,
      title: 'Ask for a second look',
      text: 'Another inspector, free, two working days',
    },
  ];
  const ask = (move: Asked) => {
    setAsked(move);
    setIsAsking(true);
  };
  const answers = all.filter(({ move }) => item.moves.some((one) => one === move));
  return (
    <section aria-label="Your answer" className="rounded-sheet bg-accent-tint p-5 w960:p-7">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-5 tabular-nums">
        <p>
          <span className="block text-small text-secondary">Offer you accepted</span>
          <s className="text-h2 text-secondary">{formatPounds(before)}</s>
        </p>
        <ArrowRight size={20} className="mb-2 shrink-0 text-secondary max-w500:hidden" />
        <p>
          <span className="block text-small text-secondary">Offer after the check</span>
          <b className="text-title">{formatPounds(after)}</b>
        </p>
        <p>
          <span className="block text-small text-secondary">Difference</span>
          <b className="text-tile">
            {after < before ? '−' : '+'}
            {formatPounds(Math.abs(before - after))}
          </b>
          {other !== 0 && (
            <span className="block text-caption text-secondary">
              {formatPounds(Math.abs(other))} {other > 0 ? 'of it' : 'less than the reasons'} by{' '}
              {item.payout === 'voucher' ? 'the voucher and rounding' : 'rounding'}
            </span>
          )}
        </p>
        {until && (
          <p className="flex items-center gap-3.5 text-small w960:ml-auto">
            <DaysRing days={left} />
            <span>
              <b className="block font-semibold">{countOf(left, 'day')} left</b>
              <span className="text-secondary">
                until {fullDateWords(until)}, {timeWords(until)}
              </span>
            </span>
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-3 w600:grid-cols-3">
        {answers.map(({ move, icon: Icon, title, text }) => (
          <button
            key={move}
            type="button"
            aria-disabled={busy !== undefined || undefined}
            aria-haspopup={move === 'decline_revision' ? 'dialog' : undefined}
            onClick={() => (move === 'decline_revision' ? ask(move) : void press({ move }))}
            className="flex gap-3 rounded-box border-[1.5px] border-ink bg-paper p-4 text-left hover:bg-grey-1 w600:flex-col"
          >
            {busy === move ? <Spinner /> : <Icon size={20} className="shrink-0 text-accent-text" />}
            <span>
              <b className="block text-name">{title}</b>
              <span className="block text-small text-secondary">{text}</span>
            </span>
          </button>
        ))}
      </div>
      <div className="mt-4">
        <FormFailure>{failure}</FormFailure>
      </div>
      <p className="flex gap-3 text-small text-accent-text">
        <ShieldCheck size={18} className="mt-px shrink-0" />
        <span>
          If we hear nothing, it comes back to you free. We never take silence as a yes.{' '}
          {revision.is_final && 'This is the answer of the second inspector, so it is final. '}
          {item.moves.includes('recycle') && (
            <>
              You can also{' '}
              <button
                type="button"
                aria-haspopup="dialog"
                className="rounded-badge font-semibold underline underline-offset-4 pointer-coarse:py-2"
                onClick={() => ask('recycle')}
              >
                have it recycled
              </button>
              .
            </>
          )}
        </span>
      </p>
      <ConfirmDialog
        open={isAsking}
        words={ASKED[asked]}
        onClose={() => setIsAsking(false)}
        onConfirm={() => make({ move: asked })}
      />
    </section>
  );
}
