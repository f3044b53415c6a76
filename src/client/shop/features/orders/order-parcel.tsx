import { ArrowRight, Printer, Store, Truck } from 'lucide-react';
import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { addresses } from '#rules/page/addresses.ts';
import { hoursWords } from '#rules/stores/opening-hours.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { oneLine } from '#client/lib/one-line.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { ProgressSteps } from '#client/ui/progress-steps.tsx';
import { KeptTogether } from '#client/ui/kept-together.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { AgainButton, type BuyAgain } from './again-button.tsx';
import type { AppealDialogProps } from './appeal-dialog.tsx';
import { cancelWords } from './back-words.ts';
import { CancelDialog } from './cancel.ts';
import { isInParts, lineStatus, refundsWords } from './line-status.ts';
import { lostWords } from './lost-words.ts';
import {
  askToCancel,
  endWords,
  hasArrived,
  isOver,
  isSettled,
  mayCancelHere,
  nextWords,
  readyWords,
  stateOfLine,
  sentWords,
  stateWords,
  stepsOf,
  uncollectedWords,
} from './order-words.ts';
import { ParcelList } from './parcel-list.tsx';
import type { ReturnDialogProps } from './return-dialog.tsx';
import { ReviewPart } from './review-part.tsx';
import type { MoveBody, Tracking } from './track.api.ts';
import type { WithdrawDialogProps } from './withdraw-dialog.tsx';

const ReturnDialog = lazyOverlay<ReturnDialogProps>(() =>
  import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })),
);
const AppealDialog = lazyOverlay<AppealDialogProps>(() =>
  import('./appeal-dialog.tsx').then((module) => ({ default: module.AppealDialog })),
);
const WithdrawDialog = lazyOverlay<WithdrawDialogProps>(() =>
  import('./withdraw-dialog.tsx').then((module) => ({ default: module.WithdrawDialog })),
);

/** Loaded only where something is returned, since most orders have no return. */
const loadReturnPanel = () => import('./return-panel.tsx').then((module) => module.ReturnPanel);

/** Only devices with numbers of their own have a report. */
const loadReports = () => import('./device-reports.tsx').then((module) => module.DeviceReports);
const hasReports = ({ lines }: TrackedOrder) => lines.some(({ devices }) => devices.length > 0);

type Props = {
  order: TrackedOrder;
  /** The lines of the delivery address; none where everything is collected. */
  to: readonly string[];
  /** The position among several orders, such as 'Order 1 of 2'. */
  place: string | undefined;
  /** How many other orders of the group continue without it. */
  others: number;
  now: Date;
  hasAccount: boolean;
  isPaidInStore: boolean;
  tracking: Pick<Tracking, 'move' | 'refresh'>;
  again: BuyAgain;
};

/** One vendor's order: its items, state, next step, and the buyer's actions. */
export function OrderParcel({
  order,
  to,
  place,
  others,
  now,
  hasAccount,
  isPaidInStore,
  tracking,
  again,
}: Props) {
  const { move, refresh } = tracking;
  const [failure, setFailure] = useState<string>();
  const [lost, setLost] = useState<string>();
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'appeal' | 'withdraw'>();
  const open = (which: typeof dialog) => {
    setFailure(undefined);
    setLost(undefined);
    setDialog(which);
  };
  const ReturnPanel = useLoaded(order.return !== null, loadReturnPanel);
  const DeviceReports = useLoaded(hasReports(order), loadReports);
  const steps = stepsOf(order, now);
  const inParts = isInParts(order);
  const isLate = order.events.some((event) => event.move === 'late_payment');
  const end = endWords(order, now);
  const refunds = refundsWords(order, isPaidInStore ? order : undefined);
  const ended = [end, end && isLate && 'Your payment came after that.'];
  // A single refund follows in the same paragraph. Of several, each has its own.
  const told = (
    refunds.length === 1
      ? [[...ended, ...refunds].filter(Boolean).join(' ')]
      : [ended.filter(Boolean).join(' '), ...refunds]
  ).filter(Boolean);
  const next = order.delivery.late ?? nextWords(order, now);
  const ask = askToCancel(order);
  const label = order.papers.find(({ kind }) => kind === 'return_label');
  // Only offer to order again when this order is settled.
  const mayOrderAgain = isSettled(order.state);
  const isCollected = order.delivery.way === 'collect';
  const isReady = order.state === 'ready_to_collect';
  const When = isCollected ? Store : Truck;
  const make = async (body: Omit<MoveBody, 'version' | 'number'>) => {
    setFailure(undefined);
    try {
      await move({ ...body, version: order.version, number: order.number });
      setDialog(undefined);
    } catch (error) {
      setFailure(messageOf(error));
      setLost(lostWords(error));
      throw error;
    }
  };
  return (
    <section
      aria-label={`Order ${order.number}`}
      className="overflow-hidden rounded-card border border-border"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 bg-grey-1 px-5 py-3.5 w600:flex w600:flex-wrap w960:px-7">
        <Store size={20} className="shrink-0" />
        <h3 className="min-w-0 text-label font-semibold">{order.business.name}</h3>
        <span className="col-start-2 text-small text-muted">
          {place && `${place}, `}
          <span className="whitespace-nowrap">{order.number}</span>
        </span>
        <span className="col-span-2 grid grid-cols-subgrid items-center text-small font-semibold w600:ml-auto w600:flex w600:gap-2">
          {isOver(order.state) || hasArrived(order.state) ? (
            <span className="col-start-2 text-muted">
              {end && order.taken > 0
                ? 'Taken back by your bank'
                : stateWords(order.state, order.return?.state ?? null, order.refund_due, isPaidInStore)}
            </span>
          ) : (
            <>
              <When size={18} className="justify-self-center" />
              <span className="text-balance">
                <KeptTogether>
                  {isReady
                    ? readyWords(order)
                    : order.delivery.late
                      ? 'Later than promised'
                      : order.delivery.promise}
                </KeptTogether>
              </span>
            </>
          )}
        </span>
      </div>
      <div className="grid gap-5 p-5 w960:px-7 w960:pb-6">
        <ul className="grid gap-3">
          {order.lines.map((line) => (
            <li key={line.id} className="flex items-center gap-3.5 text-small">
              <span className="size-14 shrink-0 overflow-hidden rounded-control bg-grey-1 p-1">
                <Picture name={line.image} alt="" sizes="56px" className="size-full" />
              </span>
              <span className="min-w-0 flex-1">
                <Anchor href={line.path} className="font-semibold hover:underline">
                  {line.quantity > 1 && `${line.quantity} × `}
                  {line.name}
                </Anchor>
                <span className="block text-caption text-muted">{unsaid(line.choice, line.name)}</span>
                {inParts && (
                  <span className="mt-1 flex flex-wrap gap-1.5">
                    {lineStatus(stateOfLine(order, line.id), line, order).map((words) => (
                      <Badge key={words} kind="condition" className="h-auto min-h-6 whitespace-normal">
                        {words}{' '}
                      </Badge>
                    ))}
                  </span>
                )}
                {line.nearest && !isOver(order.state) && (
                  <span className="block text-caption">
                    The closest match that we have:{' '}
                    <Anchor href={line.nearest.path} className="font-semibold text-accent-text underline">
                      {line.nearest.name}, {sumWords(line.nearest.price)}
                    </Anchor>
                  </span>
                )}
              </span>
              <span className="font-semibold tabular-nums">{sumWords(line.price)}</span>
            </li>
          ))}
        </ul>
        {steps.length > 0 && <ProgressSteps steps={steps} />}
        {order.delivery.code && (
          <p className="rounded-box bg-accent-tint px-4 py-3 text-small">
            Say this code at the counter:{' '}
            <b className="text-h3 tracking-widest tabular-nums">{order.delivery.code}</b>
          </p>
        )}
        {isReady && !order.delivery.code && (
          <p className="rounded-box bg-accent-tint px-4 py-3 text-small">
            The code to say at the counter is in the mail that says it is ready.
          </p>
        )}
        {isCollected && order.delivery.store && !isOver(order.state) && (
          <p className="text-small text-secondary">
            {hasArrived(order.state) ? 'Collected' : 'Collect'} from{' '}
            <b className="font-semibold">{order.delivery.store.name}</b>, {order.delivery.store.address},{' '}
            {oneLine(order.delivery.store.post_code)}
            {!hasArrived(order.state) && order.delivery.store.hours.length > 0 && (
              <span className="block">Open {hoursWords(order.delivery.store.hours)}</span>
            )}
            {isReady && <span className="block">{uncollectedWords(order, isPaidInStore)}</span>}
          </p>
        )}
        {!isCollected && to.length > 0 && !isOver(order.state) && (
          <p className="text-small wrap-anywhere text-secondary">
            {sentWords(order)} to {[...to.slice(0, -1), ...to.slice(-1).map(oneLine)].join(', ')}
          </p>
        )}
        {order.parcels.length > 0 && (
          <ParcelList
            parcels={order.parcels}
            lines={order.lines}
            isInParts={inParts}
            isOver={isOver(order.state)}
          />
        )}
        {told.length > 0 && (
          <div className="grid gap-1.5 text-small text-pretty tabular-nums">
            {told.map((words, index) => (
              <p key={index} className="wrap-anywhere">
                <KeptTogether>{words}</KeptTogether>
              </p>
            ))}
          </div>
        )}
        {order.return &&
          (ReturnPanel ? (
            <ReturnPanel order={order} isPaidInStore={isPaidInStore} now={now} />
          ) : (
            <Skeleton className="h-60 rounded-box" />
          ))}
        {(next || order.moves.length > 0 || mayOrderAgain) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-border pt-4 text-small">
            {next && (
              <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
                <ArrowRight size={18} className="mt-px shrink-0 text-accent-text" />
                <span>
                  <KeptTogether>{next}</KeptTogether>
                  {ask && <span className="block text-muted">{ask}</span>}
                </span>
              </p>
            )}
            {order.moves.includes('appeal') && (
              <Button variant="accent" size={40} aria-haspopup="dialog" onClick={() => open('appeal')}>
                Ask the shop to decide
              </Button>
            )}
            {label && order.token !== null && (
              <ButtonLink
                href={addresses.paper(order.token, label.name)}
                newWindow
                variant="accent"
                size={40}
              >
                <Printer size={16} />
                Print the return label
              </ButtonLink>
            )}
            {mayCancelHere(order) && (
              <Button variant="outline" size={40} aria-haspopup="dialog" onClick={() => open('cancel')}>
                Cancel the order
              </Button>
            )}
            {order.moves.includes('request_return') && (
              <Button variant="outline" size={40} aria-haspopup="dialog" onClick={() => open('return')}>
                Return something
              </Button>
            )}
            {order.moves.includes('withdraw_return') && (
              <Button variant="outline" size={40} aria-haspopup="dialog" onClick={() => open('withdraw')}>
                Withdraw the return
              </Button>
            )}
            {mayOrderAgain && <AgainButton lines={order.lines} number={order.number} again={again} />}
          </div>
        )}
        {DeviceReports && <DeviceReports order={order} />}
        <ReviewPart order={order} onChanged={refresh} />
      </div>
      <CancelDialog
        open={dialog === 'cancel'}
        words={cancelWords(order, others)}
        failure={failure}
        lost={lost}
        onClose={() => setDialog(undefined)}
        onCancel={() => make({ move: 'cancel' })}
      />
      <ReturnDialog
        open={dialog === 'return'}
        order={order}
        hasAccount={hasAccount}
        isPaidInStore={isPaidInStore}
        onClose={() => setDialog(undefined)}
        onReturn={(wish) => make({ move: 'request_return', ...wish })}
      />
      <AppealDialog
        open={dialog === 'appeal'}
        failure={failure}
        onClose={() => setDialog(undefined)}
        onAppeal={(note) => make({ move: 'appeal', note })}
      />
      <WithdrawDialog
        open={dialog === 'withdraw'}
        failure={failure}
        onClose={() => setDialog(undefined)}
        onWithdraw={() => make({ move: 'withdraw_return' })}
      />
    </section>
  );
}
