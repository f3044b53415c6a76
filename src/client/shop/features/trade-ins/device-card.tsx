import { useState, type ReactNode } from 'react';
import type { TradeInItem, TrackedTradeIn } from '#contract/trade-ins.ts';
import { formatPounds } from '#client/lib/format.ts';
import type { Tracking } from '#client/lib/tracking.api.ts';
import { ConfirmDialog, type ConfirmWords } from '#client/sections/tracking/confirm-dialog.tsx';
import { NextStep } from '#client/sections/tracking/next-step.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { ProgressSteps } from '#client/ui/progress-steps.tsx';
import { AcceptForm } from './accept-form.tsx';
import { ArrangeForm } from './arrange-form.tsx';
import { Agreed, Evidence } from './evidence.tsx';
import { PayoutForm } from './payout-form.tsx';
import { RevisedOffer } from './revised-offer.tsx';
import { SendPanel } from './send-panel.tsx';
import { UseForOrder } from './use-for-order.tsx';
import { nextWords, priceNow, STATE_WORDS, stepsOf } from './trade-in-words.ts';
import { moverOf } from './use-move.ts';

type Props = {
  token: string;
  item: TradeInItem;
  tracked: TrackedTradeIn;
  link: Tracking;
  now: Date;
  /** A button that leads to a new account. */
  makeAccount: ReactNode;
};

const CANCEL: ConfirmWords = {
  title: 'Cancel this trade-in?',
  text: 'The offer ends, and nothing is sent or paid. You can get a new price at any time.',
  yes: 'Cancel the trade-in',
  busy: 'Cancelling',
  isDanger: true,
};

/** One device: its state, and the moves of its seller. */
export function DeviceCard({ token, item, tracked, link, now, makeAccount }: Props) {
  const [isCancelling, setIsCancelling] = useState(false);
  const make = moverOf(link, item);
  const may = (move: TradeInItem['moves'][number]) => item.moves.includes(move);
  const steps = stepsOf(item, tracked.events, now);
  const isAwaited = item.state === 'awaiting_device';
  return (
    <section aria-label={item.name} className="overflow-hidden rounded-card border border-border">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-grey-1 px-5 py-3.5 w960:px-7">
        <span className="size-14 shrink-0 overflow-hidden rounded-control bg-paper p-1">
          <Picture name={item.image} alt="" sizes="56px" className="size-full" />
        </span>
        <div className="min-w-0 flex-1 basis-40 max-w600:basis-0">
          <h2 className="text-name">
            <Anchor href={item.path} className="hover:underline">
              {item.name}
            </Anchor>
          </h2>
          <p className="text-small text-muted">
            {item.choice && `${item.choice}, `}
            <span className="whitespace-nowrap">{item.number}</span>
          </p>
        </div>
        {/* On a phone a row of its own, from edge to edge. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-w600:basis-full w600:block w600:text-right">
          <p className="text-price tabular-nums">{formatPounds(priceNow(item))}</p>
          <Badge kind="condition">{STATE_WORDS[item.state]}</Badge>
        </div>
      </div>
      <div className="grid gap-5 p-5 w960:px-7 w960:pb-6">
        {steps.length > 0 && <ProgressSteps steps={steps} />}
        {item.next && (
          <NextStep next={{ ...item.next, what: nextWords(item) }} business={item.business.name} now={now} />
        )}
        {may('accept') && (
          <AcceptForm
            item={item}
            address={tracked.address}
            accountEnds={item.account_ends ?? tracked.account_ends}
            hasAccount={tracked.has_account}
            make={make}
          />
        )}
        {may('arrange') && <ArrangeForm item={item} make={make} />}
        {isAwaited && <SendPanel item={item} make={make} />}
        {item.state === 'revised' && item.revision && (
          <RevisedOffer item={item} revision={item.revision} now={now} make={make} />
        )}
        {may('begin_payout') && <PayoutForm item={item} make={make} />}
        <UseForOrder item={item} token={token} />
        {item.state === 'validated' &&
          !item.pays_for &&
          item.payout === 'voucher' &&
          !tracked.has_account && (
            <div className="flex flex-wrap items-center gap-4 rounded-box bg-accent-tint px-4 py-3.5 text-small">
              <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
                Your voucher is store credit of an account. Make one with {tracked.email}, and open the link
                that we mail you. The voucher is in it a few minutes later.
              </p>
              {makeAccount}
            </div>
          )}
        {item.sent_back && (
          <p className="text-small">
            It comes back with {item.sent_back.carrier}, number{' '}
            <b className="font-semibold">{item.sent_back.tracking}</b>.
          </p>
        )}
        {item.revision && <Evidence revision={item.revision} now={now} />}
        <Agreed checks={item.checks} />
        {may('cancel') && (
          <div className="border-t border-border pt-4">
            <Button variant="outline" size={40} aria-haspopup="dialog" onClick={() => setIsCancelling(true)}>
              Cancel<span className="sr-only"> the trade-in of {item.name}</span>
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isCancelling}
        words={CANCEL}
        onClose={() => setIsCancelling(false)}
        onConfirm={() => make({ move: 'cancel' })}
      />
    </section>
  );
}
