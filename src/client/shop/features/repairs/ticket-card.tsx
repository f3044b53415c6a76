import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import type { TrackedRepair } from '#contract/repairs.ts';
import type { Tracking } from '#client/lib/tracking.api.ts';
import { ConfirmDialog, type ConfirmWords } from '#client/sections/tracking/confirm-dialog.tsx';
import { NextStep } from '#client/sections/tracking/next-step.tsx';
import { PostLabel } from '#client/sections/tracking/post-label.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { ProgressSteps } from '#client/ui/progress-steps.tsx';
import { CheckInPanel } from './check-in-panel.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { openWords, stateWords, stepsOf, workWords } from './repair-words.ts';
import { SlotPanel } from './slot-panel.tsx';
import { moverOf } from './use-move.ts';

type Props = {
  tracked: TrackedRepair;
  link: Tracking;
  now: Date;
  /** Sells the device as it is, where it can be. */
  selling: React.ReactNode;
};

type Asked = 'cancel' | 'recycle' | 'ask_back';

const ASK: Record<Asked, ConfirmWords> = {
  cancel: {
    title: 'Cancel this repair?',
    text: 'Your time at the store becomes free for others. Nothing is charged.',
    yes: 'Cancel the repair',
    busy: 'Cancelling',
    isDanger: true,
  },
  recycle: {
    title: 'Have it recycled?',
    text: 'We erase it and recycle it for free. It can’t come back to you after that.',
    yes: 'Recycle it',
    busy: 'Saving',
    isDanger: true,
  },
  ask_back: {
    title: 'Get it back?',
    text: 'The device comes back to you as it is. There is nothing to pay.',
    yes: 'Get it back',
    busy: 'Saving',
  },
};

const BUTTONS: Record<Asked, string> = {
  cancel: 'Cancel the repair',
  recycle: 'Recycle it',
  ask_back: 'Get it back',
};

/** The repair: where it stands, and what its customer may do now. */
export function TicketCard({ tracked, link, now, selling }: Props) {
  const [asked, setAsked] = useState<Asked>('cancel');
  const [isAsking, setIsAsking] = useState(false);
  const make = moverOf(link, tracked);
  const {
    device,
    state,
    next,
    business,
    label,
    way,
    estimate,
    moves,
    check_in: checkIn,
    parcel,
    store,
    sold_as: sold,
  } = tracked;
  const steps = stepsOf(tracked, now);
  const work = workWords(tracked);
  const isToCome = state === 'requested' || state === 'awaiting_device' || state === 'no_show';
  const choices = (['ask_back', 'recycle', 'cancel'] as const).filter((move) => moves.includes(move));
  return (
    <>
      <section aria-label={device.name} className="overflow-hidden rounded-card border border-border">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-grey-1 px-5 py-3.5 w960:px-7">
          <span className="size-14 shrink-0 overflow-hidden rounded-control bg-paper p-1">
            <Picture name={device.image} alt="" sizes="56px" className="size-full" />
          </span>
          <div className="min-w-0 flex-1 basis-40">
            <h2 className="text-name">
              <Anchor href={device.path} className="hover:underline">
                {device.name}
              </Anchor>
            </h2>
            <p className="text-small text-muted">
              {work && `${work}, `}
              {business.name}
            </p>
          </div>
          <Badge kind="condition">{stateWords(tracked)}</Badge>
        </div>
        <div className="grid gap-5 p-5 w960:px-7 w960:pb-6">
          {steps.length > 0 && <ProgressSteps steps={steps} />}
          {next && <NextStep next={next} business={business.name} now={now} />}
          {parcel && (
            <p className="text-small">
              It comes with {parcel.carrier}, number <b className="font-semibold">{parcel.tracking}</b>.
            </p>
          )}
          {state === 'ready' && store && (
            <p className="text-small text-secondary">
              Collect it from <b className="font-semibold text-ink">{store.name}</b>, {store.address},{' '}
              {store.post_code}, and pay there.
              <span className="mt-1 block">Open {openWords(store.hours)}</span>
            </p>
          )}
          {sold?.token && (
            <p>
              <Anchor href={addresses.track(sold.token)} className="font-medium underline">
                See your trade-in {sold.number}
              </Anchor>
            </p>
          )}
          {state === 'beyond_repair' && !tracked.sale && (
            <p className="text-small text-secondary">
              We can’t name a price for this device, so we can’t buy it. You can have it back, or have it
              recycled.
            </p>
          )}
          {choices.length > 0 && (
            <div className="flex flex-wrap gap-3 border-t border-border pt-4">
              {choices.map((move) => (
                <Button
                  key={move}
                  variant="outline"
                  size={40}
                  aria-haspopup="dialog"
                  onClick={() => {
                    setAsked(move);
                    setIsAsking(true);
                  }}
                >
                  {BUTTONS[move]}
                </Button>
              ))}
            </div>
          )}
        </div>
        <ConfirmDialog
          open={isAsking}
          words={ASK[asked]}
          onClose={() => setIsAsking(false)}
          onConfirm={() => make({ move: asked })}
        />
      </section>
      {selling}
      {estimate && (
        <EstimatePanel
          key={estimate.version}
          estimate={estimate}
          mayAnswer={moves.includes('approve')}
          now={now}
          make={make}
        />
      )}
      {isToCome && way === 'drop_in' && <SlotPanel tracked={tracked} make={make} />}
      {isToCome && label && (
        <Panel title="Post it to us" text="The label is free and insured.">
          <PostLabel number={label.reference} to={label.to} />
        </Panel>
      )}
      {checkIn && <CheckInPanel checkIn={checkIn} signatures={tracked.signatures} now={now} />}
    </>
  );
}
