import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CardPayment } from '#contract/payments.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { placeOf } from '#client/lib/place.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { askBank } from './card.api.ts';
import { openCardForm, type CardForm as OpenForm } from './card-form.ts';
import type { CardReturn } from './card-return.ts';
import { CancelAll, Declined, ForAll, Hold, Waiting, type ToPay } from './payment-parts.tsx';
import type { Tracking } from './track.api.ts';

type Props = {
  token: string;
  tracked: ToPay;
  returned: CardReturn;
  /** The bank has the payment and has not answered yet. */
  isAwaited: boolean;
  onAwaited: (isAwaited: boolean) => void;
} & Pick<Tracking, 'move' | 'refresh'>;

const NOT_CONFIRMED = 'The payment was not confirmed';
const NO_FORM = 'The card form did not load. Please check your connection and try again.';

/** The card form, or a note that the bank has the payment. Then no second card may be entered, even after a reload. */
export const CardPanel = (props: Props) =>
  props.isAwaited ? <AwaitedCard {...props} /> : <CardForm {...props} />;

/** How often the bank is asked for its answer. */
const ASK_MS = 5_000;

function AwaitedCard({ token, tracked, onAwaited, refresh }: Props) {
  const { id } = tracked.payment;
  const onAnswer = useRef({ onAwaited, refresh });
  useEffect(() => {
    const ask = async () => {
      if ((await askBank(token, id)).is_awaited) return;
      onAnswer.current.onAwaited(false);
      onAnswer.current.refresh();
    };
    // If the shop can't be reached, the next attempt follows.
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_MS);
    return () => clearInterval(timer);
  }, [token, id]);
  return (
    <Panel title={`Payment of ${sumWords(tracked.payment.amount)} by card`}>
      <div className="grid gap-4">
        <Waiting />
        <ForAll tracked={tracked} />
      </div>
    </Panel>
  );
}

/** Pays by card. The card is typed into a frame of Stripe's. */
function CardForm({ token, tracked, returned, onAwaited, move, refresh }: Props) {
  const { payment } = tracked;
  const [declined, setDeclined] = useState(returned === 'failed' ? NOT_CONFIRMED : undefined);
  const [isPaying, setIsPaying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const form = useCardForm({ token, id: payment.id }, place, { refresh, onAwaited });

  const pay = async (open: OpenForm) => {
    setIsPaying(true);
    setDeclined(undefined);
    try {
      const problem = await open.pay();
      setDeclined(problem);
      // Ask for the bank's answer, since the event may come later.
      if (problem === undefined) {
        const asked = await askBank(token, payment.id);
        if (asked.is_awaited || asked.state === 'pending') onAwaited(true);
      }
    } catch {
      // The result is unknown here. The page polls for it.
      onAwaited(true);
    }
    refresh();
    setIsPaying(false);
  };
  const amount = sumWords(form.payment?.amount ?? payment.amount);
  const isDeclined = declined !== undefined || (payment.state === 'declined' && !isPaying);
  return (
    <Panel title={`Pay ${amount} by card`} text="Your card goes straight to Stripe. We never see its number.">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.open) void pay(form.open);
        }}
      >
        {isDeclined && <Declined words={declined} isHeld={tracked.orders.length > 0} />}
        <ForAll tracked={tracked} />
        <Hold until={payment.hold_until} />
        <FormFailure>{form.failure}</FormFailure>
        <div ref={place} className="min-w-0" />
        {!form.open && !form.failure && (
          <>
            <span role="status" className="sr-only">
              Loading the card form
            </span>
            <Skeleton className="h-44 rounded-box" />
          </>
        )}
        {form.failure ? (
          <Button variant="outline" size={48} onClick={form.retry}>
            Try again
          </Button>
        ) : (
          <Button
            type="submit"
            variant="accent"
            size={52}
            full
            disabled={!form.open}
            busy={isPaying && 'Asking your bank'}
          >
            <Lock size={18} />
            Pay {amount}
          </Button>
        )}
        <CancelAll tracked={tracked} move={move} />
      </form>
    </Panel>
  );
}

/** The payment as the bank knows it, and the form to pay it with, once both are there. */
function useCardForm(
  { token, id }: { token: string; id: string },
  place: RefObject<HTMLDivElement | null>,
  tell: Pick<Props, 'refresh' | 'onAwaited'>,
) {
  const [payment, setPayment] = useState<CardPayment>();
  const [open, setOpen] = useState<OpenForm>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  const onNews = useRef(tell);

  useEffect(() => {
    let isWanted = true;
    let opened: OpenForm | undefined;
    const begin = async () => {
      const asked = await askBank(token, id);
      if (asked.is_awaited) return onNews.current.onAwaited(true);
      // A buyer who came back from the bank may have paid already.
      if (asked.client_secret === undefined) return onNews.current.refresh();
      // This document's content policy may forbid the form, so reload the page.
      if (placeOf('cards') === 'elsewhere') return location.reload();
      if (!isWanted || !place.current) return undefined;
      setPayment(asked);
      opened = await openCardForm(asked, place.current);
      if (!isWanted) opened?.remove();
      else if (opened) setOpen(opened);
      else setFailure(NO_FORM);
      return undefined;
    };
    begin().catch((error: unknown) => {
      if (isWanted) setFailure(messageOf(error));
    });
    return () => {
      isWanted = false;
      opened?.remove();
    };
  }, [token, id, place, round]);

  const retry = () => {
    setFailure(undefined);
    setOpen(undefined);
    setRound(round + 1);
  };
  return { payment, open, failure, retry };
}
